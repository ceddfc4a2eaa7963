import { readUploadedScan, getReadingProgress } from "./read-uploaded-scan.ts";
import { readStoredScan } from "./read-stored-scan.ts";
import { saveReading } from "./save-reading.ts";

export const readingHandlers = {
  "POST /uploadToAi": readUploadedScan,
  "GET /pedigrees/{id}/reading": readStoredScan,
  "GET /readings/{id}/progress": getReadingProgress,
  "POST /cats/{id}/pedigree/reading": saveReading,
};
