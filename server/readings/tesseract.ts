/** Tesseract compiled to WebAssembly, with models from disk: nothing is downloaded. */
import { fileURLToPath } from "node:url";
import { createWorker, OEM, PSM } from "tesseract.js";
import type { Word } from "@felistry/domain/readings/words.ts";

export type ModelLanguage = "Latin" | "rus";

const LANGUAGES: readonly ModelLanguage[] = ["rus", "Latin"];
const FIRST_LANGUAGE: ModelLanguage = "Latin";
/** The models that come with the project (README.md there). */
const MODELS = fileURLToPath(new URL("models", import.meta.url));

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

/** `tessdata` is a folder whose models are taken in place of ours. */
export async function openTesseract(tessdata?: string | undefined): Promise<Tesseract> {
  let tell: (part: number) => void = () => {};
  // Most papers need no other; the model of the other script is loaded when one does.
  let current: string = FIRST_LANGUAGE;
  const worker = await createWorker(current, OEM.LSTM_ONLY, {
    langPath: MODELS,
    gzip: true,
    // Models are looked up here first; "readOnly" prevents copying them anywhere.
    cachePath: tessdata ?? MODELS,
    cacheMethod: "readOnly",
    logger: ({ status, progress }) => status === "recognizing text" && tell(progress),
    errorHandler: () => {},
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
  return {
    languages: LANGUAGES,
    async read(image, languages, onProgress = () => {}) {
      const wanted = languages.join("+");
      if (wanted !== current) {
        await worker.reinitialize(wanted, OEM.LSTM_ONLY);
        await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
        current = wanted;
      }
      tell = onProgress;
      // The JSON would describe every letter: a quarter of a second a page.
      const { data } = await worker.recognize(image, {}, { tsv: true });
      tell = () => {};
      return wordsOf(data.tsv ?? "");
    },
    async close() {
      await worker.terminate();
    },
  };
}

const WORD_LEVEL = "5";

/** A line for each word: level, four numbers and its own, left, top, width, height, confidence in percent, text. */
function wordsOf(tsv: string): Word[] {
  return tsv.split("\n").flatMap((line) => {
    const [level, , , , , , x, y, w, h, percent, ...text] = line.split("\t");
    if (level !== WORD_LEVEL) return [];
    return {
      text: text.join("\t"),
      // Whole percent: what counts as sure was measured with them.
      confidence: Math.floor(Number(percent)) / 100,
      x: Number(x),
      y: Number(y),
      w: Number(w),
      h: Number(h),
    };
  });
}
