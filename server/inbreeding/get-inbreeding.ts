import type { Handler } from "../http/handler.ts";
import { networkOf } from "../http/limits/network.ts";
import { refuse } from "../http/refusal.ts";
import { inbreedingFigures } from "./inbreeding-figures.ts";
import { selectNames } from "./inbreeding-statements.ts";

export const getInbreeding: Handler<"GET /pedigree/{catId}/inbreeding"> = async (
  { params: { catId }, query },
  { db, services, address },
) => {
  const [cat] = await selectNames(db, { catIds: [catId] });
  if (!cat) refuse("cat_not_found");
  const report = await services.reckoning.report(networkOf(address), { cat: catId }, query);
  return { data: await inbreedingFigures(db, report) };
};
