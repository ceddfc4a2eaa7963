import {
  checkImport,
  confirmImport,
  getImport,
  listImports,
  removeImport,
  undoImport,
} from "./handle-imports.ts";
import { serveExport } from "./exports.ts";
import { uploadImport } from "./upload-import.ts";

export const importHandlers = {
  "POST /imports": uploadImport,
  "GET /imports": listImports,
  "GET /imports/{id}": getImport,
  "PUT /imports/{id}": checkImport,
  "DELETE /imports/{id}": removeImport,
  "POST /imports/{id}/confirm": confirmImport,
  "POST /imports/{id}/undo": undoImport,
  "GET /exports/{name}": serveExport,
};
