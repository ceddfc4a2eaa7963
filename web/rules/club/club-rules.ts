import type { Answer } from "@felistry/contract/api.ts";

export type ClubRules = Answer<"GET /admin/club-rules">["data"]["clubs"][number];
export type ClubRule = ClubRules["rules"][number];
export type RuleChange = Answer<"GET /admin/club-rules/changes">["data"][number];
