import { STUDS_COMPARED } from "@felistry/contract/matings/matings.ts";
import { crossableWith } from "@felistry/domain/matings/allowed-crosses.ts";
import { isHarmfulTogether, mayBothBeShort } from "@felistry/domain/matings/body-genes.ts";
import { bornByToMate } from "@felistry/domain/matings/breeding-age.ts";
import type { Handler } from "../http/handler.ts";
import { networkOf } from "../http/limits/network.ts";
import { refuse } from "../http/refusal.ts";
import { selectCards, selectMates, selectStuds } from "../inbreeding/queries.ts";

export const suggestStuds: Handler<"GET /mating/suggestions"> = async (
  { query: { dam: damId, limit } },
  { db, services, address, locale, today },
) => {
  const [dam] = await selectMates(db, { locale, catIds: [damId] });
  if (!dam) refuse("cat_not_found");
  const breeds = crossableWith(dam.breed_ems);
  const body = { breed: dam.breed_ems, build: dam.build };
  const bornBy = bornByToMate(today);
  const studs = await selectStuds(db, { breeds, bornBy, damId, most: STUDS_COMPARED });
  const studIds = studs
    .filter((stud) => !isHarmfulTogether(stud, body) && !mayBothBeShort(stud, body))
    .map(({ id }) => id);
  const compared = await services.reckoning.kittensWithEach(networkOf(address), damId, studIds);
  const ranked = compared
    .sort(
      (a, b) =>
        a.coefficient - b.coefficient || b.knownGenerations - a.knownGenerations || a.mate - b.mate,
    )
    .slice(0, limit);
  const cards = await selectCards(db, { locale, catIds: ranked.map(({ mate }) => mate) });
  const byId = new Map(cards.map(({ card }) => [card.id, card]));
  return {
    data: ranked.flatMap(({ mate, coefficient, knownGenerations }) => {
      const cat = byId.get(mate);
      return cat ? [{ cat, coefficient, knownGenerations }] : [];
    }),
  };
};
