/** Searches of the market that a member keeps, and is told of new ads by. */
import { z } from "zod";
import { calls } from "../call.ts";
import { code, id, idInPath, moment, rawText } from "../fields.ts";
import { HOUR_SECONDS } from "../limits.ts";
import { adsWanted } from "./finding.ts";

/** As in the market's address, without order and page. */
export const SAVED_QUERY_MAX = 1000;

const wanted = z.strictObject(adsWanted);
export type SavedQuery = z.output<typeof wanted>;

/** @returns null if it is not one that the market understands, or asks for nothing */
export function readSavedQuery(query: string): SavedQuery | null {
  const fields = [...new URLSearchParams(query)];
  const read = wanted.safeParse(Object.fromEntries(fields));
  const { length } = savedQueryText(query);
  return read.success && length > 0 && length <= SAVED_QUERY_MAX ? read.data : null;
}

/** The same search has one text, whatever the order of its filters; spaces alone are no filter. */
export function savedQueryText(query: string): string {
  const sent = new URLSearchParams(query);
  const kept = Object.keys(adsWanted).flatMap((name): [string, string][] => {
    const value = sent.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return String(new URLSearchParams(kept));
}

const query = rawText(SAVED_QUERY_MAX)
  .refine((text) => readSavedQuery(text) !== null, { error: code("unknown_query") })
  .overwrite(savedQueryText);

const saved = z.object({ id, query: z.string(), created_at: moment });

const limits = [
  { name: "saved-searches", most: 100, windowSeconds: HOUR_SECONDS, per: "member" },
] as const;
const stopLimits = [
  { name: "stop-search", most: 60, windowSeconds: HOUR_SECONDS, per: "address" },
] as const;

export const savedSearchCalls = calls({
  "GET /me/searches": {
    summary: "The caller's saved searches, newest first",
    access: "member",
    data: z.array(saved),
  },
  "POST /me/searches": {
    summary: "Save a search of the market: new ads that match are mailed, each once",
    access: "member",
    limits,
    body: z.object({ query: query.describe("as in the market's address") }),
    creates: true,
    data: z.object({ id }),
    errors: ["searches_many", "too_many_attempts"],
  },
  "DELETE /me/searches/{id}": {
    summary: "End a saved search",
    access: "member",
    params: z.object({ id: idInPath }),
    data: z.null(),
    errors: ["search_not_found"],
  },
  "POST /searches/stop": {
    summary: "End the saved search whose mail has this code",
    access: "public",
    limits: stopLimits,
    body: z.object({
      code: z.string({ error: code("invalid") }).regex(/^[\w-]{1,60}$/, { error: code("invalid") }),
    }),
    data: z.null(),
    errors: ["search_not_found", "too_many_attempts"],
  },
});
