/** The rules of clubs in `data/rules/club`, read once: the server does not start with a bad file. */
import { readdirSync, readFileSync } from "node:fs";
import { readFactTable, readPack } from "@felistry/domain/rules/club/read-pack.ts";
import { baseLocale, locales } from "@felistry/i18n/locale.ts";

const folder = new URL("../../../data/rules/club/", import.meta.url);
const FACTS = "facts.json";
const textOf = (file: string) => readFileSync(new URL(file, folder), "utf8");

/** Further languages of the site may lack; these are needed. */
const needed = [baseLocale, ...locales.filter((locale) => textOf(FACTS).includes(`"${locale}":`))];
const languages = [...new Set(needed)];

export const factTable = readFactTable(FACTS, textOf(FACTS), languages);

export const clubPacks = readdirSync(folder)
  .filter((file) => file !== FACTS)
  .map((file) => readPack(file, textOf(file), factTable, languages));
