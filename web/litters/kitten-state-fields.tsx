import { useState } from "react";
import { KITTEN_STATES, type KittenState } from "@felistry/domain/litters/kitten-state.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { SelectField, TextField } from "../ui/form/field.tsx";
import styles from "./litters.module.css";
import { kittenStateWords } from "./kitten-state-words.ts";

interface KittenStateFieldsProps {
  readonly name: (field: "state" | "died_on") => string;
  readonly state: KittenState;
  readonly diedOn: string | null;
  /** Null if it is entered in the same form. */
  readonly born: string | null;
  readonly hint: string;
  readonly errors: FieldErrors;
  readonly states?: readonly KittenState[];
}

/** Whether a kitten lives, and the day if it died. */
export function KittenStateFields({
  name,
  state: first,
  diedOn,
  born,
  hint,
  errors,
  states = KITTEN_STATES,
}: KittenStateFieldsProps) {
  const { today } = usePageTools();
  const [state, setState] = useState<string>(first);
  return (
    <div className={styles["pair"]}>
      <SelectField
        name={name("state")}
        label={m.kitten_state()}
        hint={hint}
        value={state}
        onChange={({ target }) => setState(target.value)}
        errors={errors}
        required
      >
        {states.map((each) => (
          <option key={each} value={each}>
            {kittenStateWords[each]()}
          </option>
        ))}
      </SelectField>
      {state === "died" && (
        <TextField
          name={name("died_on")}
          type="date"
          label={m.kitten_died_day()}
          {...(born !== null && { min: born })}
          max={today}
          defaultValue={diedOn ?? ""}
          errors={errors}
          required
        />
      )}
    </div>
  );
}
