import { useId } from "react";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { childOf } from "@felistry/domain/pedigree/positions.ts";
import { placeOf } from "@felistry/domain/readings/place.ts";
import { certaintyOf } from "@felistry/domain/readings/recognised.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { markOf } from "../ui/scan-mark.ts";
import { kinshipWords } from "../pedigree/kinship-line.ts";
import {
  confidenceOf,
  hasConfirmedChild,
  isConfirmable,
  type ScanField,
  type ScanFieldName,
  type ScanItem,
} from "./scan-items.ts";
import type { Systems } from "../reference/load-systems.ts";
import styles from "./scan-desk.module.css";

interface ScanItemFieldsProps {
  readonly item: ScanItem;
  readonly items: readonly ScanItem[];
  readonly systems: Systems;
  readonly onChange: (item: ScanItem) => void;
}

const labels: Readonly<Record<ScanFieldName, () => string>> = {
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

/** One item: its editable fields, their certainty, and the box that confirms it. */
export function ScanItemFields({ item, items, systems, onChange }: ScanItemFieldsProps) {
  const id = useId();
  const title =
    item.position === null
      ? labels[item.fields[0]!.name]()
      : capitalised(kinshipWords(item.position));
  const isLinked = hasConfirmedChild(item, items);
  const region = item.fields.find((field) => field.region)?.region ?? null;
  const edit = (name: ScanFieldName, value: string) =>
    onChange({
      ...item,
      // A changed item must be confirmed again.
      confirmed: false,
      fields: item.fields.map((field) => (field.name === name ? { ...field, value } : field)),
    });
  return (
    <fieldset
      className={styles["item"]}
      data-confirmed={(item.confirmed && isLinked) || undefined}
      {...markOf(region && placeOf(region), title)}
    >
      <legend>
        {title} <Certainty item={item} />
      </legend>
      {item.candidates.length > 0 && <Candidates item={item} title={title} onChange={onChange} />}
      {item.catId === null && (
        <div className={styles["inputs"]}>
          {item.fields.map((field) => (
            <FieldInput
              key={field.name}
              id={`${id}-${field.name}`}
              field={field}
              label={item.position === null ? title : labels[field.name]()}
              markedAs={item.position === null ? title : `${title}: ${labels[field.name]()}`}
              isAlone={item.position === null}
              systems={systems}
              onEdit={(value) => edit(field.name, value)}
            />
          ))}
        </div>
      )}
      <label className={styles["right"]}>
        <input
          type="checkbox"
          checked={item.confirmed && isLinked}
          disabled={!isConfirmable(item) || !isLinked}
          onChange={({ currentTarget }) => onChange({ ...item, confirmed: currentTarget.checked })}
        />
        {m.reading_right({ field: title })}
      </label>
      {!isLinked && (
        <p className={styles["hint"]}>
          {m.reading_needs_child({ kin: kinshipWords(childOf(item.position!)) })}
        </p>
      )}
    </fieldset>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** In words; the colour is only an addition. */
function Certainty({ item }: { item: ScanItem }) {
  const confidence = confidenceOf(item);
  const certainty = confidence === null ? "absent" : certaintyOf(confidence);
  const words = {
    sure: m.reading_sure,
    likely: m.reading_likely,
    doubtful: m.reading_doubtful,
    absent: m.reading_absent,
  };
  return (
    <span className={styles["certainty"]} data-certainty={certainty}>
      {words[certainty]()}
    </span>
  );
}

/** Registered cats come before a new one. */
function Candidates({
  item,
  title,
  onChange,
}: Pick<ScanItemFieldsProps, "item" | "onChange"> & { title: string }) {
  const group = useId();
  const choose = (catId: number | null) => onChange({ ...item, catId, confirmed: false });
  return (
    <div
      role="radiogroup"
      aria-label={m.reading_who({ kin: title })}
      className={styles["candidates"]}
    >
      {item.candidates.map((cat) => (
        <label key={cat.id}>
          <input
            type="radio"
            name={group}
            checked={item.catId === cat.id}
            onChange={() => choose(cat.id)}
          />
          {m.reading_known({
            name: [displayName(cat), cat.breed_ems, cat.ems, cat.cat_birthdate]
              .filter(Boolean)
              .join(", "),
          })}
        </label>
      ))}
      <label>
        <input
          type="radio"
          name={group}
          checked={item.catId === null}
          onChange={() => choose(null)}
        />
        {m.reading_new_cat()}
      </label>
    </div>
  );
}

interface FieldInputProps {
  readonly id: string;
  readonly field: ScanField;
  readonly label: string;
  /** The label including whose field it is. */
  readonly markedAs: string;
  /** The legend already contains the label. */
  readonly isAlone: boolean;
  readonly systems: Systems;
  readonly onEdit: (value: string) => void;
}

function FieldInput({ id, field, label, markedAs, isAlone, systems, onEdit }: FieldInputProps) {
  const { region } = field;
  const shared = { id, className: styles["input"], value: field.value };
  return (
    <div className={styles["one"]} {...markOf(region && placeOf(region), markedAs)}>
      <label htmlFor={id} className={isAlone ? styles["unseen"] : undefined}>
        {label}
      </label>
      {field.name === "system" ? (
        <select {...shared} onChange={({ currentTarget }) => onEdit(currentTarget.value)}>
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
          maxLength={field.name === "issuer" ? 50 : 100}
          autoComplete="off"
          onChange={({ currentTarget }) => onEdit(currentTarget.value)}
        />
      )}
    </div>
  );
}
