import type { Question } from "@felistry/contract/orders/questions.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

type Ended = NonNullable<Question["ended"]>;

const TEXTS: Readonly<Record<Ended, (about: { name: string; sex: string }) => string>> = {
  suspended: m.question_end_suspended,
  deleted: () => m.question_end_deleted(),
  died: m.question_end_died,
  sold: () => m.question_end_sold(),
  moved: () => m.question_end_moved(),
  taken_down: () => m.question_end_taken_down(),
  again: () => m.question_end_again(),
  rests: () => m.question_end_rests(),
};

/** What became of the cat, or of the account of the other side. */
export const endedText = ({ ended, other_side, sex }: Question): string =>
  TEXTS[ended ?? "rests"]({ name: other_side, sex: sex ?? "female" });
