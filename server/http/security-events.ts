/** Records a call's outcome in the security log: done, refused or limited. */
import { specOf, type ApiKey } from "@felistry/contract/api.ts";
import { methodOf } from "@felistry/contract/call.ts";
import type { ErrorCode } from "@felistry/contract/errors.ts";
import type { SecurityEvent } from "@felistry/contract/security-events.ts";
import type { Services } from "../services.ts";
import type { Caller, Told } from "./handler.ts";
import { Refusal } from "./refusal.ts";

/** A typing error is not an attempt at anything. */
const HARMLESS = new Set<ErrorCode>(["bad_input", "unreadable_body"]);

export function tellDone(
  { security }: Pick<Services, "security">,
  key: ApiKey,
  caller: Caller,
  told: Told,
): void {
  const event = told.event ?? specOf(key).securityEvent;
  if (event) security(event, caller.address, factsOf(key, caller, told));
}

export function tellRefused(
  { security }: Pick<Services, "security">,
  key: ApiKey,
  caller: Caller,
  told: Told,
  error: unknown,
): void {
  if (!(error instanceof Refusal) || HARMLESS.has(error.code)) return;
  const event = eventOfRefusal(key, error);
  if (event) security(event, caller.address, { ...factsOf(key, caller, told), code: error.code });
}

function eventOfRefusal(key: ApiKey, { status, details }: Refusal): SecurityEvent | undefined {
  if (status === 429) return "limit_reached";
  const { refusalEvent } = specOf(key);
  if (refusalEvent) return status < 500 ? refusalEvent : undefined;
  // Who gets the public part of a cat is answered 403 with it (specification, "Cat edit mode"), and tries nothing: each page of a cat asks like that.
  // A guest's browser requests a member's pages by itself when a session has ended.
  const isTry =
    (status === 403 && details.data === undefined) || (status === 401 && methodOf(key) !== "GET");
  return isTry ? "refused" : undefined;
}

function factsOf(key: ApiKey, { requestId, member }: Caller, { about }: Told) {
  return { requestId, call: key, member: member?.id, about };
}
