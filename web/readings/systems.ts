import type { Answer } from "@felistry/contract/api.ts";

export type Systems = Answer<"GET /cat-systems">["data"];
