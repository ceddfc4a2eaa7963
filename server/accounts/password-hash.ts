import { hash, verify } from "@node-rs/argon2";
import { Refusal } from "../http/refusal.ts";
import { fairTurns } from "../turns.ts";

/** The library's `Algorithm.Argon2id`, a const enum that stripped types cannot reach. */
const ARGON2ID = 2;

/** OWASP's argon2id setting for an interactive login: 19 MiB, two passes. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Node's threads, which file access and host lookups need too. */
const THREADS = Number(process.env["UV_THREADPOOL_SIZE"] ?? 4);
const MOST_AT_ONCE = 2;

const inTurn = fairTurns(Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(THREADS / 2))), {
  most: 480,
  // Served within seconds if nobody else is waiting.
  mostOfOne: 60,
  full: () => new Refusal("unavailable"),
});

/** Who asks; turns are shared fairly among them: a network, or the server itself. */
export type Asker = string;
export const THE_SERVER: Asker = "the server";

export function hashPassword(password: string, asker: Asker): Promise<string> {
  return inTurn(asker, () => hash(password, OPTIONS));
}

export function passwordMatches(stored: string, password: string, asker: Asker): Promise<boolean> {
  return inTurn(asker, () => verify(stored, password));
}
