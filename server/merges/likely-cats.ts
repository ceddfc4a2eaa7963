import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import { NO_COLOUR } from "@felistry/domain/colours/ems/codes.ts";
import type { Handler } from "../http/handler.ts";
import { likelyTwins } from "./likely-twins.ts";
import { tellLikeness } from "./words.ts";

const MOST_OFFERED = 5;

export const likelyCats: Handler<"GET /cats/likely"> = async ({ query }, { db, locale }) => {
  const read = parseEms(query.ems ?? "");
  const [twins = []] = await likelyTwins(db, [
    {
      name: query.name,
      sex: query.sex ?? null,
      birthdate: query.birthdate ?? null,
      breed: read.ok ? read.breed : null,
      codes: read.ok ? read.codes : null,
      numbers: [query.number ?? null],
    },
  ]);
  return {
    data: twins
      .filter(({ cat }) => cat.id !== query.child)
      .slice(0, MOST_OFFERED)
      .map(({ cat, ...found }) => ({
        cat: {
          id: cat.id,
          name: cat.name,
          sex: cat.sex,
          birthdate: cat.birthdate,
          breed: cat.breed,
          ems: colourEms(cat.codes ?? NO_COLOUR),
          numbers: cat.numbers.filter((number) => number !== null),
        },
        likeness: tellLikeness(found, locale)!,
      })),
  };
};
