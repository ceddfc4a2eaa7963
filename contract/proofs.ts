/** The public log of the club's decisions, for people and for programs that read transparency logs. */
import { z } from "zod";
import { calls, type CallLimit } from "./call.ts";
import { moment } from "./fields.ts";

/** Programs that follow the log read a few files a minute. */
const LOG_LIMITS = [
  { name: "log", most: 600, windowSeconds: 10 * 60, per: "address", counted: "here" },
] as const satisfies readonly CallLimit[];

const plainText = { types: ["text/plain; charset=utf-8"] };
const octets = { types: ["application/octet-stream"] };

const level = z
  .string()
  .regex(/^(?:entries|\d{1,2})$/)
  .describe("`entries`, or the level of the hashes");

const tile = {
  access: "public",
  atRoot: true,
  limits: LOG_LIMITS,
  bytes: octets,
  errors: ["not_found"],
} as const;

export const publicLog = z.object({
  name: z.string().nullable().describe("the log's name; null before its first entry"),
  size: z.int().describe("how many entries it has"),
  signed_at: moment.nullable(),
  checkpoint: z.string().nullable().describe("the newest checkpoint, as signed"),
  keys: z
    .array(z.object({ key: z.string(), made_at: moment }))
    .describe("public keys, the one that signs now first"),
});
export type PublicLog = z.output<typeof publicLog>;

export const proofCalls = calls({
  "GET /log": {
    summary: "The state of the log of the club's decisions",
    access: "public",
    limits: LOG_LIMITS,
    data: publicLog,
  },
  "GET /log/checkpoint": {
    summary: "The log's newest checkpoint (c2sp.org/tlog-checkpoint)",
    access: "public",
    atRoot: true,
    limits: LOG_LIMITS,
    bytes: plainText,
    errors: ["not_found"],
  },
  "GET /log/keys": {
    summary:
      "The log's public keys, one a line (c2sp.org/signed-note), the one that signs now first",
    access: "public",
    atRoot: true,
    limits: LOG_LIMITS,
    bytes: plainText,
    errors: ["not_found"],
  },
  "GET /log/tile/{level}/{last}": {
    summary: "256 hashes or entries of the log (c2sp.org/tlog-tiles)",
    ...tile,
    params: z.object({ level, last: z.string().regex(/^\d{3}$/) }),
  },
  "GET /log/tile/{level}/{first}/{last}": {
    summary: "The same of a longer log, or fewer than 256 of a shorter one",
    ...tile,
    params: z.object({
      level,
      first: z.string().regex(/^(?:x\d{3}|\d{3}\.p)$/),
      last: z.string().regex(/^\d{1,3}$/),
    }),
  },
});
