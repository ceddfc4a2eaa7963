/** Samples of the calls that answer a file. */
import type { Pool } from "pg";
import type { FileKey, Input } from "@felistry/contract/api.ts";
import { PHOTO_FOLDER, SCAN_FOLDER } from "@felistry/server/pictures/picture-names.ts";
import type { Services } from "@felistry/server/services.ts";
import { freshToken, tokenHash } from "@felistry/server/accounts/token.ts";
import type { SampleRows } from "./sample-rows.ts";

/** Anything with a server's files and database. */
export interface FileWorld {
  readonly pool: Pool;
  readonly services: Pick<Services, "files">;
}

/** The sheet of a certificate is among the samples of certificates. */
type Sampled = Exclude<FileKey, "GET /certificates/{name}">;

export async function fileSamples(
  { pool, services: { files } }: FileWorld,
  {
    cat,
    order,
    photo,
    scans,
    onlineOwner,
  }: Pick<SampleRows, "cat" | "order" | "photo" | "scans" | "onlineOwner">,
): Promise<{ readonly [Key in Sampled]: Input<Key> }> {
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
    "GET /my/orders/{id}/contract.pdf": { params: { id: order.id } },
    "GET /sitemap.xml": {},
    "GET /sitemaps/{part}": { params: { part: "pages.xml" } },
    "GET /robots.txt": {},
    "GET /manifest.webmanifest": {},
  };
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
