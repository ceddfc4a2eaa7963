/** The addresses of the site for the journeys, and of its output. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { baseLocale, inEach, locales, type Locale } from "@felistry/i18n/locale.ts";

export const PORT = Number(process.env["E2E_PORT"] ?? 3917);

/** The same registry again, with one host for both languages and another name. */
export const ONE_HOST_PORT = PORT + 1000;
export const ONE_HOST_NAME = "Paws & Papers";
/** Its upload host. */
export const oneHostUploads = `http://localhost:${ONE_HOST_PORT + 1}`;
export const oneHost = `http://localhost:${ONE_HOST_PORT}`;

export type Language = Locale;
export const languages = locales;

/** The base language is at `localhost`, every other at a subdomain. */
const hostOf = (language: Language) =>
  language === baseLocale ? "localhost" : `${language.toLowerCase()}.localhost`;

/** The form used in a server's environment. */
export const HOSTS = languages.map((language) => `${language}:${hostOf(language)}`).join(",");

export const origins = inEach((language) => `http://${hostOf(language)}:${PORT}`);

/** Known to both server and journeys without communication. */
export const DATA_DIR = join(tmpdir(), `felistry-e2e-${PORT}`);

/** The address of the database, for states that no call can produce. */
export const DATABASE_URL_FILE = join(DATA_DIR, "database-url");
