/** Enforces the limits that a call declares. */
import type { CallLimit } from "@felistry/contract/call.ts";
import type { Services } from "../../services.ts";
import { countOrRefuse } from "./attempts.ts";
import type { Caller } from "../handler.ts";
import { networkOf } from "./network.ts";

export type LimitServices = Pick<Services, "apart" | "config" | "countedHere" | "now">;

/** Counts the call for each of its limits. @throws a refusal that says when to come back */
export async function requireRoomFor(
  limits: readonly CallLimit[] | undefined,
  { member, address }: Pick<Caller, "member" | "address">,
  { apart, config, countedHere, now }: LimitServices,
): Promise<void> {
  for (const limit of limits ?? []) {
    const who =
      limit.per === "address" ? `address ${networkOf(address)}` : member && `member ${member.id}`;
    if (!who) continue;
    const most = Math.ceil(limit.most * config.limitFactor);
    if (limit.counted === "here") countedHere.countOrRefuse({ ...limit, most }, who, now());
    else await countOrRefuse(apart, { ...limit, most }, who);
  }
}
