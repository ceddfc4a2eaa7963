import { getBreedCounts } from "./breed-counts.ts";
import { getBreedProfile } from "./get-breed-profile.ts";
import { getBreed } from "./get-breed.ts";
import { listBreeds, listColours, listCountries, listCurrencies, listSystems } from "./lists.ts";

export const referenceHandlers = {
  "GET /breeds": listBreeds,
  "GET /breeds/counts": getBreedCounts,
  "GET /breeds/{id}": getBreed,
  "GET /breeds/{id}/profile": getBreedProfile,
  "GET /color/main": listColours("main"),
  "GET /color/gold": listColours("gold"),
  "GET /color/white": listColours("white"),
  "GET /color/tabby": listColours("tabby"),
  "GET /color/point": listColours("point"),
  "GET /color/eye": listColours("eye"),
  "GET /countries/en_ru": listCountries,
  "GET /currencies": listCurrencies,
  "GET /cat-systems": listSystems,
};
