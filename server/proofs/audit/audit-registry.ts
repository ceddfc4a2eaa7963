/** Compares the registry's certified rows with what the log said of them last. */
import type { Db } from "../../db/transaction.ts";
import { changedDecisions, lostDecisions } from "./decisions.ts";
import {
  changedApplications,
  changedCats,
  changedCertificates,
  changedEnds,
  lostCertificates,
  lostSubjects,
  outdatedCertificates,
} from "./statements.ts";

export async function auditRegistry(db: Db): Promise<string[]> {
  const findings: string[] = [];
  for (const { subject, unknown } of await changedCertificates(db))
    findings.push(
      unknown
        ? `certificate ${subject}: it was never decided`
        : `certificate ${subject}: it differs from what was issued`,
    );
  for (const { subject } of await changedEnds(db))
    findings.push(`certificate ${subject}: its state differs from what was decided`);
  for (const { subject } of await outdatedCertificates(db))
    findings.push(`certificate ${subject}: it is valid, and the registry says otherwise`);
  for (const { subject } of await lostCertificates(db)) findings.push(`${subject}: it is gone`);
  for (const { id } of await changedApplications(db))
    findings.push(`application ${id}: it differs from what was decided`);
  for (const { id } of await changedCats(db))
    findings.push(`cat ${id}: it differs from what was last recorded`);
  for (const { subject } of await changedDecisions(db))
    findings.push(`${subject}: it differs from what was decided`);
  for (const { subject } of await lostDecisions(db)) findings.push(`${subject}: it is gone`);
  for (const { subject } of await lostSubjects(db)) findings.push(`${subject}: it is gone`);
  return findings;
}
