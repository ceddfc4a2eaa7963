import type { Backups } from "@felistry/contract/backup.ts";
import { orErrorScreen, type PageTools } from "../page-tools.ts";

export async function loadBackups({ call }: Pick<PageTools, "call">): Promise<Backups> {
  return (await orErrorScreen(call("GET /admin/backups", {}))).data;
}
