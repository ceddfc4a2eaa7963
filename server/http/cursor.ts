/** Opaque cursors of keyset-paged lists: the sort values of the last row shown. */
import { z } from "zod";
import { refuse } from "./refusal.ts";

export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/** The values of a cursor we made; anything else is the caller's mistake. */
export function decodeCursor<Values extends [z.ZodType, ...z.ZodType[]]>(
  cursor: string | undefined,
  shape: Values,
): z.output<z.ZodTuple<Values>> | null {
  if (cursor === undefined) return null;
  try {
    return z
      .tuple(shape)
      .parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"))) as z.output<
      z.ZodTuple<Values>
    >;
  } catch {
    return refuse("bad_input", { fields: [{ field: "cursor", code: "bad_cursor" }] });
  }
}

export const rowId = z.int().min(0).max(2_147_483_647);
