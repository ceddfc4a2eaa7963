/** What was read, for its reader: with the cats of the registry that may be the ancestors. */
import type { ScanReading } from "@felistry/contract/readings.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Db } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { matchesOf } from "./matches-of.ts";
import type { StoredReading } from "./read-in-turn.ts";
import { selectResult } from "./statements.ts";

interface FoundReading {
  readonly message: string;
  readonly recognizedText: string;
  readonly data: ScanReading;
}

/** @throws {Refusal} what was wrong with the scan */
export async function finishedReading(
  db: Db,
  { memberId, key, locale }: { memberId: number; key: string; locale: Locale },
): Promise<FoundReading> {
  const [row] = await selectResult(db, { memberId, key });
  if (!row) refuse("reading_not_found");
  if (row.failed) refuse(row.failed);
  if (row.result === null) refuse("reading_unfinished");
  const reading = JSON.parse(row.result) as StoredReading;
  const { pages, pageCount, pedigree, recogniser, turn, endpointFailed } = reading;
  return {
    message: endpointFailed ? m.reading_endpoint_failed() : "",
    recognizedText: JSON.stringify(pedigree),
    data: {
      pages: pages.map(({ width, height, jpeg }) => ({ width, height, jpeg })),
      lines: [...(reading.lines ?? [])],
      page_count: pageCount,
      turn,
      recogniser,
      notices: noticesOf(reading, row.pedigree_id !== null),
      matches: row.pedigree_id === null ? await matchesOf(db, locale, pedigree) : [],
    },
  };
}

function noticesOf(
  { endpointFailed, pageCount, pages }: StoredReading,
  isOfDocument: boolean,
): ScanReading["notices"] {
  return [
    ...(endpointFailed ? (["endpoint_failed"] as const) : []),
    ...(!isOfDocument && pageCount > pages.length ? (["pages_left_out"] as const) : []),
  ];
}
