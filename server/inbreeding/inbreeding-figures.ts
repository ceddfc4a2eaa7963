/** The answer for an inbreeding report, with the names of its cats. */
import {
  COMMON_ANCESTORS_TOLD,
  type Inbreeding,
  type NamedCat,
} from "@felistry/contract/inbreeding.ts";
import type { InbreedingReport } from "@felistry/domain/inbreeding/report.ts";
import type { Db } from "../db/transaction.ts";
import { selectNames } from "./inbreeding-statements.ts";

export async function inbreedingFigures(db: Db, report: InbreedingReport): Promise<Inbreeding> {
  const { commonAncestors, completeness, ...figures } = report;
  const { coefficient, unique, possible } = figures;
  const told = commonAncestors.slice(0, COMMON_ANCESTORS_TOLD);
  const ids = new Set(told.flatMap(({ cat, chains }) => [cat, ...chains.flat()]));
  const names = ids.size === 0 ? [] : await selectNames(db, { catIds: [...ids] });
  const byId = new Map<number, NamedCat>(names.map((cat) => [cat.id, cat]));
  return {
    ...figures,
    ancestorLoss: possible === 0 ? null : unique / possible,
    completeness: completeness.map((one) => ({ ...one, share: one.known / one.possible })),
    commonAncestors: told.flatMap(({ cat, contribution, paths, chains }) => {
      const named = byId.get(cat);
      return named
        ? [{ ...named, contribution, share: contribution / coefficient, paths, chains }]
        : [];
    }),
    commonAncestorCount: commonAncestors.length,
    names,
  };
}
