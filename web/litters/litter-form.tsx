import { useState } from "react";
import type { CatCard } from "@felistry/contract/cats.ts";
import { CAT_NAME_MAX } from "@felistry/domain/cats/name.ts";
import { expectedBirth } from "@felistry/domain/dates/expected-birth.ts";
import { mayBeCrossed } from "@felistry/domain/matings/allowed-crosses.ts";
import { daysOfBirth } from "@felistry/domain/matings/planned.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadCatsOfSex } from "../cats/load-cards.ts";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ClubVerdictCard } from "../rules/club/club-verdict-card.tsx";
import { usePairVerdict } from "../rules/club/use-pair-verdict.ts";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { TextField } from "../ui/form/field.tsx";
import { RecordForm } from "../ui/form/record-form.tsx";
import { shortDate } from "../ui/dates.ts";
import { KittenRows } from "./kitten-rows.tsx";
import type { LitterPlan } from "./load-litter-plan.ts";
import { ownQueens } from "./load-own-queens.ts";
import { ParentField } from "./parent-fields.tsx";
import { useLitterForm } from "./use-litter-form.ts";
import styles from "./litters.module.css";

const FIRST_BIRTHDAY = "1900-01-01";

interface LitterFormProps {
  /** Shown by an empty search for the dam: the member's own cats, the only possible ones. */
  readonly queens: readonly CatCard[];
  /** Shown by an empty search for the sire. */
  readonly studs: readonly CatCard[];
  readonly dam: CatCard | null;
  /** The mating from which the litter comes. */
  readonly plan: LitterPlan | null;
}

export function LitterForm({ queens, studs, dam: firstDam, plan }: LitterFormProps) {
  const { call, today } = usePageTools();
  const [dam, setDam] = useState(firstDam);
  const [sire, setSire] = useState<CatCard | null>(plan?.sire ?? null);
  // Another cat chosen after all makes it a litter like any other.
  const isOfPlan =
    plan !== null && dam?.id === plan.mating.dam?.id && sire?.id === plan.mating.sire?.id;
  const state = useLitterForm(dam, sire, isOfPlan ? plan.mating.id : null);
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
      {isOfPlan && <PlanLine plan={plan} />}
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
      <BirthField dam={dam} sire={sire} plan={plan} errors={errors} />
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
  plan,
  errors,
}: {
  dam: CatCard | null;
  sire: CatCard | null;
  plan: LitterPlan | null;
  errors: FieldErrors;
}) {
  const { today } = usePageTools();
  const firstDay = plan ? likelyBirth(plan, today) : "";
  const [born, setBorn] = useState(firstDay);
  const verdict = usePairVerdict(dam, sire, born);
  return (
    <>
      <TextField
        name="born"
        type="date"
        label={m.litter_form_born()}
        min={plan?.mated.from ?? FIRST_BIRTHDAY}
        defaultValue={firstDay}
        max={today}
        errors={errors}
        required
        onBlur={({ currentTarget }) => setBorn(currentTarget.value)}
      />
      {verdict && <ClubVerdictCard verdict={verdict} />}
    </>
  );
}

/** Today, if the kittens may have been born today; otherwise the day on which they were expected. */
function likelyBirth({ mated }: LitterPlan, today: string): string {
  const { from, until } = daysOfBirth(mated);
  if (today >= from && today <= until) return today;
  return today > until ? expectedBirth(mated).from : "";
}

/** Whose word the litter already has, and for which days of birth. */
function PlanLine({ plan: { mating, mated } }: { plan: LitterPlan }) {
  const { locale } = usePageTools();
  if (mating.is_stud_owner) return <p>{m.mating_litter_own()}</p>;
  const { from, until } = daysOfBirth(mated);
  return (
    <p>
      {m.mating_litter_agreed({
        owner: mating.stud_owner,
        from: shortDate(from, locale),
        until: shortDate(until, locale),
      })}
    </p>
  );
}
