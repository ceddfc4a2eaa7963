/** The figures of one club's cats, as the same job has counted them. */
import { statement, told } from "../db/statement.ts";
import { wordIn } from "../db/word-in.ts";
import { FIGURES } from "./studbook-statements.ts";

export const selectYearsOfClub = statement(
  "studbook_years_of_club",
  `select f.year, ${FIGURES} from studbook_of_clubs f where f.club_id = :clubId and f.breed_id is null order by f.year desc`,
);

export const selectAllOfClub = statement(
  "studbook_all_of_club",
  `select ${FIGURES} from studbook_of_clubs f where f.club_id = :clubId and f.year = :year and f.breed_id is null`,
);

export const selectBreedsOfClub = statement(
  "studbook_breeds_of_club",
  `select b.ems, ${wordIn("b.breed", ":locale")} as name, ${FIGURES}
   from studbook_of_clubs f join breeds b on b.id = f.breed_id
   where f.club_id = :clubId and f.year = :year order by f.registered desc, b.ems`,
);

export const selectColoursOfClub = statement(
  "studbook_colours_of_club",
  `select ems, sum(cats)::int as cats from studbook_colours_of_clubs where club_id = :clubId and year = :year
   group by ems order by cats desc, ems limit :most::int`,
  told<{ cats: number }>(),
);
