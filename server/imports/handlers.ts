import { checkImport, confirmImport, getImport, uploadImport } from "./handle-imports.ts";

export const importHandlers = {
  "POST /imports": uploadImport,
  "GET /imports/{id}": getImport,
  "PUT /imports/{id}": checkImport,
  "POST /imports/{id}/confirm": confirmImport,
};
