/** The packs of `data/rules`, read once. */
import { readdirSync, readFileSync } from "node:fs";
import type { Pack } from "@felistry/domain/rules/rule.ts";

const folder = new URL("../../data/rules/", import.meta.url);

export const packs: readonly Pack[] = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Pack);

export function isPack(id: string): boolean {
  return packs.some((pack) => pack.id === id);
}
