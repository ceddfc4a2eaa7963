import { checkImport } from "./readings/check-import.ts";
import {
  confirmImport,
  getImport,
  listImports,
  removeImport,
  undoImport,
} from "./handle-imports.ts";
import { repairImport, undoRepair } from "./repairs/handle-repairs.ts";
import { listImportCauses } from "./repairs/show-causes.ts";
import { listImportLines } from "./repairs/show-lines.ts";
import { serveExport } from "./exports/serve-export.ts";
import { uploadImport } from "./upload-import.ts";

export const importHandlers = {
  "POST /imports": uploadImport,
  "GET /imports": listImports,
  "GET /imports/{id}": getImport,
  "PUT /imports/{id}": checkImport,
  "DELETE /imports/{id}": removeImport,
  "POST /imports/{id}/confirm": confirmImport,
  "POST /imports/{id}/undo": undoImport,
  "GET /imports/{id}/lines": listImportLines,
  "GET /imports/{id}/causes": listImportCauses,
  "PUT /imports/{id}/repairs": repairImport,
  "DELETE /imports/{id}/repairs": undoRepair,
  "GET /exports/{name}": serveExport,
};
