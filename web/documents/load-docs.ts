/** Loads a cat's papers, for the pages that need them. */
import type { Answer } from "@felistry/contract/api.ts";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { doc_fetch_failed } from "@felistry/i18n/compiled/messages.js";
import type { PageTools } from "../page-tools.ts";

export type Docs =
  | ({ readonly kind: "found" } & Answer<"GET /cats/{id}/docs">["data"])
  | { readonly kind: "failed"; readonly message: string };

const NO_DOCS: Docs = { kind: "found", metric: null, pedigree: null };

/** The tab's content, or its message if loading failed (spec §8). */
export async function loadDocs(
  { call }: Pick<PageTools, "call">,
  { id, metric, pedigree }: Pick<FullProfile, "id" | "metric" | "pedigree">,
): Promise<Docs> {
  // Requesting them anyway would give 404, which a browser logs as an error.
  if (!metric && !pedigree) return NO_DOCS;
  try {
    const { data } = await call("GET /cats/{id}/docs", { params: { id } });
    return { kind: "found", metric: data.metric, pedigree: data.pedigree };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 404) return NO_DOCS;
    const message = error.status === 403 ? error.body.message : doc_fetch_failed();
    return { kind: "failed", message };
  }
}
