import type { Judgement } from "./advice.ts";
import type { WholeCat } from "./origin-parts.ts";
import type { Rulebook } from "./rulebook.ts";
import { toldTo } from "./told-to.ts";
import { judgeParts } from "./verdicts.ts";

export function judgementOf(cat: WholeCat, book: Rulebook): Judgement {
  return {
    parts: judgeParts(cat.parts, book),
    book,
    toldTo: (viewer) => judgeParts(toldTo(viewer, cat), book),
  };
}
