import { serverPart } from "../server-part.tsx";

/** Only read: the longest part of a breed's page needs no script. */
export const breedFactsPart = serverPart(() =>
  import("./breed-facts.tsx").then(({ BreedFacts }) => BreedFacts),
);
