import { getInbreeding } from "./get-inbreeding.ts";
import { getBreedInbreeding, getCatteryInbreeding } from "./get-population-inbreeding.ts";

export const inbreedingHandlers = {
  "GET /pedigree/{catId}/inbreeding": getInbreeding,
  "GET /breeds/{id}/inbreeding": getBreedInbreeding,
  "GET /catteries/{id}/inbreeding": getCatteryInbreeding,
};
