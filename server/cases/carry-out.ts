/** What a decision does, once it can no longer be taken back: what the kind's own call would have done. */
import type { DeskKind } from "@felistry/domain/cases/checks.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { carryOutCorrection } from "../corrections/public.ts";
import { carryOutCredential } from "../credentials/public.ts";
import type { Tx } from "../db/transaction.ts";
import { carryOutLitter } from "../litters/public.ts";
import { carryOutMerge } from "../merges/public.ts";
import { carryOutApplication } from "../registration/public.ts";
import type { Services } from "../services.ts";
import { carryOutTransfer } from "../transfers/public.ts";
import { mailOfUnconfirmed } from "./mails.ts";
import { endDecided, type LockedCase } from "./statements.ts";

export interface Deciding {
  readonly db: Tx;
  /** Whoever has decided. */
  readonly member: { readonly id: number };
  readonly services: Services;
  readonly today: string;
  readonly locale: Locale;
}

interface Decision {
  readonly outcome: string;
  readonly reason: string | null;
}

type CarryOut = (subjectId: number, decision: Decision, context: Deciding) => Promise<void>;

const BY_KIND: Readonly<Record<DeskKind, CarryOut>> = {
  application: carryOutApplication,
  litter: carryOutLitter,
  correction: carryOutCorrection,
  title: carryOutCredential,
  test: carryOutCredential,
  transfer: carryOutTransfer,
  merge: carryOutMerge,
};

/** Triggers of the kind's table end the case; an entry that was not confirmed stays as its owner has made it. */
export async function carryOut(
  { id, kind, subject_id, outcome, reason }: LockedCase,
  context: Deciding,
): Promise<void> {
  const { db, member, services } = context;
  await BY_KIND[kind as DeskKind](subject_id, { outcome: outcome!, reason }, context);
  if (outcome === "confirmed" || (kind !== "title" && kind !== "test")) return;
  await endDecided(db, { kind, subjectId: subject_id, outcome: outcome!, memberId: member.id });
  const mail = await mailOfUnconfirmed(db, id, services.config);
  if (mail) await services.jobs.enqueueMails(db, [mail]);
}
