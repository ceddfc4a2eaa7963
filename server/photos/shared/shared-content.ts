/** Reads what the picture of a shared link shows; null if there is no such cat, ad, litter, cattery or breed. */
import { currencyWord } from "@felistry/domain/market/price.ts";
import { partialDateText } from "@felistry/domain/cats/partial-date.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { languageTag, type Locale } from "@felistry/i18n/locale.ts";
import type { Db } from "../../db/transaction.ts";
import type { SharedContent } from "./content.ts";
import {
  selectSharedBreed,
  selectSharedCat,
  selectSharedCattery,
  selectSharedLitter,
} from "./shared-statements.ts";

type Shown = Omit<SharedContent, "locale" | "siteName">;
interface Shared {
  readonly shown: Shown;
  /** A photo's path. */
  readonly photo: string | null;
}

export function readShared(db: Db, name: string, locale: Locale): Promise<Shared | null> {
  const [kind, id] = name.replace(/\.png$/, "").split("-") as [string, string];
  if (kind === "breed") return breed(db, id, locale);
  if (kind === "cattery") return cattery(db, Number(id), locale);
  if (kind === "litter") return litter(db, Number(id), locale);
  return cat(db, Number(id), locale, kind === "ad");
}

const drawing = (breedEms: string, ems: string | null) =>
  [breedEms, ...(ems ?? "n").split(" ")].join("-");

/** A month or a year alone stands as it is written. */
function bornWords(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  return m.cat_born({ date: date.length < 10 ? date : format.format(new Date(date)) }, { locale });
}

async function cat(
  db: Db,
  catId: number,
  locale: Locale,
  forSale: boolean,
): Promise<Shared | null> {
  const [row] = await selectSharedCat(db, { catId, locale });
  if (!row || (forSale && row.price_pet === null)) return null;
  const born =
    row.cat_birthdate &&
    bornWords(
      partialDateText({ date: row.cat_birthdate, precision: row.cat_birthdate_precision }),
      locale,
    );
  const price =
    forSale && row.price_pet !== null
      ? `${new Intl.NumberFormat(languageTag(locale)).format(row.price_pet)} ${currencyWord(row.abb!, locale)}`
      : null;
  return {
    shown: {
      title: row.name!,
      lines: [[row.breed, row.colour].filter(Boolean).join(", "), born].filter(
        (text): text is string => Boolean(text),
      ),
      price,
      family: row.line as (string | null)[],
      drawn: drawing(row.breed_ems, row.ems),
    },
    photo: row.photo,
  };
}

async function litter(db: Db, litterId: number, locale: Locale): Promise<Shared | null> {
  const [row] = await selectSharedLitter(db, { litterId, locale });
  return (
    (row && {
      shown: {
        title: `${row.sire} × ${row.dam}`,
        lines: [row.breed!, bornWords(row.born, locale)],
        price: null,
        family: row.line as (string | null)[],
        drawn: drawing(row.breed_ems, row.ems),
      },
      photo: row.photo,
    }) ??
    null
  );
}

async function cattery(db: Db, catteryId: number, locale: Locale): Promise<Shared | null> {
  const [row] = await selectSharedCattery(db, { catteryId, locale });
  return row
    ? {
        shown: {
          title: row.name!,
          lines: [row.country!],
          price: null,
          family: [],
          drawn: drawing(row.breed_ems ?? "XXX", null),
        },
        photo: row.photo,
      }
    : null;
}

async function breed(db: Db, ems: string, locale: Locale): Promise<Shared | null> {
  const [row] = await selectSharedBreed(db, { ems, locale });
  return row
    ? {
        shown: {
          title: row.breed!,
          lines: [row.ems],
          price: null,
          family: [],
          drawn: drawing(row.ems, null),
        },
        photo: null,
      }
    : null;
}
