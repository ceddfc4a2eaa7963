import { useId } from "react";
import { BREEDER_TEXT_MAX } from "@felistry/domain/cats/breeder-text.ts";
import { CAT_NAME_MAX } from "@felistry/domain/cats/name.ts";
import { certaintyOf } from "@felistry/domain/readings/recognised.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Systems } from "../../reference/load-systems.ts";
import { tooLong } from "../../ui/form/use-length.ts";
import styles from "./card.module.css";
import { faultOf, type FieldName, isSettled, type SheetField } from "./sheet.ts";

export const labels: Readonly<Record<FieldName, () => string>> = {
  number: m.reading_number,
  issuer: m.reading_issuer,
  system: m.reading_system,
  prefix: m.reading_prefix,
  name: m.reading_name,
  suffix: m.reading_suffix,
  ems: m.reading_ems,
  birthdate: m.reading_birthdate,
  breeder: m.reading_breeder,
};

const longest: Readonly<Partial<Record<FieldName, number>>> = {
  number: 100,
  issuer: 50,
  ems: 60,
  breeder: BREEDER_TEXT_MAX,
};

interface FieldInputProps {
  readonly at: number;
  readonly field: SheetField;
  readonly isInHand: boolean;
  readonly systems: Systems;
  readonly onHold: () => void;
  readonly onType: (value: string) => void;
}

/** Its inputs have no names: the draft keeps the whole sheet. */
export function FieldInput({ at, field, isInHand, systems, onHold, onType }: FieldInputProps) {
  const id = useId();
  const fault = faultOf(field);
  const most = longest[field.name] ?? CAT_NAME_MAX;
  const length = field.name === "system" ? null : tooLong(field.value, most);
  const isFaulty = fault !== null || length !== null;
  const shared = {
    id,
    className: styles["input"],
    value: field.value,
    onFocus: onHold,
    "data-in-hand": isInHand || undefined,
    "aria-describedby": `${id}c`,
    "aria-invalid": isFaulty || undefined,
  };
  return (
    <div className={styles["field"]} data-field={field.name} data-current={isInHand || undefined}>
      <label htmlFor={id}>{labels[field.name]()}</label>
      {field.name === "system" ? (
        <select {...shared} onChange={({ currentTarget }) => onType(currentTarget.value)}>
          <option value="">{m.reading_system_choose()}</option>
          {systems.map((system) => (
            <option key={system.id} value={system.id}>
              {system.abb} - {system.name}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={field.name === "birthdate" ? "date" : "text"}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
      <span
        id={`${id}c`}
        className={styles["certainty"]}
        data-certainty={isFaulty ? "doubtful" : isSettled(at, field) ? "sure" : "doubtful"}
      >
        {length ?? (fault ? faultWords[fault]() : certaintyWords(at, field))}
      </span>
    </div>
  );
}

const faultWords = { colour: m.field_unknown_colour, name: m.field_cat_name } as const;

/** In words; the colour is only an addition. */
function certaintyWords(at: number, field: SheetField): string {
  if (field.checked && isSettled(at, field)) return m.reading_checked();
  if (field.confidence === null) return m.reading_absent();
  if (field.value === "") return m.reading_illegible();
  const words = {
    sure: m.reading_sure,
    likely: m.reading_likely,
    doubtful: m.reading_doubtful,
  };
  return words[certaintyOf(field.confidence)]();
}
