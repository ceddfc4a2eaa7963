import { getBreedCounts } from "./breed-counts.ts";
import { getBreed } from "./get-breed.ts";
import { listHandler } from "./lists.ts";

export const referenceHandlers = {
  "GET /breeds": listHandler("GET /breeds"),
  "GET /breeds/counts": getBreedCounts,
  "GET /breeds/{id}": getBreed,
  "GET /color/main": listHandler("GET /color/main"),
  "GET /color/gold": listHandler("GET /color/gold"),
  "GET /color/white": listHandler("GET /color/white"),
  "GET /color/tabby": listHandler("GET /color/tabby"),
  "GET /color/point": listHandler("GET /color/point"),
  "GET /color/eye": listHandler("GET /color/eye"),
  "GET /countries/en_ru": listHandler("GET /countries/en_ru"),
  "GET /currencies": listHandler("GET /currencies"),
  "GET /cat-systems": listHandler("GET /cat-systems"),
};
