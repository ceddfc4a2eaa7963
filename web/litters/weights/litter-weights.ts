import type { Answer } from "@felistry/contract/api.ts";

export type LitterWeights = Answer<"GET /litters/{id}/weights">["data"];
