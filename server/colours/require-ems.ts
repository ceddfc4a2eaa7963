import { type ParsedEms, parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { refuse } from "../http/refusal.ts";

/** @throws a refusal that names the part not understood, and its field */
export function requireEms(text: string, field: string): ParsedEms {
  const parsed = parseEms(text);
  if (parsed.ok) return parsed;
  const { unknown: part, beside } = parsed;
  if (beside === undefined) refuse("ems_unknown_part", { field, values: { part }, data: { part } });
  refuse("ems_second_of_kind", { field, values: { part, beside }, data: { part, beside } });
}
