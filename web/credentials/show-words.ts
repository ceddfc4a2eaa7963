import type { ShowClass } from "@felistry/domain/credentials/shows/awards.ts";
import {
  credential_award_best,
  credential_award_final,
  credential_award_points,
  credential_award_top,
  credential_class_adult,
  credential_class_household,
  credential_class_junior,
  credential_class_kitten,
  credential_class_neuter,
} from "@felistry/i18n/compiled/messages.js";

const classes: Record<ShowClass, () => string> = {
  adult: credential_class_adult,
  neuter: credential_class_neuter,
  junior: credential_class_junior,
  kitten: credential_class_kitten,
  household: credential_class_household,
};

export const classWord = (showClass: ShowClass): string => classes[showClass]();

/** Certificates are the same in every language; what TICA counts has words. */
const awards: Readonly<Record<string, () => string>> = {
  Points: credential_award_points,
  Final: credential_award_final,
  "Top final": credential_award_top,
  "Best Cat": credential_award_best,
};

export const awardWord = (award: string): string => awards[award]?.() ?? award;
