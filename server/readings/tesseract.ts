/** Tesseract compiled to WebAssembly, with models from disk: nothing is downloaded. */
import { existsSync, globSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, OEM, PSM } from "tesseract.js";
import type { Word } from "@felistry/domain/readings/words.ts";

export type ModelLanguage = "eng" | "rus";

const require = createRequire(import.meta.url);
/** The English model included in the dependencies. */
const BUNDLED = join(dirname(require.resolve("@tesseract.js-data/eng")), "4.0.0_best_int");
const DEBIAN = "/usr/share/tesseract-ocr/*/tessdata";

/** The folder of further models: the configured one, otherwise Debian's, otherwise none. */
export function tessdataDir(configured: string | undefined): string | null {
  if (configured !== undefined) return configured;
  return globSync(DEBIAN).toSorted().at(-1) ?? null;
}

export function hasRussian(tessdata: string | null): boolean {
  return tessdata !== null && existsSync(join(tessdata, "rus.traineddata"));
}

export interface Tesseract {
  readonly languages: readonly ModelLanguage[];
  /** Returns a picture file's words; reports progress from 0 to 1. */
  read(
    image: Buffer,
    languages: readonly ModelLanguage[],
    onProgress?: (part: number) => void,
  ): Promise<Word[]>;
  close(): Promise<void>;
}

export async function openTesseract(tessdata: string | null): Promise<Tesseract> {
  const available: ModelLanguage[] = hasRussian(tessdata) ? ["rus", "eng"] : ["eng"];
  let tell: (part: number) => void = () => {};
  const worker = await createWorker([...available], OEM.LSTM_ONLY, {
    langPath: BUNDLED,
    gzip: true,
    // Models are looked up here first; "readOnly" prevents copying them anywhere.
    cachePath: tessdata ?? BUNDLED,
    cacheMethod: "readOnly",
    logger: ({ status, progress }) => status === "recognizing text" && tell(progress),
    errorHandler: () => {},
  });
  let current = available.join("+");
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
  return {
    languages: available,
    async read(image, languages, onProgress = () => {}) {
      const wanted = languages.join("+");
      if (wanted !== current) {
        await worker.reinitialize(wanted, OEM.LSTM_ONLY);
        await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
        current = wanted;
      }
      tell = onProgress;
      const { data } = await worker.recognize(image, {}, { blocks: true });
      tell = () => {};
      return (data.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ lines }) =>
          lines.flatMap(({ words }) =>
            words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
              text,
              confidence: confidence / 100,
              x: x0,
              y: y0,
              w: x1 - x0,
              h: y1 - y0,
            })),
          ),
        ),
      );
    },
    async close() {
      await worker.terminate();
    },
  };
}
