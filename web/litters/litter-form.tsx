import { useState } from "react";
import type { CatCard } from "@felistry/contract/cats.ts";
import { CAT_NAME_MAX } from "@felistry/domain/cats/name.ts";
import { mayBeCrossed } from "@felistry/domain/matings/allowed-crosses.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadCatsOfSex } from "../cats/load-cards.ts";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ClubVerdictCard } from "../rules/club/club-verdict-card.tsx";
import { usePairVerdict } from "../rules/club/use-pair-verdict.ts";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { TextField } from "../ui/form/field.tsx";
import { RecordForm } from "../ui/form/record-form.tsx";
import { KittenRows } from "./kitten-rows.tsx";
import { ownQueens } from "./own-queens.ts";
import { ParentField } from "./parent-field.tsx";
import { useLitterForm } from "./use-litter-form.ts";
import styles from "./litters.module.css";

const FIRST_BIRTHDAY = "1900-01-01";

interface LitterFormProps {
  /** Shown by an empty search for the dam: the member's own cats, the only possible ones. */
  readonly queens: readonly CatCard[];
  /** Shown by an empty search for the sire. */
  readonly studs: readonly CatCard[];
  readonly dam: CatCard | null;
}

export function LitterForm({ queens, studs, dam: firstDam }: LitterFormProps) {
  const { call, today } = usePageTools();
  const [dam, setDam] = useState(firstDam);
  const [sire, setSire] = useState<CatCard | null>(null);
  const state = useLitterForm(dam, sire);
  const { errors } = state;
  const studsNamed = (q: string) => loadCatsOfSex(call, "male", q);
  return (
    <RecordForm
      state={state}
      save={m.litter_form_save()}
      saving={m.litter_sending()}
      cancel={m.litter_form_cancel()}
      backTo={paths.litters}
    >
      <ParentField
        name="dam_id"
        chosen={dam}
        choose={setDam}
        initial={queens}
        search={(q) => ownQueens(call, today, q)}
        errors={errors}
      />
      <ParentField
        name="sire_id"
        chosen={sire}
        choose={setSire}
        initial={studs}
        search={studsNamed}
        errors={errors}
      />
      {dam && sire && !mayBeCrossed(dam.breed_ems, sire.breed_ems) && (
        <output className={styles["error"]} data-warning="breeds_not_crossed">
          {m.litter_breeds_not_crossed({ dam: dam.breed_ems, sire: sire.breed_ems })}
        </output>
      )}
      <BirthField dam={dam} sire={sire} errors={errors} />
      <TextField
        name="prefix"
        label={m.litter_form_prefix()}
        hint={m.litter_form_prefix_hint()}
        maxLength={CAT_NAME_MAX}
        defaultValue={dam?.cat_name_cattery_prefix ?? ""}
        autoComplete="off"
        errors={errors}
      />
      <KittenRows dam={dam} sire={sire} errors={errors} />
    </RecordForm>
  );
}

/** With what the club's rules say of a litter of this pair born then. */
function BirthField({
  dam,
  sire,
  errors,
}: {
  dam: CatCard | null;
  sire: CatCard | null;
  errors: FieldErrors;
}) {
  const { today } = usePageTools();
  const [born, setBorn] = useState("");
  const verdict = usePairVerdict(dam, sire, born);
  return (
    <>
      <TextField
        name="born"
        type="date"
        label={m.litter_form_born()}
        min={FIRST_BIRTHDAY}
        max={today}
        errors={errors}
        required
        onBlur={({ currentTarget }) => setBorn(currentTarget.value)}
      />
      {verdict && <ClubVerdictCard verdict={verdict} />}
    </>
  );
}
