/** The thread that counts the studbook's figures. */
import { workerData } from "node:worker_threads";
import pg from "pg";
import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import { UNKNOWN } from "@felistry/domain/inbreeding/graph.ts";
import { groupReckoner } from "@felistry/domain/studbook/reckoning.ts";
import { inTransaction, type Db } from "../db/transaction.ts";
import {
  deleteColours,
  deleteColoursOfClubs,
  deleteFigures,
  deleteOfClubs,
  insertColours,
  insertColoursOfClubs,
  insertFigures,
  insertOfClubs,
  lockFigures,
  markCounted,
  selectExtent,
  selectLinks,
  selectRegistered,
} from "./count-statements.ts";

/** A row of the figures; without a breed, of all cats of the year. */
interface ReckonedGroup {
  /** Null: of the whole registry. */
  readonly club_id: number | null;
  readonly year: number;
  readonly breed_id: number | null;
  readonly founders: number;
  readonly with_parents: number;
  readonly inbreeding: number;
}

const PAGE = 50_000;
const LINK_BYTES = 12;
const CAT_BYTES = 12;

async function readPedigree(db: Db, last: number) {
  const sires = new Int32Array(last + 1).fill(UNKNOWN);
  const dams = new Int32Array(last + 1).fill(UNKNOWN);
  for (let afterId = 0; ;) {
    const [page] = await selectLinks(db, { afterId, lastId: last, most: PAGE });
    const { links } = page!;
    if (links.length === 0) return { sires, dams };
    for (let at = 0; at < links.length; at += LINK_BYTES) {
      afterId = links.readInt32BE(at);
      sires[afterId] = parentIn(links, at + 4, last);
      dams[afterId] = parentIn(links, at + 8, last);
    }
  }
}

/** A parent entered after the reading began is unknown to it. */
function parentIn(links: Buffer, at: number, last: number): number {
  const parent = links.readInt32BE(at);
  return parent === 0 || parent > last ? UNKNOWN : parent;
}

/** Of the whole registry. */
const ALL = 0;

/** Cats by club, year and breed. */
type Groups = Map<number, Map<number, Map<number, number[]>>>;

async function readGroups(db: Db, last: number): Promise<Groups> {
  const clubs: Groups = new Map();
  for (let afterId = 0; afterId < last; afterId += PAGE) {
    const [page] = await selectRegistered(db, { afterId, lastId: Math.min(last, afterId + PAGE) });
    const { cats } = page!;
    for (let at = 0; at < cats.length; at += CAT_BYTES) {
      const [year, breed] = [cats.readInt16BE(at), cats.readInt16BE(at + 2)];
      const [id, club] = [cats.readInt32BE(at + 4), cats.readInt32BE(at + 8)];
      // The first club's studbook is that of the whole registry.
      for (const of of club === FIRST_CLUB ? [ALL] : [ALL, club])
        clubs
          .getOrInsertComputed(of, () => new Map())
          .getOrInsertComputed(year, () => new Map())
          .getOrInsertComputed(breed, () => [])
          .push(id);
    }
  }
  return clubs;
}

async function reckon(db: Db): Promise<ReckonedGroup[]> {
  const [extent] = await selectExtent(db);
  const { last } = extent!;
  const reckonerOf = groupReckoner(await readPedigree(db, last));
  const row = (
    group: Pick<ReckonedGroup, "club_id" | "year" | "breed_id">,
    cats: readonly number[],
  ): ReckonedGroup => {
    const { withParents, ...found } = reckonerOf(cats);
    return { ...group, with_parents: withParents, ...found };
  };
  return [...(await readGroups(db, last))].flatMap(([club, years]) => {
    const club_id = club === ALL ? null : club;
    return [...years].flatMap(([year, breeds]) => [
      row({ club_id, year, breed_id: null }, [...breeds.values()].flat()),
      ...[...breeds].map(([breed_id, cats]) => row({ club_id, year, breed_id }, cats)),
    ]);
  });
}

/** Counts wait for each other from their first reading on: the later one never writes what is older. */
async function countAnew(db: Db): Promise<void> {
  await lockFigures(db);
  const reckoned = JSON.stringify(await reckon(db));
  await deleteFigures(db);
  await deleteOfClubs(db);
  await deleteColours(db);
  await deleteColoursOfClubs(db);
  await insertFigures(db, { reckoned });
  await insertOfClubs(db, { reckoned });
  await insertColours(db);
  await insertColoursOfClubs(db);
  await markCounted(db);
}

const { connectionString } = workerData as { connectionString: string };
const pool = new pg.Pool({ connectionString, max: 1 });
try {
  await inTransaction(pool, countAnew);
} finally {
  await pool.end();
}
