import type { OneCase } from "@felistry/contract/cases.ts";
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";
import { loadCorrection } from "../corrections/load-correction.ts";
import { loadAppliedCat } from "../registration/load-applied-cat.ts";
import { loadMergeRequest } from "../merges/load-merge-request.ts";
import { loadTransfer } from "../transfers/load-transfer.ts";

/** What is decided in a case, with its paper. Each part is null if the case has none. */
export async function loadCasePaper(call: ApiCaller, found: OneCase) {
  const { kind, subject_id, cat_id, application, litter } = found;
  const isOfCat = (kind === "title" || kind === "test") && cat_id !== null;
  const [entry, correction, transfer, merge, credential, cat, ofDam, ofSire] = await Promise.all([
    application && loadAppliedCat(call, application),
    kind === "correction" ? loadCorrection({ call }, subject_id) : null,
    kind === "transfer" ? loadTransfer({ call }, subject_id) : null,
    kind === "merge" ? loadMergeRequest({ call }, subject_id) : null,
    isOfCat ? orGone(call("GET /cats/{id}/credentials", { params: { id: cat_id } })) : null,
    isOfCat ? orGone(call("GET /cats/cat-and-color/{id}", { params: { id: cat_id } })) : null,
    litter && loadMerits(call, litter.dam.id),
    litter && loadMerits(call, litter.sire.id),
  ]);
  return {
    entry,
    correction,
    transfer,
    merge,
    cat: cat?.data ?? null,
    litter: litter && { ...litter, merits: { dam: ofDam ?? [], sire: ofSire ?? [] } },
    credential: credential?.data.find(({ id }) => id === subject_id) ?? null,
  };
}
/** Titles and tests; results of shows say nothing of a parent that its titles do not. */
async function loadMerits(call: ApiCaller, id: number) {
  const answer = await orGone(call("GET /cats/{id}/credentials", { params: { id } }));
  return answer?.data.filter(({ kind }) => kind !== "result") ?? [];
}

export type CasePaperData = Awaited<ReturnType<typeof loadCasePaper>>;

/** The last changes of the cat that the case is about, the newest first. */
export async function loadCaseHistory(call: ApiCaller, { cat_id }: OneCase) {
  if (cat_id === null) return [];
  const answer = await orGone(
    call("GET /cats/{id}/history", { params: { id: cat_id }, query: { limit: 5 } }),
  );
  return answer?.data ?? [];
}

/** The cat of a decided case may have been deleted or merged. */
function orGone<Data>(answer: Promise<Data>): Promise<Data | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  });
}
