import { getMating } from "./get-mating.ts";
import { suggestStuds } from "./suggest-studs.ts";
import { moveMating } from "./planned/move-mating.ts";
import { planMating } from "./planned/plan-mating.ts";
import { getPlannedMating, listMatings } from "./planned/read-matings.ts";

export const matingHandlers = {
  "GET /mating": getMating,
  "GET /mating/suggestions": suggestStuds,
  "GET /planned-matings": listMatings,
  "POST /planned-matings": planMating,
  "GET /planned-matings/{id}": getPlannedMating,
  "PUT /planned-matings/{id}/move": moveMating,
};
