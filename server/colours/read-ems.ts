import { inEach, inLanguage } from "@felistry/i18n/locale.ts";
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { breedColourWords } from "@felistry/domain/colours/ems/coat-words.ts";
import { emsParts } from "@felistry/domain/colours/ems/parts.ts";
import type { Handler } from "../http/handler.ts";
import { breedName } from "../reference/queries.ts";
import { requireEms } from "./require-ems.ts";

export const getEms: Handler<"GET /ems"> = async ({ query }, { db }) => {
  const parsed = requireEms(query.code, "code");
  const { breed, codes, extra, normalised } = parsed;
  const [named] = breed === null ? [] : await breedName(db, { ems: breed });
  const parts = emsParts(parsed, named ? inEach((locale) => wordIn(named, "breed", locale)) : null);
  const first = parts.find(({ kind }) => kind === "breed")?.words ?? null;
  const words = inEach((locale) =>
    [first && inLanguage(first, locale), breedColourWords(breed, codes, locale, extra)]
      .filter(Boolean)
      .join(", "),
  );
  return { data: { breed, normalised, parts, words } };
};
