import { hash, verify } from "@node-rs/argon2";
import { Refusal } from "../http/refusal.ts";
import { turns } from "../turns.ts";

/** The library's `Algorithm.Argon2id`, a const enum that stripped types cannot reach. */
const ARGON2ID = 2;

/** OWASP's argon2id setting for an interactive login: 19 MiB, two passes. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two of the four threads that files and names of hosts need as well; those who wait are served within seconds. */
const inTurn = turns(2, { most: 60, full: () => new Refusal("unavailable") });

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

export function passwordMatches(stored: string, password: string): Promise<boolean> {
  return inTurn(() => verify(stored, password));
}
