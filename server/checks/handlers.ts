import { ownChecks } from "./own-checks.ts";
import { registryChecks, startRegistryChecks } from "./registry-checks.ts";

export const checkHandlers = {
  "GET /me/checks": ownChecks,
  "GET /admin/checks": registryChecks,
  "POST /admin/checks": startRegistryChecks,
};
