/** The security log: what happens to accounts and rights, as JSON lines among the server's own, each with its `event`. */
import { createHmac, randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { SECURITY_EVENTS, type SecurityEvent } from "@felistry/contract/security-events.ts";
import { networkOf } from "./http/limits/network.ts";

/** Ids and names of ours only: no address, code, token or e-mail has a place here. */
interface SecurityFacts {
  readonly requestId: string;
  /** Who calls. */
  readonly member?: number | undefined;
  /** Whose account it is about, where that is not the caller's, or a row that the call names. */
  readonly about?: number | undefined;
  readonly call?: string | undefined;
  /** Of the refusal. */
  readonly code?: string | undefined;
}

/** `address` is logged as a sign of its network: the same place has the same sign until the server is started anew. */
export type SecurityLog = (event: SecurityEvent, address: string, facts: SecurityFacts) => void;

const SIGN_LENGTH = 12;

export function openSecurityLog(log: Logger): SecurityLog {
  // Addresses are few enough to be tried out against a hash that anybody can make.
  const secret = randomBytes(32);
  const signOf = (address: string) =>
    createHmac("sha256", secret)
      .update(networkOf(address))
      .digest("base64url")
      .slice(0, SIGN_LENGTH);
  // At whatever level the rest is logged, unless nothing is.
  const lines = log.child({}, { level: log.level === "silent" ? "silent" : "info" });
  return (event, address, facts) =>
    lines.info({ event, ...facts, network: signOf(address) }, SECURITY_EVENTS[event]);
}
