import type { Grade } from "@felistry/domain/market/evidence.ts";
import {
  ad_grade_club,
  ad_grade_judge,
  ad_grade_laboratory,
  ad_grade_none,
  ad_grade_owner,
  ad_grade_paper,
  ad_grade_said,
} from "@felistry/i18n/compiled/messages.js";
import styles from "./ad.module.css";

/** Of a litter, the sire's owner may have spoken too; of some facts nobody has. */
export type ShownGrade = Grade | "owner" | "none";

const words: Readonly<Record<ShownGrade, () => string>> = {
  none: ad_grade_none,
  said: ad_grade_said,
  paper: ad_grade_paper,
  owner: ad_grade_owner,
  judge: ad_grade_judge,
  club: ad_grade_club,
  laboratory: ad_grade_laboratory,
};

export function GradeMark({ grade }: { grade: ShownGrade }) {
  return (
    <span className={styles["grade"]} data-grade={grade}>
      {words[grade]()}
    </span>
  );
}
