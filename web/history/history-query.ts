/** The history's filters in the address. Invalid ones are ignored. */
import { HISTORY_NOUNS, type HistoryNoun } from "@felistry/domain/history/record.ts";

export interface HistoryFilter {
  readonly noun?: HistoryNoun;
  readonly member?: number;
  readonly day?: string;
}

export function filterIn(search: URLSearchParams): HistoryFilter {
  const noun = HISTORY_NOUNS.find((known) => known === search.get("noun"));
  const member = search.get("member") ?? "";
  const day = search.get("day") ?? "";
  return {
    ...(noun && { noun }),
    ...(/^[1-9]\d{0,8}$/.test(member) && { member: Number(member) }),
    ...(isDay(day) && { day }),
  };
}

function isDay(text: string): boolean {
  return /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

export function searchOf(filter: HistoryFilter): string {
  const pairs = Object.entries(filter).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}
