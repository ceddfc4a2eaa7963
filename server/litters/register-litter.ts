import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { withBuild } from "@felistry/domain/colours/ems/build.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { isInFuture } from "@felistry/domain/calendar.ts";
import { isWrongDeath } from "@felistry/domain/litters/kitten-state.ts";
import { DAYS_OF_ONE_BIRTH, daysTooClose } from "@felistry/domain/litters/rules.ts";
import { refuseParent } from "@felistry/domain/pedigree/parent-rules.ts";
import type { Tx } from "../db/transaction.ts";
import type { Handler, ParsedInput } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { endMatingWithLitter, isAgreedBeforehand } from "../matings/public.ts";
import { ask } from "./ask-anew.ts";
import { makeKittensCats } from "./kittens.ts";
import { litterRecord } from "./litter-record.ts";
import { registerByRules } from "./register-by-rules.ts";
import {
  insertKitten,
  insertLitter,
  isTooClose,
  selectLitter,
  selectParent,
  selectSent,
  type ParentFacts,
} from "./statements.ts";

type LitterBody = ParsedInput<"POST /litters">["body"];

/** The row rule locks the queen, so her litters are registered one after the other. */
export const registerLitter: Handler<"POST /litters"> = async (
  { body },
  { db, member, services, today, locale },
) => {
  const [sent] = await selectSent(db, { memberId: member.id, key: body.key });
  if (sent)
    return { data: litterRecord((await selectLitter(db, { id: sent.id, locale }))[0]!, member.id) };
  const sire = await requireRules(db, body, today);
  requireDeaths(body, today);
  const colours = body.kittens.map(({ ems }, index) => colourOf(ems, index));
  const isAgreed =
    body.mating_id !== null && (await isAgreedBeforehand(db, body.mating_id, member.id, body));
  const isConfirmed = isAgreed || ownsCat(sire, member.id);
  const [stored] = await insertLitter(db, {
    breederId: member.id,
    damId: body.dam_id,
    sireId: body.sire_id,
    born: body.born,
    prefix: body.prefix,
    status: isConfirmed ? "confirmed" : "waiting",
    key: body.key,
  });
  const { id } = stored!;
  await keepKittens(db, id, body.kittens, colours);
  if (body.mating_id !== null)
    await endMatingWithLitter(db, body.mating_id, id, { counts: isAgreed, services });
  if (isConfirmed) {
    const litter = (await selectLitter(db, { id, locale }))[0]!;
    await makeKittensCats(db, litter);
    await registerByRules(db, litter, { services, today });
  } else await ask(db, id, services);
  return { data: litterRecord((await selectLitter(db, { id, locale }))[0]!, member.id) };
};

async function keepKittens(
  db: Tx,
  litterId: number,
  kittens: LitterBody["kittens"],
  colours: readonly (ColourCodes | null)[],
): Promise<void> {
  for (const [index, { cat_name: name, sex, state, died_on: diedOn }] of kittens.entries()) {
    const kitten = { place: index + 1, name, sex, colour: colours[index]!, state, diedOn };
    await insertKitten(db, { litterId, ...kitten });
  }
}

/** The pedigree rules (decisions §4) for kittens of this birth. */
async function requireRules(db: Tx, body: LitterBody, today: string): Promise<ParentFacts> {
  const { born, dam_id, sire_id } = body;
  if (isInFuture(born, today))
    refuse("bad_input", { fields: [{ field: "born", code: "future_birthdate" }] });
  const [[dam], [sire]] = [
    await selectParent(db, { catId: dam_id }),
    await selectParent(db, { catId: sire_id }),
  ];
  if (!sire) refuse("parent_not_found");
  // Nothing descends from a kitten that does not exist yet.
  const child = { id: 0, cat_birthdate: born };
  const ancestorsOfParent = new Set<number>();
  const refusal =
    refuseParent({ child, parent: dam!, role: "mother", ancestorsOfParent }) ??
    refuseParent({ child, parent: sire, role: "father", ancestorsOfParent });
  if (refusal) refuse(refusal);
  const { from, to } = daysTooClose(born);
  const [found] = await isTooClose(db, {
    damId: dam_id,
    from,
    to,
    born,
    daysOfOneBirth: DAYS_OF_ONE_BIRTH,
  });
  if (found!.too_close) refuse("litter_too_close");
  return sire;
}

function requireDeaths({ born, kittens }: LitterBody, today: string): void {
  const index = kittens.findIndex((kitten) => isWrongDeath(kitten, born, today));
  if (index >= 0)
    refuse("bad_input", { fields: [{ field: `kittens.${index}.died_on`, code: "kitten_died" }] });
}

function colourOf(ems: string | null, index: number): ColourCodes | null {
  if (ems === null) return null;
  const parsed = parseEms(ems);
  if (!parsed.ok)
    refuse("bad_input", { fields: [{ field: `kittens.${index}.ems`, code: "unknown_colour" }] });
  return withBuild(parsed);
}
