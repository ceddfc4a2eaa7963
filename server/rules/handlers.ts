import { getAdRules } from "./get-ad-rules.ts";

export const ruleHandlers = { "GET /cats/{id}/ad-rules": getAdRules };
