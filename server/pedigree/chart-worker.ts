/** The thread that draws pedigree charts. */
import type { PedigreeFileType } from "@felistry/contract/pedigree/pedigree-file.ts";
import type { Drawing } from "../print/drawing.ts";
import { pdfOf } from "../print/pdf-of.ts";
import { pngOf } from "../print/png-of.ts";
import { svgOf } from "../print/svg-of.ts";
import { answerTasks } from "../threads/answer-tasks.ts";
import type { ChartOrder } from "./chart/content.ts";
import { layOutChart } from "./chart/lay-out-chart.ts";

type Sheets = readonly [Drawing, ...Drawing[]];

const WRITERS: Record<PedigreeFileType, (sheets: Sheets) => Promise<Uint8Array>> = {
  pdf: (sheets) => pdfOf(...sheets),
  png: ([drawing]) => pngOf(drawing),
  svg: async ([drawing]) => Buffer.from(svgOf(drawing)),
};

answerTasks(({ type, content, further = [] }: ChartOrder) =>
  WRITERS[type]([layOutChart(content), ...further.map(layOutChart)]),
);
