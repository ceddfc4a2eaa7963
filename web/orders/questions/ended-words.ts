import type { Question } from "@felistry/contract/orders/questions.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

type Ended = NonNullable<Question["ended"]>;

const TEXTS: Readonly<Record<Ended, (about: { name: string }) => string>> = {
  suspended: m.question_end_suspended,
  deleted: () => m.question_end_deleted(),
  died: () => m.question_end_died(),
  sold: () => m.question_end_sold(),
  moved: () => m.question_end_moved(),
  taken_down: () => m.question_end_taken_down(),
  again: () => m.question_end_again(),
  rests: () => m.question_end_rests(),
};

/** What became of the cat. @param otherSide whose account it may be about */
export const endedText = (ended: Question["ended"], otherSide: string): string =>
  TEXTS[ended ?? "rests"]({ name: otherSide });
