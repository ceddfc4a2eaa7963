import type { KeptBackup } from "@felistry/contract/backup.ts";
import type { Handler } from "../http/handler.ts";
import { freeBytesOf } from "../storage/file-store.ts";
import { lastBackups, type LastBackup } from "./made-backups.ts";

export const tellBackups: Handler<"GET /admin/backups"> = async (_input, { db, services }) => {
  const { config, now } = services;
  const { folder, every, pointInTimeDays } = config.backups;
  const byItself = config.databaseUrl === undefined;
  const last = await lastBackups(db);
  const ofKind = (sought: LastBackup["kind"]) => last.find(({ kind }) => kind === sought)!;
  const whole = ofKind("whole");
  const age = whole.made_at === null ? 0 : now() - whole.made_at.getTime();
  return {
    data: {
      by_itself: byItself,
      whole: told(whole),
      base: byItself && pointInTimeDays > 0 ? told(ofKind("base")) : null,
      late: byItself && every !== null && age > 2 * every,
      free: { site: await freeOn(config.dataDir), backups: await freeOn(folder) },
    },
  };
};

/** An unresponsive (network) disk must not keep the state of backups from being shown. */
export function freeOn(folder: string): Promise<number | null> {
  return freeBytesOf(folder).catch(() => null);
}

function told({ made_at, bytes, failed_at, failure }: LastBackup): KeptBackup {
  return {
    made_at: made_at?.toISOString() ?? null,
    bytes,
    failed_at: failed_at?.toISOString() ?? null,
    failure,
  };
}
