/** How much space members may use, each and in total. */
import type { Config } from "../config.ts";
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";

const MEGABYTE = 1_000_000;
/** For pictures not shown anywhere yet: more than any form uploads before it is saved. */
export const UNUSED_MEGABYTES = 100;

const selectFiles = statement(
  "files_of_member",
  `select (coalesce(sum(u.bytes), 0) + (select coalesce(sum(i.bytes), 0) from imports i
             where i.users_id = :memberId and i.state not in ('saved', 'undoing', 'undone')))::float8 as bytes,
     coalesce(sum(u.bytes) filter (where not u.attached), 0)::float8 as unused_bytes
   from uploads u where u.users_id = :memberId`,
);

const selectSum = statement(
  "files_of_all",
  "select coalesce(sum(bytes), 0)::float8 as bytes from uploads",
);

/** The total of all files is too expensive to compute for each picture. */
const SUM_KEPT_MS = 60_000;
const sums = new WeakMap<Config, { bytes: number; at: number }>();

async function filesOfAll(db: Db, config: Config): Promise<number> {
  const kept = sums.get(config);
  if (kept && Date.now() - kept.at < SUM_KEPT_MS) return kept.bytes;
  const [{ bytes } = { bytes: 0 }] = await selectSum(db);
  sums.set(config, { bytes, at: Date.now() });
  return bytes;
}

/** Used and allowed space, for the settings. */
export async function filesUsed(db: Db, memberId: number, config: Config) {
  const [files] = await selectFiles(db, { memberId });
  return {
    ...files!,
    allowed_bytes: config.memberFilesMb * MEGABYTE,
    unused_allowed_bytes: UNUSED_MEGABYTES * MEGABYTE,
    site_bytes: await filesOfAll(db, config),
    site_allowed_bytes: config.siteFilesMb * MEGABYTE,
  };
}

/** @throws {Refusal} files_quota, unused_files_quota, storage_full */
export async function requireQuota(
  db: Db,
  memberId: number,
  bytes: number,
  config: Config,
  { isPicture }: { isPicture: boolean },
): Promise<void> {
  const used = await filesUsed(db, memberId, config);
  if (isPicture && used.unused_bytes + bytes > used.unused_allowed_bytes)
    refuse("unused_files_quota", { values: { megabytes: UNUSED_MEGABYTES } });
  if (used.bytes + bytes > used.allowed_bytes)
    refuse("files_quota", { values: { megabytes: config.memberFilesMb } });
  if (used.site_bytes + bytes > used.site_allowed_bytes) refuse("storage_full");
}
