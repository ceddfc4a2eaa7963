/** What the rules of the seller's country, and of clubs that the operator has named, say of an ad. No legal advice. */
import { z } from "zod";
import { DETAILS } from "@felistry/domain/market/seller-details.ts";
import { VERDICTS } from "@felistry/domain/rules/rule.ts";
import { REGIONS } from "@felistry/domain/rules/regions.ts";
import { calls } from "../call.ts";
import { flagOut, idInPath } from "../fields.ts";
import { shownSellerDetails } from "../market/seller-details.ts";

export const ruleCalls = calls({
  "GET /cats/{id}/ad-rules": {
    summary:
      "What the rules of the seller's country say of the cat's ad, as it is or would be placed",
    access: { rule: "cat-owner", id: "params.id" },
    params: z.object({ id: idInPath }),
    data: z.object({
      verdict: z.literal(VERDICTS),
      language: z.string().describe("of the texts of `fired`, if all have the reader's"),
      packs: z
        .array(
          z.object({
            name: z.string(),
            read_on: z.string().describe("when its sources were read"),
            enforced: z.boolean().describe("the operator has had it read, and it refuses ads"),
          }),
        )
        .describe("the sets of rules that hold for the seller"),
      regions: z
        .array(z.literal(REGIONS))
        .describe("of the seller's country, if its rules differ from region to region"),
      region: z
        .literal(REGIONS)
        .nullable()
        .describe("of the ad, else of the seller's latest; null: the verdict is of all regions"),
      asks: z
        .array(z.literal(DETAILS))
        .describe("what the ad's form asks its seller for, so that these rules can be judged"),
      said: z
        .object({ ...shownSellerDetails, shows_chip: flagOut, shows_dam_chip: flagOut })
        .nullable()
        .describe("what the seller has said in an earlier ad"),
      seller_asks: z
        .array(z.literal(DETAILS))
        .describe(
          "details that are the seller's to say and are not said, if the caller is the cat's other owner",
        ),
      unjudged: z
        .array(
          z.object({
            id: z.string(),
            text: z.string(),
            language: z.string().describe("of the text"),
            source: z.string(),
            region: z.literal(REGIONS).nullable(),
            unknown: z.array(z.string()).describe("the facts that would decide it: `females`"),
          }),
        )
        .describe("rules that nothing known decides, so that the verdict does not speak of them"),
      fired: z.array(
        z.object({
          id: z.string(),
          verdict: z.literal(VERDICTS),
          text: z.string(),
          language: z.string().describe("of the text"),
          source: z.string(),
          region: z
            .literal(REGIONS)
            .nullable()
            .describe("where alone the rule holds, while no region is named"),
          values: z.array(z.string()).describe("the facts on which it fired: `age=54`"),
        }),
      ),
    }),
    errors: ["cat_not_found"],
  },
});
