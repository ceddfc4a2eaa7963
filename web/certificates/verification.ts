import type { Answer } from "@felistry/contract/api.ts";

export type Verification = Answer<"GET /verify/{code}">["data"];
