import { search } from "./find.ts";
import { correctOtherName, getOtherName } from "./other-name.ts";

export const searchHandlers = {
  "GET /search": search,
  "GET /cats/{id}/other-name": getOtherName,
  "PUT /cats/{id}/other-name": correctOtherName,
};
