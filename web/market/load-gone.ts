import { redirect } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import { orErrorScreen, orNull, type PageTools } from "../page-tools.ts";
import { isIdText } from "../id-text.ts";

/** The cat of an ad that this reader does not see (any more). */
export interface GoneAd {
  readonly cat: Answer<"GET /cats/{id}">["data"];
  /** The reader's thread with the seller. */
  readonly questionId: number | null;
}

const MOVED_PERMANENTLY = 301;

/** @returns null if there is no such cat; an ad of a record that was merged away leads to the one that stands */
export async function loadGone(
  { call, viewer }: PageTools,
  idText: string,
  pathOf: (catId: number) => string,
): Promise<GoneAd | null> {
  if (!isIdText(idText)) return null;
  const id = Number(idText);
  const params = { id };
  const cat = await orErrorScreen(orNull(call("GET /cats/{id}", { params })));
  if (!cat) {
    const standing = await orErrorScreen(orNull(call("GET /cats/{id}/merged-into", { params })));
    if (standing) throw redirect(pathOf(standing.id), MOVED_PERMANENTLY);
    return null;
  }
  const questions = viewer
    ? (await orErrorScreen(call("GET /questions", { query: { cat: id } }))).data
    : [];
  return { cat, questionId: questions[0]?.id ?? null };
}
