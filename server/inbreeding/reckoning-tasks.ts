/** The tasks and answers of the inbreeding thread; arrays are indexed by cat id. */
import type { KittensWith } from "@felistry/domain/inbreeding/matings.ts";
import type { InbreedingReport, ReportOptions } from "@felistry/domain/inbreeding/report.ts";
import type { FoundInbreeding } from "../pedigree/queries.ts";

interface Links {
  readonly sires: Int32Array;
  readonly dams: Int32Array;
}

interface LinksAndKnown extends Links {
  /** Coefficients calculated earlier, NaN where there is none. */
  readonly known: Float64Array;
}

/** The limit on generations, if there is one. */
export type Depth = Pick<ReportOptions, "generations" | "limit">;

export interface ReportTask extends LinksAndKnown {
  readonly kind: "report";
  readonly sire: number;
  readonly dam: number;
  readonly options: Depth;
}

export interface KittensTask extends LinksAndKnown {
  readonly kind: "kittens";
  readonly cat: number;
  readonly mates: readonly number[];
}

export interface PopulationTask extends Links {
  readonly kind: "population";
  readonly cats: Int32Array;
  /** 0 if unknown. */
  readonly born: Int16Array;
}

export type ReckoningTask = ReportTask | KittensTask | PopulationTask;

export interface Reckoned<Answer extends InbreedingReport | KittensWith[]> {
  readonly answer: Answer;
  readonly found: FoundInbreeding;
}
