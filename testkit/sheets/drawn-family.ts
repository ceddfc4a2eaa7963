/** A family for sheets drawn in a test: 62 ancestors with names of different lengths, colours, numbers and dates. */

export interface DrawnCat {
  /** As the registry holds it. */
  readonly name: string;
  readonly ems: string;
  readonly number: string;
  readonly birth: string;
}

const NAMES =
  "Atos Bella Cassius Dorothea Emil Fiona Gideon Hermina Igor Jasmin Kasimir Leonora Magnus Nelly Orlando Philippa".split(
    " ",
  );
const AFFIXES = [
  "Silver Forest",
  "Old Castle",
  "Snow Queen's",
  "Moonwood",
  "Grey Harbour",
  "Little Lynx",
];
const COUNTRIES = ["CZ", "DE", "FI", "FR", "PL", "SE"];
const COLOURS = ["SIB n 22", "SIB ns 09 23", "SIB d 24", "SIB f 09", "SIB a 21 33", "SIB n"];

export function drawnFamily(seed: number): ReadonlyMap<number, DrawnCat> {
  let state = seed * 7919 + 17;
  const next = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  return new Map(
    Array.from({ length: 63 }, (_, i) => {
      const position = i + 1;
      const generation = 31 - Math.clz32(position);
      const affix = next(AFFIXES.length);
      const own = `${NAMES[next(NAMES.length)]!}${next(3) === 0 ? ` ${NAMES[next(NAMES.length)]!}` : ""}`;
      const year = 2022 - generation * 3 - next(2);
      return [
        position,
        {
          name: `${COUNTRIES[affix]} ${AFFIXES[affix]} ${own}`,
          ems: COLOURS[next(COLOURS.length)]!,
          number: `LO ${year}-${10_000 + next(80_000)}`,
          birth: `${year}-0${1 + next(9)}-${10 + next(18)}`,
        },
      ] as const;
    }),
  );
}

export const starred = (name: string) => name.replace(/^([A-Z]{2}) /u, "$1*");
export const dayFirst = (iso: string) => iso.split("-").toReversed().join(".");
