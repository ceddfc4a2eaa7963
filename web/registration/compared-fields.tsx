import type { ReactNode } from "react";
import type {
  ComparedField,
  ComparedFieldName,
  ComparedOutcome,
} from "@felistry/domain/registration/compare-pedigree.ts";
import type { Place } from "@felistry/domain/readings/place.ts";
import { certaintyOf, type Region } from "@felistry/domain/readings/recognised.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { markOf } from "../ui/scan/scan-mark.ts";
import { ShowOnScan } from "../ui/scan/show-on-scan.tsx";
import styles from "./compare.module.css";

const labels: Readonly<Record<ComparedFieldName, () => string>> = {
  number: m.desk_num,
  issuer: m.desk_issued_by,
  system: m.desk_system,
  name: m.desk_name,
  sex: m.desk_sex,
  breed: m.desk_breed,
  ems: m.desk_ems,
  birthdate: m.desk_birthday,
  breeder: m.desk_breeder,
  owner: m.desk_owner,
};

/** A symbol and words, because some readers cannot distinguish colours. */
const outcomes: Readonly<Record<ComparedOutcome, readonly [sign: string, text: () => string]>> = {
  same: ["=", m.desk_same],
  differs: ["≠", m.desk_differs],
  not_on_scan: ["−", m.desk_not_on_scan],
  not_entered: ["+", m.desk_not_entered],
};

const certainties = {
  sure: m.reading_sure,
  likely: m.reading_likely,
  doubtful: m.reading_doubtful,
} as const;

/** Fields with the entered values; once the scan is read, with its values and whether they match. */
export function ComparedFields({
  fields,
  isRead,
  whose = null,
  placeOf,
  compact = false,
  children,
}: {
  fields: readonly ComparedField[];
  isRead: boolean;
  /** An ancestor, in words; null for the cat itself. */
  whose?: string | null;
  /** The place on the displayed scan where a value was read. */
  placeOf: (region: Region) => Place;
  /** The values speak for themselves: their labels are only read aloud. */
  compact?: boolean;
  children?: ReactNode;
}) {
  const { locale } = usePageTools();
  const shown = (field: ComparedFieldName, value: string): string => {
    if (field === "sex" && value === "male") return m.cat_male();
    if (field === "sex" && value === "female") return m.cat_female();
    return field === "birthdate" ? shortDate(value, locale) : value;
  };
  return (
    <dl className={styles["fields"]}>
      {fields.map(({ field, entered, read, outcome }) => {
        const [sign, text] = outcomes[outcome];
        const label = whose === null ? labels[field]() : `${whose}: ${labels[field]()}`;
        const place = read?.region ? placeOf(read.region) : null;
        return (
          <div key={field} data-outcome={isRead ? outcome : undefined} {...markOf(place, label)}>
            <dt className={compact ? "visually-hidden" : undefined}>{labels[field]()}</dt>
            <dd>{entered === null ? m.desk_unknown() : shown(field, entered)}</dd>
            {isRead && read && (
              <dd>
                <span className="soft">{m.desk_on_scan()}</span>{" "}
                <ShowOnScan place={place} label={label} value={shown(field, read.value)}>
                  <b>{shown(field, read.value)}</b>
                </ShowOnScan>{" "}
                <span className="soft">
                  {m.desk_confidence({
                    certainty: certainties[certaintyOf(read.confidence)](),
                    percent: Math.round(read.confidence * 100),
                  })}
                </span>
              </dd>
            )}
            {isRead && (
              <dd className={styles["outcome"]}>
                <span aria-hidden="true">{sign}</span> {text()}
              </dd>
            )}
          </div>
        );
      })}
      {children}
    </dl>
  );
}
