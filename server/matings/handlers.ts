import { getMating } from "./get-mating.ts";
import { suggestStuds } from "./suggest-studs.ts";

export const matingHandlers = {
  "GET /mating": getMating,
  "GET /mating/suggestions": suggestStuds,
};
