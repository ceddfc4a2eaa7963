import { ANCESTOR_COUNT, damOf, generationOf, sireOf } from "./positions.ts";

export interface AncestorPrefix {
  /** The prefix of an ancestor's fields in `GET /parents/{id}/ancestors`. */
  readonly prefix: string;
  readonly position: number;
  readonly generation: number;
}

/** Birth dates are given for the first two generations only (decisions §4). */
export const GENERATIONS_WITH_BIRTHDATE = 2;

const grandparents: readonly [prefix: string, position: number][] = [
  ["maternal_grandmother_", damOf(damOf(1))],
  ["maternal_grandfather_", sireOf(damOf(1))],
  ["paternal_grandmother_", damOf(sireOf(1))],
  ["paternal_grandfather_", sireOf(sireOf(1))],
];

/**
 * The 30 prefixes of decisions §4 with their positions, generation by generation, the dam's side first. From the third
 * generation on, a prefix is the child's prefix plus `mother_` or `father_`.
 */
export const ancestorPrefixes: readonly AncestorPrefix[] = buildPrefixes();

function buildPrefixes(): AncestorPrefix[] {
  const named: [string, number][] = [
    ["mother_", damOf(1)],
    ["father_", sireOf(1)],
    ...grandparents,
  ];
  for (let i = named.length - grandparents.length; named.length < ANCESTOR_COUNT; i++) {
    const [prefix, position] = named[i]!;
    named.push([`${prefix}mother_`, damOf(position)], [`${prefix}father_`, sireOf(position)]);
  }
  return named.map(([prefix, position]) => ({
    prefix,
    position,
    generation: generationOf(position),
  }));
}
