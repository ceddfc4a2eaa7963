/** The filters of the list of all cats, from its address: `?q=…&sex=female&breed=mco&cursor=…`. */
import { SEXES, type Sex } from "@felistry/domain/cats/sex.ts";
import { cursorOf } from "../ui/page-trail.ts";

export interface CatListQuery {
  readonly q?: string;
  readonly sex?: Sex;
  /** Three letters, upper case. */
  readonly breed?: string;
  readonly cursor?: string;
}

export const QUERY_MAX = 100;

/** @param breedCodes EMS codes that can be chosen; an unknown value counts as none */
export function catListQuery(search: URLSearchParams, breedCodes: readonly string[]): CatListQuery {
  const q = search.get("q")?.trim().slice(0, QUERY_MAX);
  const sex = SEXES.find((one) => one === search.get("sex"));
  const code = search.get("breed")?.toUpperCase();
  const breed = breedCodes.find((one) => one === code);
  const cursor = cursorOf(search);
  return {
    ...(q && { q }),
    ...(sex && { sex }),
    ...(breed && { breed }),
    ...(cursor && { cursor }),
  };
}
