/** What the table of own cats is made of. */
import type { Answer } from "@felistry/contract/api.ts";
import type { HerdQuery } from "./herd-query.ts";

export type HerdCat = Answer<"GET /me/herd">["data"][number];
export type OwnTag = Answer<"GET /me/tags">["data"][number];

export interface LoadedHerd {
  readonly kind: "herd";
  readonly query: HerdQuery;
  readonly cats: readonly HerdCat[];
  readonly next: string | null;
  readonly total: number;
  readonly tags: readonly OwnTag[];
  readonly breeds: readonly { readonly code: string; readonly name: string }[];
}
