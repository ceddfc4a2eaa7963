/** The measured part of docs/RECOGNITION.md: a section for each set of layouts, below what people wrote. */
import { section } from "./recognition-figures.ts";
import type { SheetResult } from "./recognition.ts";

export type SetName = "seen" | "unseen";

const TITLES: Record<SetName, string> = {
  unseen: "Unseen layouts",
  seen: "Layouts seen by those who build the reader",
};

/** The page with the figures of one set in the place of its former ones. */
export function withFigures(page: string, set: SetName, results: readonly SheetResult[]): string {
  const heading = `## ${TITLES[set]}`;
  const start = page.indexOf(heading);
  if (start === -1) throw new Error(`docs/RECOGNITION.md has no «${heading}»`);
  const next = page.indexOf("\n## ", start);
  const figures = section(TITLES[set], results);
  return `${page.slice(0, start)}${figures.trimEnd()}\n${next === -1 ? "" : page.slice(next)}`;
}
