import type { ShowClass } from "@felistry/domain/credentials/shows/awards.ts";
import {
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
