import { EMPTY, JsonText } from "../handler.ts";
import type { Success } from "../success.ts";

/** Puts a handler's answer into its envelope. */
export function reply(result: unknown): Success {
  if (result === EMPTY) return { kind: "empty" };
  if (result instanceof JsonText) return { kind: "answer", body: result.text };
  const { message = "", data, ...beside } = result as { message?: string; data: unknown };
  return { kind: "answer", body: { success: true, message, data, ...beside } };
}
