/** Answers from memory. */
import type { Front } from "../http/front/front.ts";
import type { Metric } from "./exposition.ts";
import { gauge } from "./process-figures.ts";

export function frontFigures({ kept, bytes, sent }: Front): Metric[] {
  return [
    gauge("felistry_kept_answers", "Answers kept in memory.", kept.size),
    gauge("felistry_kept_bytes", "Memory that they take.", bytes),
    {
      name: "felistry_kept_answers_sent_total",
      type: "counter",
      help: "Requests answered from memory.",
      samples: [{ value: sent }],
    },
  ];
}
