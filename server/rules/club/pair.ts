/** Two cats that are, or are to be, parents, with all that the rules ask of them. */
import { clubBreed } from "@felistry/domain/rules/club/breed-groups.ts";
import type { Ancestors } from "@felistry/domain/rules/club/generations.ts";
import { testsOf, type TestEntry } from "../../credentials/queries.ts";
import type { Db } from "../../db/transaction.ts";
import { refuse } from "../../http/refusal.ts";
import {
  selectNotedMatings,
  selectStandings,
  type NotedMating,
  type Standing,
} from "./breeding-statements.ts";
import { selectAncestors, selectBirths, selectRuledCats, type RuledCat } from "./cat-statements.ts";

/** One of the two, with the tests of its own parents. */
export interface Parent {
  readonly cat: RuledCat;
  readonly tests: readonly TestEntry[];
  readonly testsOfParents: readonly (readonly TestEntry[])[];
  readonly ancestors: Ancestors;
  readonly standing: Standing;
}

export interface Pair {
  readonly dam: Parent;
  readonly sire: Parent;
  /** The queen's births. */
  readonly births: readonly string[];
  /** Hers, as her keeper has noted them. */
  readonly matings: readonly NotedMating[];
}

/** All that the club which judges knows; see `toldTo` for what of it is told to whom. */
export async function readPair(
  db: Db,
  damId: number,
  sireId: number,
  clubId: number,
): Promise<Pair> {
  const [dam, sire] = await readParents(db, [damId, sireId], clubId);
  const births = await selectBirths(db, { damId });
  const matings = await selectNotedMatings(db, { damId });
  return { dam: dam!, sire: sire!, births: births.map(({ born }) => born), matings };
}

/**
 * One statement after the other, since a transaction has one connection. In the order in which they are asked for.
 * @param clubId which judges: of bans that no page shows it knows its own alone
 */
export async function readParents(
  db: Db,
  ids: readonly number[],
  clubId: number,
): Promise<Parent[]> {
  const cats = await selectRuledCats(db, { ids: [...ids] });
  const grandparents = cats.map(({ mother_id, father_id }) => [mother_id, father_id]);
  const tested = [...ids, ...grandparents.flat().filter((id) => id !== null)];
  const entries = await testsOf(db, { ids: tested });
  const lines = await selectAncestors(db, { ids: [...ids] });
  const standings = await selectStandings(db, { ids: [...ids] });
  const testsFor = (id: number | null) => entries.filter(({ cat_id }) => cat_id === id);
  return ids.map((id) => {
    const cat = cats.find((each) => each.id === id) ?? refuse("cat_not_found");
    const standing = standings.find((each) => each.id === id)!;
    const isOwn = standing.club_id === clubId;
    return {
      cat,
      tests: testsFor(id),
      testsOfParents: [testsFor(cat.mother_id), testsFor(cat.father_id)],
      ancestors: ancestorsOf(lines, id),
      standing: {
        ...standing,
        bans: standing.bans.filter(({ is_shown }) => isOwn || is_shown === 1),
      },
    };
  });
}

type Lines = Awaited<ReturnType<typeof selectAncestors>>;

export function ancestorsOf(lines: Lines, root: number): Ancestors {
  const own = lines.filter((line) => line.root === root);
  return new Map(own.map(({ place, id, breed }) => [place, { id, breed: clubBreed(breed) }]));
}
