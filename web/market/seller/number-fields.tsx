import { ANIMALS_MAX } from "@felistry/domain/market/seller-details.ts";
import { MOST_KITTENS } from "@felistry/domain/litters/rules.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { TextField } from "../../ui/form/field.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import type { Sale } from "../load-sale.ts";

type Numbers = Pick<Sale["says"], "females" | "litters_12m" | "animals_12m">;

/** How many queens, litters and animals the seller has, and kittens the litter. */
export function numberFields(
  said: Numbers | null | undefined,
  litterSize: number | null | undefined,
  errors: FieldErrors,
) {
  const one = (name: string, label: string, value: number | null | undefined, most: number) => (
    <TextField
      key={name}
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(most).length}
      defaultValue={value ?? ""}
      errors={errors}
    />
  );
  return {
    females: one("females", m.seller_females(), said?.females, ANIMALS_MAX),
    litters_12m: one("litters_12m", m.seller_litters_12m(), said?.litters_12m, ANIMALS_MAX),
    animals_12m: one("animals_12m", m.seller_animals_12m(), said?.animals_12m, ANIMALS_MAX),
    litter_size: one("litter_size", m.ad_litter_size(), litterSize, MOST_KITTENS),
  };
}
