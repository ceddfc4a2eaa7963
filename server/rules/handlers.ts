import { askOfCat, askOfCatteryName, askOfLitter, askOfMating } from "./club/ask-rules.ts";
import { listClubRules, listRuleChanges, switchClubRule } from "./club/switch-rules.ts";
import { getAdRules } from "./get-ad-rules.ts";

export const ruleHandlers = {
  "GET /cats/{id}/ad-rules": getAdRules,
  "GET /mating/club-rules": askOfMating,
  "GET /litters/{id}/club-rules": askOfLitter,
  "GET /cats/{id}/club-rules": askOfCat,
  "GET /me/cattery-name": askOfCatteryName,
  "GET /admin/club-rules": listClubRules,
  "PUT /admin/club-rules/{club}/{line}": switchClubRule,
  "GET /admin/club-rules/changes": listRuleChanges,
};
