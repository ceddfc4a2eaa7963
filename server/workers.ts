/** Who does which work: each kind of `jobs/kinds.ts` has its worker here, or this does not compile. */
import { askAnew } from "./litters/ask-anew.ts";
import { lookAtChanged, lookAtMany } from "./market/held/look-again.ts";
import { tellOfEnded } from "./orders/tell-of-ended.ts";
import { tellOfLapsed } from "./corrections/tell-of-lapsed.ts";
import { tellOfLapsedMerges } from "./merges/requests/tell-of-lapsed.ts";
import { tellOfLapsedTransfers } from "./transfers/tell-of-lapsed.ts";
import { tellOfMatings } from "./matings/planned/tell-of-matings.ts";
import { tellOfSuperseded } from "./certificates/tell-of-superseded.ts";
import { tellOfVoided } from "./waiting/tell-of-voided.ts";
import { tellOfVoidedOffers } from "./orders/reservations/tell-of-voided-offers.ts";
import type { Pool } from "pg";
import { freeKeptCats } from "./accounts/settings/free-kept-cats.ts";
import { sweepAccounts } from "./accounts/sweep.ts";
import { settleCases } from "./cases/settle-cases.ts";
import { tellClub } from "./cases/tell-club.ts";
import { checkInThread } from "./checks/run-check.ts";
import { eachSweep } from "./db/each-due.ts";
import { endSilence } from "./disputes/end-silence.ts";
import { deleteForgotten, forgetAll } from "./documents/forgetting.ts";
import { tellDueDates } from "./dates/tell-due-dates.ts";
import { runImport } from "./imports/run-imports.ts";
import type { WorkKind } from "./jobs/kinds.ts";
import type { Worker } from "./jobs/work.ts";
import { tellSearches, tellSearchesLater } from "./market/finding/tell-searches.ts";
import { sweepAdChanges } from "./market/finding/sweep-ad-changes.ts";
import { sequenceLater, sequenceLog } from "./proofs/sequence.ts";
import { findChats, sendDailyLetters, sendPush, sendTelegram } from "./notices/public.ts";
import { settleDue } from "./orders/settling.ts";
import { endOffers } from "./orders/reservations/end-offers.ts";
import { readInTurn } from "./readings/read-in-turn.ts";
import { endSilentHeirs } from "./catteries/names/heirs.ts";
import { remindOfFees } from "./memberships/remind.ts";
import { sweepParentChanges } from "./pedigree/sweep-parent-changes.ts";
import type { Tx } from "./db/transaction.ts";
import type { Services } from "./services.ts";
import { countStudbook } from "./studbook/public.ts";
import { printBook } from "./studbook/print-book.ts";
import { lapseOffers } from "./waiting/lapse-offers.ts";

type Workers = { readonly [Kind in WorkKind]: Worker<Kind> };

/** @param pool patient: no call waits for its connections */
export async function startWorkers(services: Services, pool: Pool): Promise<void> {
  const { files, pictures, jobs, config } = services;
  const workers: Workers = {
    "sweep-accounts": () => sweepAccounts(pool),
    "daily-letters": () => sendDailyLetters(pool, services, new Date(services.now())),
    push: (data) => sendPush({ ...services, pool }, data),
    telegram: ({ noticeId }) => sendTelegram(pool, services, noticeId),
    "telegram-chats": (_data, { signal }) => findChats(pool, services, signal),
    "due-dates": () => tellDueDates(pool, services),
    "lapse-offers": async () => {
      const today = new Date(services.now()).toISOString().slice(0, 10);
      await eachSweep(
        () => lapseOffers(pool, services, today),
        () => endOffers(pool, services, today),
      );
    },
    "heirs-answers": () => endSilentHeirs(pool, services),
    "fee-reminders": () => remindOfFees(pool, services),
    "settle-orders": () =>
      settleDue(pool, services, new Date(services.now()).toISOString().slice(0, 10)),
    "end-silence": () =>
      endSilence(pool, services, new Date(services.now()).toISOString().slice(0, 10)),
    "settle-cases": () => settleCases(pool, services, tellOfChange),
    "tell-club": () => tellClub(pool, services, new Date(services.now())),
    "sweep-parent-changes": () => sweepParentChanges(pool),
    "tell-searches": () => tellSearches(services, pool),
    "sweep-ad-changes": () => sweepAdChanges(pool),
    "look-at-ads": (data) => lookAtMany(pool, services, data, tellOfChange),
    "sequence-log": () => sequenceLog(pool, { files, config }),
    "sweep-log": () => sequenceLog(pool, { files, config }),
    "forget-files": () => deleteForgotten({ pool, files }),
    "forget-unused": () => forgetAll({ pool, files, pictures }),
    "registry-check": (data, attempt) => checkInThread(services, data, attempt),
    "free-cats": (data, attempt) => freeKeptCats(pool, data, attempt),
    "count-studbook": (_data, attempt) => countStudbook(pool, attempt.signal),
    "print-studbook": (data, attempt) => printBook(services, data, attempt, pool),
    import: (data, attempt) => runImport(services, data, attempt, pool),
    reading: (data, attempt) => readInTurn(services, data, attempt),
  };
  const atOnce: Partial<Record<WorkKind, number>> = { reading: config.recognition.workers };
  const start = <Kind extends WorkKind>(kind: Kind) => jobs.work(kind, workers[kind], atOnce[kind]);
  await Promise.all((Object.keys(workers) as WorkKind[]).map((kind) => start(kind)));
}

/** Who is notified of side effects of the database's rules. */
export async function tellOfChange(tx: Tx, services: Services): Promise<void> {
  // First: an ad that leaves the market may end what the others tell of.
  await lookAtChanged(tx, services);
  await tellOfSuperseded(tx, services);
  await tellOfEnded(tx, services);
  await tellOfVoidedOffers(tx, services);
  await tellOfVoided(tx, services);
  await tellOfLapsed(tx, services);
  await tellOfLapsedTransfers(tx, services);
  await tellOfLapsedMerges(tx, services);
  await askAnew(tx, services);
  await tellOfMatings(tx, services);
  await tellSearchesLater(tx, services);
  await sequenceLater(tx, services);
}
