import type { CLAIMS } from "@felistry/domain/market/seller-details.ts";
import { ad_claim_hint } from "@felistry/i18n/compiled/messages.js";
import { CheckField } from "../../ui/form/field.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import type { Sale } from "../load-sale.ts";
import { CLAIM_WORDS } from "./claims.ts";

/** A box each; the paper itself is shown to whoever asks for it, not here. */
export function claimFields(sale: Sale | null, errors: FieldErrors) {
  const box = (name: (typeof CLAIMS)[number]) => (
    <CheckField
      key={name}
      name={name}
      value="1"
      label={CLAIM_WORDS[name]()}
      hint={ad_claim_hint()}
      defaultChecked={sale?.says?.[name] === 1}
      errors={errors}
    />
  );
  return {
    vet_early: box("vet_early"),
    vet_no_chip: box("vet_no_chip"),
    cannot_stay: box("cannot_stay"),
  };
}
