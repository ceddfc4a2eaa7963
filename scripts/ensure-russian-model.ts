import { hasRussian, tessdataDir } from "@felistry/server/readings/tesseract.ts";
import { installByApt } from "./setup/apt.ts";

/** Downloads the model for reading Russian scans, which no npm package contains; without it their test is skipped. */
export function ensureRussianModel(): void {
  if (!hasRussian(tessdataDir(process.env["TESSDATA_DIR"])))
    installByApt("tesseract-ocr-rus", "the Russian model for reading scans");
}
