/** Where the journeys find the site, and what it writes. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { baseLocale, inEach, locales, type Locale } from "@felistry/i18n/locale.ts";

export const PORT = Number(process.env["E2E_PORT"] ?? 3917);

/** The same registry once more: of one host for both languages, and under another name. */
export const ONE_HOST_PORT = PORT + 1000;
export const ONE_HOST_NAME = "Paws & Papers";
/** Where it takes files. */
export const oneHostUploads = `http://localhost:${ONE_HOST_PORT + 1}`;
export const oneHost = `http://localhost:${ONE_HOST_PORT}`;

export type Language = Locale;
export const languages = locales;

/** The base language is at home at `localhost`, each other at a host below it. */
const hostOf = (language: Language) =>
  language === baseLocale ? "localhost" : `${language.toLowerCase()}.localhost`;

/** As the environment of a server names them. */
export const HOSTS = languages.map((language) => `${language}:${hostOf(language)}`).join(",");

export const origins = inEach((language) => `http://${hostOf(language)}:${PORT}`);

/** Known to the server and the journeys without a word between them. */
export const DATA_DIR = join(tmpdir(), `felistry-e2e-${PORT}`);

/** Where the journeys find the database, for what no call can bring about. */
export const DATABASE_URL_FILE = join(DATA_DIR, "database-url");
