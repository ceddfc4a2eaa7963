/** Where the journeys find the site, and what it writes. */
import { tmpdir } from "node:os";
import { join } from "node:path";

export const PORT = Number(process.env["E2E_PORT"] ?? 3917);

/** The same registry once more: of one host for both languages, and under another name. */
export const ONE_HOST_PORT = PORT + 1000;
export const ONE_HOST_NAME = "Paws & Papers";
/** Where it takes files. */
export const oneHostUploads = `http://localhost:${ONE_HOST_PORT + 1}`;
export const oneHost = `http://localhost:${ONE_HOST_PORT}`;

export const origins = {
  en: `http://localhost:${PORT}`,
  ru: `http://ru.localhost:${PORT}`,
} as const;
export type Language = keyof typeof origins;
export const languages = Object.keys(origins) as Language[];

/** Known to the server and the journeys without a word between them. */
export const DATA_DIR = join(tmpdir(), `felistry-e2e-${PORT}`);

/** Where the journeys find the database, for what no call can bring about. */
export const DATABASE_URL_FILE = join(DATA_DIR, "database-url");
