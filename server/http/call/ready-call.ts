import { specOf, type ApiKey } from "@felistry/contract/api.ts";
import type { CallSpec } from "@felistry/contract/call.ts";
import type { Services } from "../../services.ts";
import { parseInput, type ParsedParts, type RawInput } from "../call-checks.ts";
import type { BaseContext, Caller, Handlers, Told } from "../handler.ts";

export type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;

/** A call whose input matches the contract. */
export interface ReadyCall {
  readonly key: ApiKey;
  readonly raw: RawInput;
  readonly spec: CallSpec;
  readonly input: ParsedParts;
  readonly handler: AnyHandler;
  /** The context of all handlers. */
  readonly base: Omit<BaseContext, "setCookie">;
}

/** @throws if the input does not match the contract */
export function readyCall(
  { handlers, services }: { readonly handlers: Handlers; readonly services: Services },
  key: ApiKey,
  raw: RawInput,
  caller: Caller,
  told: Told,
): ReadyCall {
  const spec = specOf(key);
  return {
    key,
    raw,
    spec,
    input: parseInput(spec, raw),
    handler: handlers[key] as AnyHandler,
    base: {
      ...caller,
      services,
      tell: (facts) => void Object.assign(told, facts),
      today: new Date(services.now()).toISOString().slice(0, 10),
    },
  };
}
