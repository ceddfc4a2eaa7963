/** Reads a typed EMS code for a colour form; loaded when somebody types one. */
import { withImplied } from "@felistry/domain/colours/ems/breed-rules.ts";
import { isBuildCode, withBuild } from "@felistry/domain/colours/ems/build.ts";
import { NO_BREED_CODES } from "@felistry/domain/colours/ems/codes.ts";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { parseEms, type UnknownEms } from "@felistry/domain/colours/ems/parse.ts";
import { fullEms } from "@felistry/domain/colours/ems/write.ts";

export interface TypedColour {
  readonly ok: true;
  /** Our breed code; null if the text names none that a form offers. */
  readonly breed: string | null;
  readonly codes: ColourCodes;
  /** The code in this registry's form, if it was typed differently. */
  readonly rewritten: string | null;
  /** Parts that were read but have no field in the form: flags. */
  readonly left: readonly string[];
}

export function readTypedColour(text: string): TypedColour | UnknownEms {
  const parsed = parseEms(text);
  if (!parsed.ok) return parsed;
  const { breed, codes, extra } = parsed;
  const noBreed = NO_BREED_CODES.find((code) => code === breed);
  const known = noBreed ? null : breed;
  // A single-colour breed implies its colour; the pattern and points that a breed implies stay unwritten.
  const { main } = withImplied(known, codes);
  const whole = withBuild({ codes, extra });
  const normalised = fullEms(known, whole);
  const flags = extra.filter((code) => !isBuildCode(code));
  return {
    ok: true,
    breed: known,
    codes: { ...whole, main, build: whole.build ?? null },
    rewritten: isWritten(text, parsed.normalised) ? null : normalised,
    left: noBreed ? [noBreed, ...flags] : flags,
  };
}

function isWritten(typed: string, normalised: string): boolean {
  return typed.trim().replaceAll(/\s+/g, " ") === normalised;
}
