import type { FullProfile } from "@felistry/contract/cats.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import type { FieldOrNot, ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import { placeOf } from "@felistry/domain/readings/place.ts";
import { skeleton } from "@felistry/domain/readings/scripts.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ShowOnScan } from "../ui/scan/show-on-scan.tsx";
import styles from "./scan-desk.module.css";

interface ScanPaperFactsProps {
  readonly cat: FullProfile;
  readonly read: ReadPedigree;
}

/** What the cat's page already says, next to what the paper says: shown, never overwritten. */
export function ScanPaperFacts({ cat, read }: ScanPaperFactsProps) {
  const sex = (value: string | null) =>
    value === "male" ? m.reading_male() : value === "female" ? m.reading_female() : (value ?? "");
  const fullName = [read.cat.prefix, read.cat.name, read.cat.suffix].flatMap((part) =>
    part ? [part.value] : [],
  );
  const facts: [label: string, page: string, paper: string, field: FieldOrNot][] = [
    [m.reading_name(), displayName(cat), fullName.join(" "), read.cat.name],
    [m.reading_sex(), sex(cat.sex), sex(read.cat.sex?.value ?? null), read.cat.sex],
    [m.reading_breed(), cat.breed_ems, read.cat.breed?.value ?? "", read.cat.breed],
    [
      m.reading_ems(),
      [cat.breed_ems, cat.ems].filter(Boolean).join(" "),
      read.cat.ems?.value ?? "",
      cat.ems ? read.cat.ems : null,
    ],
    [
      m.reading_birthdate(),
      cat.cat_birthdate ?? "",
      read.cat.birthdate?.value ?? "",
      cat.cat_birthdate ? read.cat.birthdate : null,
    ],
    [m.reading_owner(), cat.owner, read.owner?.value ?? "", read.owner],
  ];
  return (
    <ul className={styles["facts"]}>
      {facts.map(([label, page, paper, field]) => {
        if (!field) return null;
        const says = m.reading_paper_says({ value: paper });
        const differs = skeleton(page) !== skeleton(paper);
        return (
          <li key={label} data-differs={differs || undefined}>
            <strong>{label}</strong> ·{" "}
            <ShowOnScan place={field.region && placeOf(field.region)} label={label} value={says}>
              {says}
            </ShowOnScan>
            {differs && (
              <>
                {" · "}
                {m.reading_page_says({ value: page })}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
