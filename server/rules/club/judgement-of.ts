import type { Judgement } from "./advice.ts";
import type { WholeCat } from "./origin-parts.ts";
import type { Rulebook } from "./rulebook.ts";
import { toldTo } from "./told-to.ts";
import { judgeParts } from "./verdicts.ts";

export function judgementOf({ parts, pair, born }: WholeCat, book: Rulebook): Judgement {
  return {
    parts: judgeParts(parts, book),
    book,
    toldTo: (viewer) => judgeParts(toldTo(viewer, parts, pair, born), book),
  };
}
