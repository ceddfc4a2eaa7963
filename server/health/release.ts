import { readFileSync } from "node:fs";

interface Package {
  readonly version: string;
}

/** The site's version. */
export const RELEASE = (
  JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as Package
).version;
