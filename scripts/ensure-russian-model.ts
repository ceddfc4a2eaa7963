import { hasRussian, tessdataDir } from "@felistry/server/readings/tesseract.ts";
import { installByApt } from "./setup/apt.ts";

/** Gets the model by which Russian scans are read, which no npm package has; without it their test is skipped. */
export function ensureRussianModel(): void {
  if (!hasRussian(tessdataDir(process.env["TESSDATA_DIR"])))
    installByApt("tesseract-ocr-rus", "the Russian model for reading scans");
}
