import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { inWords, MOST_COLOURS } from "./colours-in-words.ts";
import {
  selectAllOfYear,
  selectBreed,
  selectBreedsOfYear,
  selectColoursOfBreed,
  selectColoursOfYear,
  selectCounted,
  selectYears,
  selectYearsOfBreed,
} from "./studbook-statements.ts";

export const getStudbook: Handler<"GET /studbook"> = async (_input, { db }) => {
  const [years, [counted]] = await Promise.all([selectYears(db), selectCounted(db)]);
  return { data: years, counted_at: counted?.counted_at ?? null };
};

export const getStudbookYear: Handler<"GET /studbook/{year}"> = async (
  { params: { year } },
  { db, locale },
) => {
  const [[all], breeds, colours] = await Promise.all([
    selectAllOfYear(db, { year }),
    selectBreedsOfYear(db, { year, locale }),
    selectColoursOfYear(db, { year, most: MOST_COLOURS }),
  ]);
  if (!all) refuse("studbook_year_not_found");
  return { data: { all, breeds, colours: inWords(colours, null, locale) } };
};

export const getStudbookBreed: Handler<"GET /studbook/{year}/{breed}"> = async (
  { params: { year, breed: ems } },
  { db, locale },
) => {
  const [breed] = await selectBreed(db, { ems, locale });
  if (!breed) refuse("studbook_year_not_found");
  const [years, colours] = await Promise.all([
    selectYearsOfBreed(db, { breedId: breed.id }),
    selectColoursOfBreed(db, { year, breedId: breed.id, most: MOST_COLOURS }),
  ]);
  const found = years.find((one) => one.year === year);
  if (!found) refuse("studbook_year_not_found");
  const { year: _year, ...figures } = found;
  return {
    data: {
      breed: { ems: breed.ems, name: breed.name, ...figures },
      years,
      colours: inWords(colours, breed.ems, locale),
    },
  };
};
