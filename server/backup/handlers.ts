import { tellBackups } from "./tell-backups.ts";

export const backupHandlers = {
  "GET /admin/backups": tellBackups,
};
