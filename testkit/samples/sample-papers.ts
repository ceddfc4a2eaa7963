/** Samples of the calls for certificates and litters. */
import type { ApiKey, Input } from "@felistry/contract/api.ts";
import type { certificateCalls } from "@felistry/contract/certificates/certificates.ts";
import type { clubLookCalls } from "@felistry/contract/certificates/club-looks.ts";
import type { litterCalls } from "@felistry/contract/litters/litters.ts";
import type { plannedMatingCalls } from "@felistry/contract/matings/planned.ts";
import { buildCat } from "../build-cat.ts";
import { buildCertificate } from "../build-certificate.ts";
import { buildLitter } from "../build-litter.ts";
import { insertRow, nextNumber, type World } from "../world.ts";

type PaperKey = (
  | keyof typeof certificateCalls
  | keyof typeof clubLookCalls
  | keyof typeof litterCalls
  | keyof typeof plannedMatingCalls
  | "GET /litters/{id}/club-rules"
  | "GET /litters/{id}/family"
) &
  ApiKey;

interface Owners {
  readonly owner: { readonly id: number };
  readonly onlineOwner: { readonly id: number };
}

export async function samplePapers(
  world: World,
  { owner, onlineOwner }: Owners,
): Promise<{ readonly [Key in PaperKey]: Input<Key> }> {
  const owners = { owner, onlineOwner };
  const cat = await buildCat(world, { ...owners, reg_num: `FEL-2026-S${nextNumber()}` });
  const { code } = await buildCertificate(world, { cat, kind: "metric" });
  const queen = await buildCat(world, { ...owners, sex: "female", born: "2020-01-01" });
  const stud = await buildCat(world, {
    owner: onlineOwner,
    sex: "male",
    born: "2020-01-01",
  });
  const litter = await buildLitter(world, { breeder: owner, stud });
  const certified = await certifiedLitter(world, { breeder: owner, stud, cat });
  const days = { from_day: "2026-12-01", until_day: "2026-12-07" };
  // A trigger sets whoever has the stud, and the stage.
  const mating = await insertRow<{ id: number }>(world, "planned_matings", {
    ...days,
    planner_id: owner.id,
    stud_member_id: owner.id,
    dam_id: queen.id,
    sire_id: stud.id,
    stage: "asked",
  });
  await insertRow(world, "kitten_weights", {
    litter_id: litter.id,
    place: 1,
    day: "2024-01-01",
    grams: 98,
  });
  await insertRow(world, "litter_inspections", {
    litter_id: litter.id,
    inspected_on: "2024-02-19",
    inspector: "Anna Berg",
  });
  const look = await insertRow<{ id: number }>(world, "club_looks", {
    club_id: 1,
    accent: "#1a5276",
    set_by: owner.id,
  });
  const byCat = { params: { id: cat.id } };
  return {
    "GET /cats/{id}/certificates": byCat,
    "POST /cats/{id}/certificates": { ...byCat, body: { kind: "pedigree" } },
    "POST /cats/{id}/certificates/{code}/duplicate": {
      params: { id: cat.id, code },
      body: { reason: "Lost when moving house" },
    },
    "GET /certificates/{name}": { params: { name: `${code}.pdf` } },
    "GET /admin/clubs/{id}/looks": { params: { id: 1 } },
    "POST /admin/clubs/{id}/looks": { params: { id: 1 }, body: { accent: "#1a5276" } },
    "PUT /admin/clubs/{id}/looks/{lookId}/use": { params: { id: 1, lookId: look.id } },
    "GET /club-looks/{name}": { params: { name: `${look.id}-metric.pdf` } },
    "GET /verify/{code}": { params: { code } },
    "PUT /certificates/{code}/revoke": {
      params: { code },
      body: { reason: "The sire was another" },
    },
    "GET /litters": { query: {} },
    "POST /litters": {
      body: {
        dam_id: queen.id,
        sire_id: stud.id,
        born: "2024-03-01",
        prefix: "Sample",
        kittens: [{ cat_name: "Barsik", sex: "male", ems: "ns 22" }],
        key: `form-${nextNumber()}-sample`,
      },
    },
    "GET /litters/{id}": { params: { id: litter.id } },
    "GET /litters/{id}/family": { params: { id: certified.id } },
    "GET /litters/{id}/club-rules": { params: { id: litter.id } },
    "PUT /litters/{id}/answer": { params: { id: litter.id }, body: { answer: "confirm" } },
    "PUT /litters/{id}/kittens/{place}": {
      params: { id: litter.id, place: 1 },
      body: { state: "died", died_on: "2024-01-03" },
    },
    "POST /litters/{id}/certificates": { params: { id: certified.id } },
    "GET /litters/{id}/certificates": { params: { id: certified.id } },
    "GET /litters/{id}/weights": { params: { id: litter.id } },
    "PUT /litters/{id}/weights": {
      params: { id: litter.id },
      body: { day: "2024-01-02", weights: [{ place: 1, grams: 104 }] },
    },
    "GET /litters/{id}/inspections": { params: { id: litter.id } },
    "POST /litters/{id}/inspections": {
      params: { id: litter.id },
      body: { inspected_on: "2024-02-20", inspector: "Dr. Ilse Berg", notes: "All well" },
    },
    "PUT /litters/{id}/decide": { params: { id: litter.id }, body: { register: 1 } },
    "GET /planned-matings": { query: {} },
    "POST /planned-matings": {
      body: { dam_id: queen.id, sire_id: stud.id, from_day: freshDay(), until_day: null },
    },
    "GET /planned-matings/{id}": { params: { id: mating.id } },
    "PUT /planned-matings/{id}/move": { params: { id: mating.id }, body: { move: "withdraw" } },
    "POST /litters/asked-by-mail": { body: { token: litter.token } },
    "POST /litters/answer-by-mail": { body: { token: litter.token, confirm: 1 } },
  };
}

/** Ninety days from now, whenever the samples are sent. */
const freshDay = () => new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);

/** With a registered kitten that has its certificate. */
async function certifiedLitter(
  world: World,
  {
    cat,
    ...of
  }: {
    readonly breeder: { readonly id: number };
    readonly stud: { readonly id: number };
    readonly cat: { readonly id: number };
  },
): Promise<{ readonly id: number }> {
  const litter = await buildLitter(world, of);
  await world.pool.query("update litter_kittens set cat_id = $2 where litter_id = $1", [
    litter.id,
    cat.id,
  ]);
  await world.pool.query(
    "update litters set status = 'confirmed', decided_at = now() where id = $1",
    [litter.id],
  );
  await buildCertificate(world, { cat, kind: "pedigree" });
  return litter;
}
