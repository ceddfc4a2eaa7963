import { readUploadedScan } from "./read-uploaded-scan.ts";
import { readStoredScan } from "./read-stored-scan.ts";
import { getReading, getReadingProgress, listReadings, removeReading } from "./reading-state.ts";
import { saveReading } from "./save-reading.ts";

export const readingHandlers = {
  "POST /uploadToAi": readUploadedScan,
  "POST /pedigrees/{id}/reading": readStoredScan,
  "GET /readings": listReadings,
  "GET /readings/{id}": getReading,
  "DELETE /readings/{id}": removeReading,
  "GET /readings/{id}/progress": getReadingProgress,
  "POST /cats/{id}/pedigree/reading": saveReading,
};
