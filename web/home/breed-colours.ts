/**
 * The colour in which a breed is drawn in the home page's gallery: its best-known one, as the colour part of its EMS code.
 * A breed without one is drawn as its cats usually look.
 */
const typicalColours: Readonly<Record<string, string>> = {
  ABY: "n",
  BEN: "n 24",
  BRI: "a 62",
  EXO: "d 02 62",
  MCO: "n 22",
  NFO: "ns 09 23",
  PER: "w 61",
  RAG: "n 04",
  RUS: "a 64",
  SFS: "ns 22 64",
  SIA: "n",
  SIB: "n 09 23",
  SPH: "f 03 62",
};

export function typicalColour(breedEms: string): string | null {
  return typicalColours[breedEms] ?? null;
}
