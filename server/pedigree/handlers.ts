import { getAncestors } from "./get-ancestors.ts";
import { listDescendants, listOffspring, listSiblings } from "./get-kin.ts";
import { getInbreeding } from "./get-inbreeding.ts";
import { getMating } from "./get-mating.ts";
import { getFather, getMother, getParents } from "./get-parents.ts";
import { getBreedInbreeding, getCatteryInbreeding } from "./get-population-inbreeding.ts";
import { removeParent } from "./remove-parent.ts";
import { setParent } from "./set-parent.ts";
import { suggestStuds } from "./suggest-studs.ts";

export const pedigreeHandlers = {
  "GET /parents/{id}": getParents,
  "GET /parents/mother/{id}": getMother,
  "GET /parents/father/{id}": getFather,
  "POST /parents/": setParent,
  "DELETE /parents/{id}": removeParent,
  "GET /parents/{id}/ancestors": getAncestors,
  "GET /pedigree/{catId}/offspring": listOffspring,
  "GET /pedigree/{catId}/siblings": listSiblings,
  "GET /pedigree/{catId}/descendants": listDescendants,
  "GET /pedigree/{catId}/inbreeding": getInbreeding,
  "GET /mating": getMating,
  "GET /mating/suggestions": suggestStuds,
  "GET /breeds/{id}/inbreeding": getBreedInbreeding,
  "GET /catteries/{id}/inbreeding": getCatteryInbreeding,
};
