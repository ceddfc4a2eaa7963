/** The thread for large inbreeding calculations. */
import { kittensWithEach } from "@felistry/domain/inbreeding/matings.ts";
import { populationInbreeding } from "@felistry/domain/inbreeding/population.ts";
import { inbreedingReport } from "@felistry/domain/inbreeding/report.ts";
import { answerTasks } from "../threads/answer-tasks.ts";
import type { KittensTask, PopulationTask, ReckoningTask, ReportTask } from "./reckoning-tasks.ts";
import type { FoundInbreeding } from "../pedigree/queries.ts";

answerTasks((task: ReckoningTask): unknown => {
  switch (task.kind) {
    case "report":
      return report(task);
    case "kittens":
      return kittens(task);
    case "population":
      return population(task);
  }
});

function report({ sire, dam, options, known, ...graph }: ReportTask) {
  const before = known.slice();
  const answer = inbreedingReport(graph, sire, dam, { ...options, known });
  return { answer, found: foundSince(before, known) };
}

function kittens({ cat, mates, known, ...graph }: KittensTask) {
  const before = known.slice();
  const answer = kittensWithEach(graph, cat, mates, known);
  return { answer, found: foundSince(before, known) };
}

function population({ cats, born, ...graph }: PopulationTask) {
  const members = Array.from(cats, (cat, at) => ({ cat, born: born[at] || null }));
  return populationInbreeding(graph, members);
}

function foundSince(before: Float64Array, now: Float64Array): FoundInbreeding {
  const cats = Int32Array.from(now.keys().filter((cat) => !Object.is(before[cat], now[cat])));
  return { cats, values: Float64Array.from(cats, (cat) => now[cat]!) };
}
