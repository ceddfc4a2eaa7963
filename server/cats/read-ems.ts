import { breedColourWords } from "@felistry/domain/ems/coat-words.ts";
import type { CodeName } from "@felistry/domain/ems/colour-names.ts";
import { type ParsedEms, parseEms } from "@felistry/domain/ems/parse.ts";
import { emsParts } from "@felistry/domain/ems/parts.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { breedName } from "../reference/queries.ts";

export const getEms: Handler<"GET /ems"> = async ({ query }, { db }) => {
  const parsed = requireEms(query.code, "code");
  const { breed, codes, extra, normalised } = parsed;
  const [named] = breed === null ? [] : await breedName(db, breed);
  const parts = emsParts(parsed, named ? { en: named.breed_en, ru: named.breed_ru } : null);
  const first = parts.find(({ kind }) => kind === "breed")?.words ?? null;
  const words = (locale: keyof CodeName) =>
    [first?.[locale], breedColourWords(breed, codes, locale, extra)].filter(Boolean).join(", ");
  return { data: { breed, normalised, parts, words: { en: words("en"), ru: words("ru") } } };
};

/** @throws a refusal that names the part that is not understood, and the field it was sent in */
export function requireEms(text: string, field: string): ParsedEms {
  const parsed = parseEms(text);
  if (!parsed.ok)
    refuse("ems_unknown_part", {
      field,
      values: { part: parsed.unknown },
      data: { part: parsed.unknown },
    });
  return parsed;
}
