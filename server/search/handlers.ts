import { search } from "./find.ts";

export const searchHandlers = {
  "GET /search": search,
};
