import { checkImport, confirmImport, getImport, removeImport } from "./handle-imports.ts";
import { uploadImport } from "./upload-import.ts";

export const importHandlers = {
  "POST /imports": uploadImport,
  "GET /imports/{id}": getImport,
  "PUT /imports/{id}": checkImport,
  "DELETE /imports/{id}": removeImport,
  "POST /imports/{id}/confirm": confirmImport,
};
