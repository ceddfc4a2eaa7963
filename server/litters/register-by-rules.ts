/**
 * Clean litters register themselves, where the club allows it: numbers and certificates for all kittens in the transaction
 * that makes them cats, so that there is no half of a litter. Any other litter waits for the club as a case.
 */
import { clubOfCat } from "../cases/queries.ts";
import { giveCertificate } from "../certificates/public.ts";
import { statement, told } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { registerCat } from "../ownership/public.ts";
import { drawNumber } from "../registration/public.ts";
import { judgeLitter, keepVerdictOfLitter, registersCleanLitters } from "../rules/public.ts";
import { mailOfNumbers } from "./mails.ts";
import type { LitterRow } from "./statements.ts";

/** The history names the system: nobody decided it. */
const actAsSystem = statement(
  "litter_act_as_system",
  "select set_config('felistry.member_id', '', true) as was",
);

const actAs = statement(
  "litter_act_as",
  "select set_config('felistry.member_id', :memberId, true) as is",
);

const actingMember = statement(
  "litter_acting_member",
  "select coalesce(current_setting('felistry.member_id', true), '') as member",
  told<{ member: string }>(),
);

const setByRules = statement(
  "litter_set_by_rules",
  "update litters set by_rules = :version where id = :id",
);

const kittenCats = statement(
  "litter_kitten_cats",
  `select c.id as cat_id, c.cat_name from litter_kittens k join cats c on c.id = k.cat_id
   where k.litter_id = :id and c.registered = 0 and c.deceased_on is null and c.deceased_undated = 0 order by k.place`,
);

const openCase = statement(
  "litter_open_case",
  "select open_case('litter', :id, :damId, :breederId) as id",
);

interface Context {
  readonly services: Services;
  readonly today: string;
}

export async function registerByRules(
  tx: Tx,
  litter: LitterRow,
  { services, today }: Context,
): Promise<void> {
  if (litter.kittens.every(({ said }) => said !== "alive")) return;
  const clubId = await clubOfCat(tx, litter.dam.id);
  if (!(await registersCleanLitters(tx, { clubId, at: litter.created_at, today }))) return;
  const judged = await judgeLitter(tx, litter.id, today);
  await keepVerdictOfLitter(tx, litter.id, judged);
  if (!judged.isClean) {
    await openCase(tx, { id: litter.id, damId: litter.dam.id, breederId: litter.breeder_id });
    return;
  }
  const [acting] = await actingMember(tx);
  await actAsSystem(tx);
  await setByRules(tx, { id: litter.id, version: judged.book.version });
  const numbers = await registerKittens(tx, litter, services, today);
  await actAs(tx, { memberId: acting!.member });
  if (numbers.length === 0) return;
  await services.jobs.enqueueMails(tx, [await mailOfNumbers(tx, litter, numbers, services.config)]);
}

/** Of the kittens that live; one registered by an application of its own keeps its number. All numbers before the certificates, which name them. */
export async function registerKittens(
  tx: Tx,
  litter: LitterRow,
  { config }: Pick<Services, "config">,
  today: string,
): Promise<{ cat_name: string; number: string }[]> {
  const year = Number(today.slice(0, 4));
  const kittens = await kittenCats(tx, { id: litter.id });
  const clubId = await clubOfCat(tx, litter.dam.id);
  const numbers = [];
  for (const { cat_id, cat_name } of kittens) {
    const number = await drawNumber(tx, { clubId, year }, config);
    await registerCat(tx, cat_id, number);
    numbers.push({ cat_name, number });
  }
  for (const { cat_id } of kittens)
    await giveCertificate(tx, {
      catId: cat_id,
      kind: "pedigree",
      memberId: litter.breeder_id,
    });
  return numbers;
}
