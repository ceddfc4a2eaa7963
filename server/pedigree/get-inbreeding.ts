import { inbreedingReport } from "@felistry/domain/pedigree/inbreeding/report.ts";
import { UNKNOWN } from "@felistry/domain/pedigree/inbreeding/graph.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { inbreedingFigures } from "./inbreeding-figures.ts";
import { selectNames } from "./inbreeding-statements.ts";

export const getInbreeding: Handler<"GET /pedigree/{catId}/inbreeding"> = async (
  { params: { catId }, query: { generations, limit } },
  { db, services },
) => {
  const [cat] = await selectNames(db, [catId]);
  if (!cat) refuse("cat_not_found");
  const { graph, inbreeding } = await services.parents.of([catId]);
  const [sire, dam] = [graph.sires[catId] ?? UNKNOWN, graph.dams[catId] ?? UNKNOWN];
  const report = inbreedingReport(graph, sire, dam, { generations, limit, known: inbreeding });
  return { data: await inbreedingFigures(db, report) };
};
