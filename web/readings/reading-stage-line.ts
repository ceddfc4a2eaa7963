import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export type ReadingStage = Answer<"GET /readings/{id}/progress">["data"];

/** A reading's progress, in words and as a share; null if unknown. */
export function readingStageLine(stage: ReadingStage): { text: string; part: number | null } {
  if (!stage) return { text: m.reading_preparing(), part: null };
  if (stage.ahead > 0) return { text: m.reading_waiting({ ahead: stage.ahead }), part: 0 };
  if (stage.page === 0) return { text: m.reading_preparing(), part: 0 };
  const { page, pages, part } = stage;
  const percent = Math.round(part * 100);
  return { text: m.reading_page({ page, pages, percent }), part: (page - 1 + part) / pages };
}
