/** What the club has seen is what it decides: the version of all that the case shows, by its kind. */
import { isDeskKind, type DeskKind } from "@felistry/domain/cases/checks.ts";
import { shownVersionOfCorrection } from "../corrections/queries.ts";
import { shownVersionOfCredential } from "../credentials/queries.ts";
import type { Db } from "../db/transaction.ts";
import { shownVersionOfLitter } from "../litters/queries.ts";
import { shownVersionOfMergeRequest } from "../merges/queries.ts";
import { shownVersionOfApplication } from "../registration/queries.ts";
import { shownVersionOfTransfer } from "../transfers/queries.ts";
import type { LockedCase } from "./statements.ts";

type VersionOf = (db: Db, id: number) => Promise<number | null>;

const OF_SUBJECT: Readonly<Record<Exclude<DeskKind, "application">, VersionOf>> = {
  title: shownVersionOfCredential,
  test: shownVersionOfCredential,
  litter: shownVersionOfLitter,
  correction: shownVersionOfCorrection,
  transfer: shownVersionOfTransfer,
  merge: shownVersionOfMergeRequest,
};

/** Null if it is gone, or the case is decided on another page. What it is of is locked by whoever decides. */
export async function seenVersion(
  db: Db,
  { kind, cat_id, subject_id }: Pick<LockedCase, "kind" | "cat_id" | "subject_id">,
): Promise<number | null> {
  if (!isDeskKind(kind)) return null;
  if (kind !== "application") return OF_SUBJECT[kind](db, subject_id);
  return cat_id === null ? null : shownVersionOfApplication(db, cat_id);
}
