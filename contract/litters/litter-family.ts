/** What everybody may see of a confirmed litter: what its shared link leads to. */
import { z } from "zod";
import { calls } from "../call.ts";
import { id, idInPath } from "../fields.ts";
import { familyParent, familySibling } from "../market/family.ts";

export const litterFamily = z.object({
  id,
  born: z.string(),
  breed: z.string(),
  breed_ems: z.string(),
  breeder: z.string(),
  sire: familyParent,
  dam: familyParent,
  kittens: z.array(familySibling).describe("that are cats of the registry, with their active ads"),
});
export type LitterFamily = z.output<typeof litterFamily>;

export const litterFamilyCalls = calls({
  "GET /litters/{id}/family": {
    summary:
      "A confirmed litter: its parents and what is proven of them, its kittens and their ads",
    access: "public",
    fromCopy: true,
    params: z.object({ id: idInPath }),
    data: litterFamily,
    errors: ["litter_not_found"],
  },
});
