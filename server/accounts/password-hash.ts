import { hash, verify } from "@node-rs/argon2";

/** The library's `Algorithm.Argon2id`, a const enum that stripped types cannot reach. */
const ARGON2ID = 2;

/** OWASP's argon2id setting for an interactive login: 19 MiB, two passes. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

export function passwordMatches(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}
