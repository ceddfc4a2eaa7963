/** What the breeder says of a kitten: that it has died, was stillborn, or is alive after all. */
import { isWrongDeath } from "@felistry/domain/litters/kitten-state.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { makeKittenCat } from "./kittens.ts";
import { litterRecord } from "./litter-record.ts";
import { selectLitter, setKittenState } from "./statements.ts";

/** The row rule locks the litter. Of a kitten with a page its owners say it there, and so is it said here. */
export const sayKittenState: Handler<"PUT /litters/{id}/kittens/{place}"> = async (
  { params: { id, place }, body: { state, died_on } },
  { db, member, today, locale, make },
) => {
  const litter = (await selectLitter(db, { id, locale }))[0]!;
  if (litter.breeder_id !== member.id) refuse("not_allowed");
  if (litter.status !== "waiting" && litter.status !== "confirmed") refuse("litter_over");
  const kitten = litter.kittens.find((each) => each.place === place);
  if (!kitten) refuse("kitten_not_found");
  if (isWrongDeath({ state, died_on }, litter.born, today))
    refuse("bad_input", { fields: [{ field: "died_on", code: "kitten_died" }] });
  if (kitten.cat_id === null) {
    await setKittenState(db, { litterId: id, place, state, diedOn: died_on });
    // One whose page was deleted is given none again by a word that changes nothing.
    if (state === "alive" && kitten.said !== "alive" && litter.status === "confirmed")
      await makeKittenCat(db, litter, kitten);
  } else {
    if (state === "stillborn") refuse("kitten_is_cat");
    await make("PATCH /cats/{id}", {
      params: { id: kitten.cat_id },
      // Its page may know of a death without a day.
      body: { deceased_on: died_on ?? "", ...(state === "alive" && { deceased_undated: 0 }) },
    });
  }
  return { data: litterRecord((await selectLitter(db, { id, locale }))[0]!, member.id) };
};
