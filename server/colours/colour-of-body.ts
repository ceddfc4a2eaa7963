import {
  COLOUR_KINDS,
  type ColourCodes,
  type ColourKind,
  NO_COLOUR,
} from "@felistry/domain/colours/ems/codes.ts";
import { buildOf, readBuild } from "@felistry/domain/colours/ems/build.ts";
import type { Db } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { colourOptions, type ColourOptionRow } from "../reference/queries.ts";

export type ColourBody = {
  readonly [Field in ColourKind | `${ColourKind}_ems` | "build"]?: unknown;
};

/**
 * The colour that a form sends: `<kind>_ems` is the code, `<kind>` may say the same as code, id or English name.
 * Null where the body does not speak of colour at all; a body that does states all six parts.
 *
 * @throws bad_input for a code that no select offers, colour_contradiction where both fields disagree
 */
export async function colourOfBody(db: Db, body: ColourBody): Promise<ColourCodes | null> {
  if (COLOUR_KINDS.every((kind) => body[kind] === undefined && body[`${kind}_ems`] === undefined))
    return null;
  const options = await colourOptions(db);
  const codes: ColourCodes = { ...NO_COLOUR };
  for (const kind of COLOUR_KINDS) {
    const ofKind = options.filter((option) => option.kind === kind);
    codes[kind] = partOfBody(kind, ofKind, said(body[kind]), said(body[`${kind}_ems`]));
  }
  return body.build === undefined ? codes : { ...codes, build: buildOfBody(said(body.build)) };
}

function buildOfBody(text: string | null): string | null {
  if (text === null) return null;
  const read = readBuild(text);
  if (read === null) refuse("bad_input", { fields: [{ field: "build", code: "unknown_colour" }] });
  return buildOf(Object.values(read));
}

/** The placeholder option of a select is an empty string or null. */
function said(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = String(value).trim().toLowerCase();
  return text === "" ? null : text;
}

function partOfBody(
  kind: ColourKind,
  options: readonly ColourOptionRow[],
  name: string | null,
  code: string | null,
): string | null {
  const byCode = code === null ? null : options.find(({ ems }) => ems === code);
  if (byCode === undefined)
    refuse("bad_input", { fields: [{ field: `${kind}_ems`, code: "unknown_colour" }] });
  if (name === null) return byCode?.ems ?? null;
  const byName = options.filter((option) => answersTo(option, name));
  if (byName.length === 0)
    refuse("bad_input", { fields: [{ field: kind, code: "unknown_colour" }] });
  // "22" is the code of one pattern and may be the id of another: alone it is read as the code.
  if (byCode === null) return (byName.find(({ ems }) => ems === name) ?? byName[0]!).ems;
  if (!byName.includes(byCode)) refuse("colour_contradiction");
  return byCode.ems;
}

/** "black / seal" also matches by either name. */
function answersTo({ ems, id, name_eng }: ColourOptionRow, text: string): boolean {
  const names = name_eng.toLowerCase();
  return ems === text || String(id) === text || names === text || names.split(" / ").includes(text);
}
