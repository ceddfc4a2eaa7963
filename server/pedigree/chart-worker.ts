/** The thread that draws pedigree charts. */
import type { PedigreeFileType } from "@felistry/contract/pedigree/pedigree-file.ts";
import type { Drawing } from "../print/drawing.ts";
import { pdfOf } from "../print/pdf-of.ts";
import { pngOf } from "../print/png-of.ts";
import { svgOf } from "../print/svg-of.ts";
import { answerTasks } from "../threads/answer-tasks.ts";
import type { ChartOrder } from "./chart/content.ts";
import { layOutChart } from "./chart/lay-out-chart.ts";

const WRITERS: Record<PedigreeFileType, (drawing: Drawing) => Promise<Uint8Array>> = {
  pdf: pdfOf,
  png: pngOf,
  svg: async (drawing) => Buffer.from(svgOf(drawing)),
};

answerTasks(({ type, content }: ChartOrder) => WRITERS[type](layOutChart(content)));
