import { statement } from "../db/statement.ts";

export interface CountryRow {
  id: number;
  iso2: string;
  country_en: string;
  country_ru: string;
  currency_id: number | null;
}

export const countryById = statement<[number], CountryRow>(
  "country_by_id",
  "select id, iso2, country_en, country_ru, currency_id from countries where id = $1",
);

export const currencyById = statement<[number], { id: number; abb: string }>("currency_by_id", "select id, abb from currencies where id = $1");
