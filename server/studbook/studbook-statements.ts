/** The figures as a job has counted them: reading them costs the same in a registry of any size. */
import { momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";
import { wordIn } from "../db/word-in.ts";

export const FIGURES =
  "f.registered, f.males, f.litters, f.kittens, f.imports, f.catteries, f.founders, f.with_parents, f.inbreeding";

export const selectCounted = statement(
  "studbook_counted",
  `select ${momentText("counted_at")} as counted_at from studbook_counts`,
  told<{ counted_at: string }>(),
);

export const selectYears = statement(
  "studbook_years",
  `select f.year, ${FIGURES} from studbook_figures f where f.breed_id is null order by f.year desc`,
);

export const selectAllOfYear = statement(
  "studbook_all_of_year",
  `select ${FIGURES} from studbook_figures f where f.year = :year and f.breed_id is null`,
);

export const selectBreedsOfYear = statement(
  "studbook_breeds_of_year",
  `select b.ems, ${wordIn("b.breed", ":locale")} as name, ${FIGURES}
   from studbook_figures f join breeds b on b.id = f.breed_id
   where f.year = :year order by f.registered desc, b.ems`,
);

export const selectYearsOfBreed = statement(
  "studbook_years_of_breed",
  `select f.year, ${FIGURES} from studbook_figures f where f.breed_id = :breedId order by f.year`,
);

export const selectBreed = statement(
  "studbook_breed",
  `select b.id, b.ems, ${wordIn("b.breed", ":locale")} as name from breeds b where b.ems = :ems`,
);

export const selectColoursOfYear = statement(
  "studbook_colours_of_year",
  `select ems, sum(cats)::int as cats from studbook_colours where year = :year
   group by ems order by cats desc, ems limit :most::int`,
  told<{ cats: number }>(),
);

export const selectColoursOfBreed = statement(
  "studbook_colours_of_breed",
  `select ems, cats from studbook_colours where year = :year and breed_id = :breedId
   order by cats desc, ems limit :most::int`,
);

/** The statistics as a table, each breed's colours in one cell: the most frequent first. */
export const selectStatistics = statement(
  "studbook_statistics",
  `select f.year, b.ems, ${FIGURES}, (
     select string_agg(k.ems || ': ' || k.cats, ', ' order by k.cats desc, k.ems)
     from (select ems, sum(cats)::int as cats from studbook_colours where year = f.year and (f.breed_id is null or breed_id = f.breed_id) group by ems) k) as colours
   from studbook_figures f left join breeds b on b.id = f.breed_id
   order by f.year, b.ems nulls first`,
);
