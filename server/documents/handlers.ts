import {
  getDocs,
  getMetric,
  getMetricOfCat,
  getPedigree,
  getPedigreeOfCat,
} from "./read-documents.ts";
import { readStoredScan } from "./read-stored-scan.ts";
import { getReadingProgress, readUploadedScan } from "./read-uploaded-scan.ts";
import { addMetric, addPedigree, changeMetric, changePedigree } from "./save-document.ts";
import { saveReading } from "./save-reading.ts";
import { upload } from "./upload.ts";

export const documentHandlers = {
  "POST /upload": upload,
  "POST /uploadToAi": readUploadedScan,
  "GET /pedigrees/{id}/reading": readStoredScan,
  "GET /readings/{id}/progress": getReadingProgress,
  "POST /cats/{id}/pedigree/reading": saveReading,
  "GET /cats/{id}/docs": getDocs,
  "GET /cats/{id}/metric": getMetricOfCat,
  "GET /cats/{id}/pedigree": getPedigreeOfCat,
  "GET /metrics/{id}": getMetric,
  "POST /metrics": addMetric,
  "PUT /metrics/{id}": changeMetric,
  "GET /pedigrees/{id}": getPedigree,
  "POST /pedigrees": addPedigree,
  "PUT /pedigrees/{id}": changePedigree,
};
