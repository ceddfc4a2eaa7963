import {
  getDocs,
  getMetric,
  getMetricOfCat,
  getPedigree,
  getPedigreeOfCat,
} from "./read-documents.ts";
import { addMetric, addPedigree, changeMetric, changePedigree } from "./save-document.ts";
import { upload } from "./upload.ts";
import { serveScan } from "./scans.ts";

export const documentHandlers = {
  "POST /upload": upload,
  "GET /cats/{id}/docs": getDocs,
  "GET /cats/{id}/metric": getMetricOfCat,
  "GET /cats/{id}/pedigree": getPedigreeOfCat,
  "GET /metrics/{id}": getMetric,
  "POST /metrics": addMetric,
  "PUT /metrics/{id}": changeMetric,
  "GET /pedigrees/{id}": getPedigree,
  "POST /pedigrees": addPedigree,
  "PUT /pedigrees/{id}": changePedigree,
  "GET /scans/{name}": serveScan,
};
