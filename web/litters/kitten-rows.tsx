import { useRef, useState } from "react";
import type { CatCard } from "@felistry/contract/cats.ts";
import { CAT_NAME_MAX } from "@felistry/domain/cats/name.ts";
import { SEXES, type Sex } from "@felistry/domain/cats/sex.ts";
import { MOST_KITTENS } from "@felistry/domain/litters/rules.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/form/field.tsx";
import { DraftPart } from "../ui/form/draft/draft-part.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { KittenColour } from "./kitten-colour.tsx";
import { KittenColourChoice } from "./kitten-colour-choice.tsx";
import { KittenStateFields } from "./kitten-state-fields.tsx";
import { kittenField } from "./kitten-fields.ts";
import styles from "./litters.module.css";

const EMS_MAX = 60;

interface Parents {
  readonly dam: CatCard | null;
  readonly sire: CatCard | null;
}

/** The kittens' rows. A row keeps its entries when another is removed. */
export function KittenRows({ dam, sire, errors }: Parents & { errors: FieldErrors }) {
  const [rows, setRows] = useState<readonly number[]>([0]);
  const lastRow = useRef(0);
  const isFull = rows.length === MOST_KITTENS;
  return (
    <section className={styles["section"]} aria-labelledby="kittens">
      <h2 id="kittens">{m.litter_kittens()}</h2>
      <DraftPart
        name="kittens"
        value={rows.length}
        take={(count) => {
          lastRow.current = count - 1;
          setRows(Array.from({ length: count }, (_, row) => row));
        }}
      />
      {rows.map((row, at) => (
        <KittenRow
          key={row}
          at={at}
          dam={dam}
          sire={sire}
          errors={errors}
          {...(rows.length > 1 && {
            remove: () => setRows(rows.filter((other) => other !== row)),
          })}
        />
      ))}
      <div>
        <Button
          look="second"
          disabled={isFull}
          disabledReason={m.litter_form_most()}
          onClick={() => setRows([...rows, ++lastRow.current])}
        >
          {m.litter_form_add()}
        </Button>
        {isFull && <p className={styles["facts"]}>{m.litter_form_most()}</p>}
      </div>
    </section>
  );
}

interface KittenRowProps extends Parents {
  readonly at: number;
  readonly errors: FieldErrors;
  readonly remove?: () => void;
}

function KittenRow({ at, dam, sire, errors, remove }: KittenRowProps) {
  const [sex, setSex] = useState<Sex | null>(null);
  const [ems, setEms] = useState("");
  const number = at + 1;
  return (
    <fieldset className={styles["part"]}>
      <legend className={styles["legend"]}>{m.litter_form_kitten({ number })}</legend>
      <TextField
        name={kittenField(at, "cat_name")}
        label={m.litter_form_name()}
        maxLength={CAT_NAME_MAX}
        autoComplete="off"
        errors={errors}
        required
      />
      <div className={styles["pair"]}>
        <KittenSex at={at} setSex={setSex} errors={errors} />
        <TextField
          name={kittenField(at, "ems")}
          label={m.litter_form_ems()}
          hint={m.litter_form_ems_hint()}
          maxLength={EMS_MAX}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={ems}
          onChange={({ target }) => setEms(target.value)}
          errors={errors}
        />
      </div>
      <KittenStateFields
        name={(field) => kittenField(at, field)}
        state="alive"
        diedOn={null}
        born={null}
        hint={m.kitten_state_hint()}
        errors={errors}
      />
      <KittenColourChoice
        name={(kind) => kittenField(at, `words_${kind}`)}
        ems={ems}
        choose={setEms}
      />
      <KittenColour number={number} ems={ems} sex={sex} dam={dam} sire={sire} />
      {remove && (
        <div>
          <Button look="quiet" small onClick={remove} aria-label={m.litter_form_remove({ number })}>
            {m.litter_form_remove_short()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function KittenSex({
  at,
  setSex,
  errors,
}: Pick<KittenRowProps, "at" | "errors"> & { setSex: (sex: Sex | null) => void }) {
  return (
    <SelectField
      name={kittenField(at, "sex")}
      label={m.litter_form_sex()}
      placeholder={m.litter_form_sex_choose()}
      onChange={({ target }) => setSex(SEXES.find((one) => one === target.value) ?? null)}
      errors={errors}
      required
    >
      {SEXES.map((one) => (
        <option key={one} value={one}>
          {one === "male" ? m.cat_male() : m.cat_female()}
        </option>
      ))}
    </SelectField>
  );
}
