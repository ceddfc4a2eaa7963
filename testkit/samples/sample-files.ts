/** Samples of the calls that answer a file. */
import type { Pool } from "pg";
import type { FileKey, Input } from "@felistry/contract/api.ts";
import { PHOTO_FOLDER, SCAN_FOLDER } from "@felistry/server/pictures/picture-names.ts";
import { sequenceLog } from "@felistry/server/proofs/sequence.ts";
import type { Services } from "@felistry/server/services.ts";
import { freshToken, tokenHash } from "@felistry/server/accounts/token.ts";
import { partKey } from "@felistry/server/studbook/book-parts.ts";
import { buildAd } from "../build-ad.ts";
import { buildCat } from "../build-cat.ts";
import { buildMember } from "../build-member.ts";
import { buildOrder, type BuiltOrder } from "../build-order.ts";
import { buildStudbook } from "../build-studbook.ts";
import type { World } from "../world.ts";
import type { SampleRows } from "./sample-rows.ts";

/** Anything with a server's files and database. */
export interface FileWorld {
  readonly pool: Pool;
  readonly services: Pick<Services, "files">;
}

/** The sheets of certificates are among the samples of certificates. */
type Sampled = Exclude<
  FileKey,
  "GET /certificates/{name}" | "GET /litters/{id}/certificates" | "GET /club-looks/{name}"
>;

export async function fileSamples(
  world: World & FileWorld,
  rows: SampleRows,
): Promise<{ readonly [Key in Sampled]: Input<Key> }> {
  const { caller, cat, photo, scans, onlineOwner } = rows;
  const {
    pool,
    services: { files },
  } = world;
  const reserved = await reservedOrder(world, rows);
  const [photoName, scanName] = [nameIn(photo.path), nameIn(scans[0]!)];
  await files.put(`${PHOTO_FOLDER}/${photoName}`, Buffer.from("a photo"));
  await files.put(`${SCAN_FOLDER}/${scanName}`, Buffer.from("a scan"));
  const calendarCode = freshToken();
  await pool.query("insert into calendars (member_id, code_hash) values ($1, $2)", [
    onlineOwner.id,
    tokenHash(calendarCode),
  ]);
  return {
    "GET /photos/{name}": { params: { name: photoName } },
    "GET /drawn/{name}": { params: { name: "SIB-ns-22.svg" } },
    "GET /scans/{name}": { params: { name: scanName } },
    "GET /exports/{name}": { params: { name: "cats.csv" } },
    "GET /calendars/{name}": { params: { name: `${calendarCode}.ics` } },
    "GET /shared/{name}": { params: { name: `cat-${cat.id}.png` } },
    "GET /pedigrees/{name}": { params: { name: `${cat.id}.svg` } },
    "GET /my/pedigrees.pdf": { query: { cats: String(cat.id) } },
    "GET /my/orders/{id}/contract.pdf": { params: { id: reserved.id } },
    "GET /open-data/{name}": { params: { name: "studbook-2001.csv" } },
    "GET /admin/studbook/{id}/studbook.pdf": {
      params: { id: await printedStudbook(world, caller.id) },
    },
    "GET /admin/memberships/{name}": { params: { name: "memberships-2001.csv" } },
    "GET /audit/{name}": { params: { name: "history.csv" } },
    "GET /sitemap.xml": {},
    "GET /sitemaps/{part}": { params: { part: "pages.xml" } },
    "GET /robots.txt": {},
    "GET /manifest.webmanifest": {},
    ...(await logSamples(world)),
  };
}

/** A log that is one tile wide. */
async function logSamples({ pool, services: { files } }: FileWorld) {
  await pool.query(
    `select append_leaf('sample', 'sample:' || n, '{}') from generate_series(1, 256) n
     where not exists (select from log_leaves where index = 255)`,
  );
  await sequenceLog(pool, { files, config: { publicOrigin: "http://localhost" } });
  return {
    "GET /log/checkpoint": {},
    "GET /log/keys": {},
    "GET /log/tile/{level}/{last}": { params: { level: "0", last: "000" } },
    "GET /log/tile/{level}/{first}/{last}": {
      params: { level: "entries", first: "000.p", last: "7" },
    },
  } as const;
}

/** Sold by `onlineOwner`, with terms that the buyer has accepted: it has a contract to read. */
async function reservedOrder(
  world: World & FileWorld,
  { owner, onlineOwner }: Pick<SampleRows, "owner" | "onlineOwner">,
): Promise<BuiltOrder> {
  const order = await buildOrder(world, {
    ad: buildAd(world, { cat: buildCat(world, { owner: onlineOwner }) }),
    // Where one member owns all, somebody else buys.
    buyer: owner.id === onlineOwner.id ? buildMember(world) : owner,
    status: "accepted",
  });
  await world.pool.query(
    `insert into reservations (order_id, terms, deposit, deposit_kept, open_until, hand_over_by, shown, shown_in, shown_hash, accepted_at)
     values ($1, 'Come on Sunday', 0, false, current_date + 7, current_date + 30, 'Come on Sunday', 'en',
             encode(sha256('Come on Sunday'), 'hex'), now())`,
    [order.id],
  );
  for (const stage of ["offered", "agreed"])
    await world.pool.query(
      "update orders set stage = $2, deposit = 0, deposit_kept = false where id = $1",
      [order.id, stage],
    );
  return order;
}

/** With a cat that the club registered in 2001. @returns the id of the print */
async function printedStudbook(world: World & FileWorld, memberId: number): Promise<string> {
  await buildStudbook(world, 2001);
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into studbook_books (year, language, started_by, finished_at, printed, total, pages, parts, bytes)
     values (2001, 'en', $1, now(), 1, 1, 1, 1, 6) returning id`,
    [memberId],
  );
  const { id } = rows[0]!;
  await world.services.files.put(partKey(id, 0, 1), Buffer.from("a book"));
  return String(id);
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
