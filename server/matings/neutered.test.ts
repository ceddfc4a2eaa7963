import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { outcomeOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  broughtTable,
  checkedImport,
  confirmedImport,
} from "@felistry/testkit/worlds/brought-table.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
  call = server.as(owner);
});
afterAll(() => server.stop());

const neuter = ({ id }: { id: number }, neutered_on: string | null, by = call) =>
  by("PATCH /cats/{id}", { params: { id }, body: { neutered_on } });
const profileOf = async ({ id }: { id: number }, by = call) =>
  (await by("GET /cats/cat-and-color/{id}", { params: { id } })).data!;
const parentsOf = async (neutered: { dam?: string; sire?: string }) => ({
  dam: await buildCat(server, {
    owner,
    sex: "female",
    born: "2018-01-01",
    ...(neutered.dam && { neutered: neutered.dam }),
  }),
  sire: await buildCat(server, {
    owner,
    sex: "male",
    born: "2018-01-01",
    ...(neutered.sire && { neutered: neutered.sire }),
  }),
});
const litterOf = (dam: BuiltCat, sire: BuiltCat, by = call) =>
  by("POST /litters", {
    body: {
      dam_id: dam.id,
      sire_id: sire.id,
      born: "2024-03-13",
      kittens: [{ cat_name: "Alisa", sex: "female", ems: "n 22" }],
      key: randomUUID(),
    },
  });
const adBody = {
  price_pet: 100,
  price_breeding: 500,
  sale_for_breeding: 1,
  delivery_text: "By train",
  ready_to_move_at: "2026-06-01",
  is_active: 1,
} as const;
const place = (cat: BuiltCat, body: object = {}, by = call) =>
  by("POST /sales/{catId}", { params: { catId: cat.id }, body: { ...adBody, ...body } });
const adOf = async ({ id }: BuiltCat) =>
  (
    await server.pool.query("select is_active, sale_for_breeding from sales where cat_id = $1", [
      id,
    ])
  ).rows[0];

test("is said by the owners in every mode, seen by everybody, in the history, and taken back there", async () => {
  const cat = await buildCat(server, { owner, born: "2019-05-14", reg_num: "FEL-2020-000177" });
  await neuter(cat, "2024-03-01");
  expect(await profileOf(cat)).toMatchObject({ neutered_on: "2024-03-01" });
  const stranger = server.as(await buildMember(server));
  await expect(profileOf(cat, stranger)).rejects.toMatchObject({
    status: 403,
    body: { data: { neutered_on: "2024-03-01" } },
  });
  const { data } = await call("GET /cats/{id}/history", { params: { id: cat.id }, query: {} });
  expect(data[0]!.changes).toEqual([
    expect.objectContaining({ field: "neutered_on", before: null, after: "2024-03-01" }),
  ]);
  await call("POST /history/{id}/undo", { params: { id: data[0]!.id } });
  expect(await profileOf(cat)).toMatchObject({ neutered_on: null });
});

test("is neither before the birth nor in the future, whoever writes it", async () => {
  const cat = await buildCat(server, { owner, born: "2020-05-14" });
  for (const day of ["2020-05-13", "2999-01-01"])
    expect((await outcomeOf(neuter(cat, day))).status).toBe(400);
  await expect(
    server.pool.query("update cats set neutered_on = '2020-05-13' where id = $1", [cat.id]),
  ).rejects.toMatchObject({ constraint: "cats_neutered_on_not_before" });
});

describe("after the death", () => {
  test("is refused, with the field named, whichever of the two is entered last", async () => {
    const cat = await buildCat(server, { owner, born: "2020-05-14", deceased: "2024-01-02" });
    await expect(neuter(cat, "2024-01-03")).rejects.toMatchObject({
      status: 400,
      fieldErrors: [{ field: "neutered_on", message: "This date is after the cat’s death" }],
    });
    expect((await outcomeOf(neuter(cat, "2024-01-02"))).status).toBe(200);
    const died = call("PATCH /cats/{id}", {
      params: { id: cat.id },
      body: { deceased_on: "2024-01-01" },
    });
    await expect(died).rejects.toMatchObject({ fieldErrors: [{ field: "neutered_on" }] });
    await expect(
      server.pool.query("update cats set deceased_on = '2024-01-01' where id = $1", [cat.id]),
    ).rejects.toMatchObject({ constraint: "cats_neutered_on_not_after" });
  });

  test("is not made by merging two records", async () => {
    const kept = await buildCat(server, { owner, deceased: "2024-01-02" });
    const gone = await buildCat(server, { owner, neutered: "2024-01-03" });
    const merge = call("POST /cats/{id}/merge", {
      params: { id: kept.id },
      body: { other: gone.id, take: ["neutered_on"] },
    });
    expect(await outcomeOf(merge)).toEqual({
      status: 400,
      message:
        "The cat would have been neutered after its death. Choose another date for one of the two",
    });
  });
});

describe("a litter that cannot be", () => {
  const constraintOf = (change: Promise<unknown>) =>
    change.then(
      () => null,
      (error: { constraint?: string }) => error.constraint,
    );

  // Seventy-two days before the birth is 2024-01-01; ten months before it, 2023-05-13.
  test.each([
    [{ dam: "2024-01-01" }, 200, null],
    [{ dam: "2023-12-31" }, 400, "litters_born_to_fertile_dam"],
    [{ sire: "2023-05-13" }, 200, null],
    [{ sire: "2023-05-12" }, 400, "litters_born_to_fertile_sire"],
  ])("born on 2024-03-13 to parents neutered on %j: %i", async (neutered, status, constraint) => {
    const { dam, sire } = await parentsOf(neutered);
    expect((await outcomeOf(litterOf(dam, sire))).status).toBe(status);
    const broken = await constraintOf(
      server.pool.query(
        `insert into litters (breeder_id, dam_id, sire_id, born, status, decided_at, form_key)
         values ($1, $2, $3, '2024-03-13', 'confirmed', now(), $4)`,
        [owner.id, dam.id, sire.id, randomUUID()],
      ),
    );
    expect(broken).toBe(constraint);
    const kitten = await buildCat(server, { owner, born: "2024-03-13" });
    const link = async () => {
      await call("POST /parents/", { body: { catId: kitten.id, motherId: dam.id } });
      await call("POST /parents/", { body: { catId: kitten.id, fatherId: sire.id } });
    };
    expect((await outcomeOf(link())).status).toBe(status);
    const linked = await constraintOf(
      server.pool.query("update cats set mother_id = $2, father_id = $3 where id = $1", [
        kitten.id,
        dam.id,
        sire.id,
      ]),
    );
    expect(linked).toBe(
      constraint &&
        constraint.replace("litters", "cats").replace("dam", "mother").replace("sire", "father"),
    );
  });

  test("is refused when the neutering is entered after the birth, and the field is named", async () => {
    const { dam, sire } = await parentsOf({});
    await litterOf(dam, sire);
    expect(await outcomeOf(neuter(dam, "2023-12-31"))).toMatchObject({ status: 400 });
    expect((await outcomeOf(neuter(dam, "2024-01-01"))).status).toBe(200);
    expect((await outcomeOf(neuter(sire, "2023-05-12"))).message).toContain("too long after");
    expect((await outcomeOf(neuter(sire, "2023-05-13"))).status).toBe(200);
  });

  test("is not confirmed if the queen turns out to have been neutered while it waited", async () => {
    const studOwner = await buildMember(server);
    const { dam } = await parentsOf({});
    const sire = await buildCat(server, { owner: studOwner, sex: "male", born: "2018-01-01" });
    const { data: litter } = await litterOf(dam, sire);
    await neuter(dam, "2023-12-31");
    const answer = server.as(studOwner)("PUT /litters/{id}/answer", {
      params: { id: litter.id },
      body: { answer: "confirm" },
    });
    expect(await outcomeOf(answer)).toEqual({
      status: 400,
      message: "The mother had been neutered before she could have been mated for this birth",
    });
  });

  test("nor made by merging two records", async () => {
    const { dam, sire } = await parentsOf({});
    await litterOf(dam, sire);
    const twin = await buildCat(server, {
      owner,
      sex: "female",
      born: "2018-01-01",
      neutered: "2022-01-01",
    });
    const merge = call("POST /cats/{id}/merge", {
      params: { id: twin.id },
      body: { other: dam.id },
    });
    expect((await outcomeOf(merge)).status).toBe(400);
  });
});

describe("an ad", () => {
  test("may not offer it for breeding, whoever writes it; as a pet it is sold", async () => {
    const cat = await buildCat(server, { owner, neutered: "2024-01-01" });
    expect(await outcomeOf(place(cat))).toEqual({
      status: 409,
      message: "This cat is neutered and cannot be offered for breeding",
    });
    await place(cat, { sale_for_breeding: 0 });
    expect(await adOf(cat)).toEqual({ is_active: true, sale_for_breeding: false });
    await expect(
      server.pool.query("update sales set sale_for_breeding = true where cat_id = $1", [cat.id]),
    ).rejects.toMatchObject({ constraint: "sales_neutered_not_for_breeding" });
  });

  test("goes on as one of a pet, and open orders with breeding rights end with a mail", async () => {
    const cat = await buildCat(server, { owner, cat_name: "Zlata" });
    const ad = await buildAd(server, { cat });
    const [breeder, reserved, lover] = [
      await buildMember(server),
      await buildMember(server),
      await buildMember(server),
    ];
    await buildOrder(server, { ad, buyer: breeder, with_breeding: true });
    await buildOrder(server, { ad, buyer: reserved, with_breeding: true, status: "accepted" });
    await buildOrder(server, { ad, buyer: lover, with_breeding: false });
    await neuter(cat, "2024-01-02");
    expect(await adOf(cat)).toEqual({ is_active: true, sale_for_breeding: false });
    const { rows } = await server.pool.query(
      "select status, ended_why from orders where cat_id = $1 order by id",
      [cat.id],
    );
    expect(rows).toEqual([
      { status: "declined", ended_why: "neutered" },
      { status: "declined", ended_why: "neutered" },
      { status: "new", ended_why: null },
    ]);
    for (const buyer of [breeder, reserved])
      expect((await server.mailsSentTo(buyer.email)).map(({ text }) => text)).toEqual([
        expect.stringContaining("Zlata has been neutered"),
      ]);
    expect(await server.mailsSentTo(lover.email)).toEqual([]);
  });

  test("of a suspended seller comes back as one of a pet", async () => {
    const seller = await buildMember(server);
    const cat = await buildCat(server, { owner: seller });
    await buildAd(server, { cat });
    const admin = server.as(await buildAdmin(server));
    const params = { id: seller.id };
    await admin("PUT /admin/members/{id}/suspension", { params, body: { reason: "A complaint" } });
    await server.pool.query("update cats set neutered_on = '2024-01-02' where id = $1", [cat.id]);
    expect(await adOf(cat)).toEqual({ is_active: false, sale_for_breeding: false });
    await admin("DELETE /admin/members/{id}/suspension", { params });
    expect(await adOf(cat)).toEqual({ is_active: true, sale_for_breeding: false });
  });

  test("that comes to it by a merge is one of a pet, and an order for breeding ends", async () => {
    const kept = await buildCat(server, { owner, neutered: "2024-01-02" });
    const gone = await buildCat(server, { owner });
    const { id } = await buildOrder(server, {
      ad: await buildAd(server, { cat: gone }),
      buyer: await buildMember(server),
      with_breeding: true,
    });
    await call("POST /cats/{id}/merge", { params: { id: kept.id }, body: { other: gone.id } });
    expect(await adOf(kept)).toMatchObject({ sale_for_breeding: false });
    const { rows } = await server.pool.query("select ended_why from orders where id = $1", [id]);
    expect(rows).toEqual([{ ended_why: "neutered" }]);
  });

  test("of the cat's next owner cannot offer it for breeding either", async () => {
    const next = await buildMember(server);
    const cat = await buildCat(server, { owner, neutered: "2024-01-02" });
    await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
      cat.id,
      next.id,
    ]);
    expect((await outcomeOf(place(cat, {}, server.as(next)))).status).toBe(409);
  });
});

describe("a mating", () => {
  test("is warned of when tried, and refused when planned", async () => {
    const { dam, sire } = await parentsOf({ dam: "2024-01-01" });
    const { data } = await server.api("GET /mating", { query: { dam: dam.id, sire: sire.id } });
    expect(data.warnings.map(({ code }) => code)).toContain("dam_neutered");
    expect(data.warnings.map(({ code }) => code)).not.toContain("sire_neutered");
    const today = new Date().toISOString().slice(0, 10);
    const plan = (dam_id: number, sire_id: number) =>
      call("POST /planned-matings", { body: { dam_id, sire_id, from_day: today } });
    expect((await outcomeOf(plan(dam.id, sire.id))).message).toContain("mother had been neutered");
    const other = await parentsOf({ sire: "2026-01-01" });
    expect((await outcomeOf(plan(other.dam.id, other.sire.id))).message).toContain("father");
    for (const [pair, why] of [
      [{ dam, sire }, "dam_neutered"],
      [other, "sire_neutered"],
    ] as const)
      await expect(
        server.pool.query(
          `insert into planned_matings (planner_id, stud_member_id, dam_id, sire_id, from_day, until_day, stage)
           values ($1, $1, $2, $3, current_date, current_date, 'asked')`,
          [owner.id, pair.dam.id, pair.sire.id],
        ),
      ).rejects.toMatchObject({ constraint: `mating_move_${why}` });
  });

  test.each(["dam", "sire"] as const)(
    "that is planned ends when the %s is neutered, and both sides are told",
    async (who) => {
      const studOwner = await buildMember(server);
      const { dam } = await parentsOf({});
      const sire = await buildCat(server, { owner: studOwner, sex: "male", born: "2018-01-01" });
      const today = new Date().toISOString().slice(0, 10);
      const { data: plan } = await call("POST /planned-matings", {
        body: { dam_id: dam.id, sire_id: sire.id, from_day: today },
      });
      await (who === "dam" ? neuter(dam, today) : neuter(sire, today, server.as(studOwner)));
      const { data } = await call("GET /planned-matings/{id}", { params: { id: plan.id } });
      expect(data).toMatchObject({ stage: "void", ended_by: "neutered" });
      const texts = (await server.mailsSentTo(studOwner.email)).map(({ text }) => text).join();
      expect(texts).toContain("One of the two cats has been neutered.");
    },
  );
});

test("a club's correction sets it", async () => {
  const cat = await buildCat(server, { owner, born: "2019-05-14", reg_num: "FEL-2020-000178" });
  const { data } = await call("POST /cats/{id}/corrections", {
    params: { id: cat.id },
    body: {
      neutered_on: "2024-03-01",
      reason: "Neutered by our vet",
      evidence_url: await buildUploadRow(server, { owner, prefix: "evidence" }),
    },
  });
  const admin = server.as(await buildAdmin(server));
  await admin("PUT /corrections/{id}/confirm", {
    params: { id: data.id },
    body: { decision: "As the vet says" },
  });
  expect(await profileOf(cat)).toMatchObject({ neutered_on: "2024-03-01" });
});

test("is a choice when two records are merged, and undoing restores both values", async () => {
  const kept = await buildCat(server, { owner, born: "2010-01-01", neutered: "2020-01-02" });
  const gone = await buildCat(server, { owner, born: "2010-01-01", neutered: "2020-02-01" });
  const { data: merge } = await call("POST /cats/{id}/merge", {
    params: { id: kept.id },
    body: { other: gone.id, take: ["neutered_on"] },
  });
  expect(await profileOf(kept)).toMatchObject({ neutered_on: "2020-02-01" });
  await call("POST /merges/{id}/undo", { params: { id: merge.id } });
  expect(await profileOf(kept)).toMatchObject({ neutered_on: "2020-01-02" });
  expect(await profileOf(gone)).toMatchObject({ neutered_on: "2020-02-01" });
});

describe("a table", () => {
  const broughtCats = async (lines: readonly string[]) => {
    const record = await broughtTable(server, owner, lines.join("\n"));
    const { faults } = await checkedImport(call, record);
    await confirmedImport(call, record.id);
    const { rows } = await server.pool.query<{ cat_name: string }>(
      `select cat_name, sex, neutered_on, description from cats
       where online_owner_id = $1 and cat_name like 'Brought%' order by cat_name`,
      [owner.id],
    );
    await server.pool.query(
      "update cats set cat_name = 'Old ' || id where cat_name like 'Brought%'",
    );
    return { mapping: record.mapping, faults, rows };
  };

  test("gives the day from its column or with the sex; without a day the words are kept", async () => {
    const { mapping, faults, rows } = await broughtCats([
      "name,sex,born,neutered,breed",
      "Brought Ada,f,2019-01-01,03.02.2021,SIB",
      "Brought Bella,f,2019-01-01,yes,SIB",
      "Brought Cleo,f,2019-01-01,2021,SIB",
      "Brought Dora,f,2019-01-01,no,SIB",
      "Brought Egon,male neutered 03.02.2021,2019-01-01,,SIB",
      "Brought Frol,Male Neuter,2019-01-01,,SIB",
    ]);
    expect(mapping).toMatchObject({ neutered: 3 });
    expect(faults).toEqual([]);
    expect(rows).toEqual(
      [
        ["Brought Ada", "female", "2021-02-03", null],
        ["Brought Bella", "female", null, "neutered: yes"],
        ["Brought Cleo", "female", null, "neutered: 2021"],
        ["Brought Dora", "female", null, null],
        ["Brought Egon", "male", "2021-02-03", null],
        ["Brought Frol", "male", null, "Male Neuter"],
      ].map(([cat_name, sex, neutered_on, description]) => ({
        cat_name,
        sex,
        neutered_on,
        description,
      })),
    );
  });

  test("is told of days that cannot be, and of kittens bred after it", async () => {
    const { faults } = await broughtCats([
      "name,sex,born,neutered,breed,mother,father",
      "Brought Early,f,2019-01-01,2018-01-01,SIB,,",
      "Brought Dam,f,2015-01-01,2020-01-01,SIB,,",
      "Brought Tom,m,2015-01-01,2020-01-01,SIB,,",
      "Brought Last,f,2020-03-13,,SIB,Brought Dam,Brought Tom",
      "Brought After,f,2020-03-14,,SIB,Brought Dam,",
      "Brought Later,f,2020-11-02,,SIB,,Brought Tom",
    ]);
    expect(faults.map(({ line, field, kind }) => `${line} ${field} ${kind}`)).toEqual([
      "2 neutered before_birth",
      "6 mother parent_deceased",
      "7 father parent_deceased",
    ]);
  });

  test("is told of a day after the death", async () => {
    const { faults } = await broughtCats([
      "name,sex,born,neutered,died,breed",
      "Brought Ghost,f,2019-01-01,2023-01-02,2023-01-01,SIB",
      "Brought Soul,f,2019-01-01,2023-01-01,2023-01-01,SIB",
    ]);
    expect(faults.map(({ line, field, kind }) => `${line} ${field} ${kind}`)).toEqual([
      "2 neutered after_death",
    ]);
  });

  test("that is exported has the day", async () => {
    await buildCat(server, { owner, cat_name: "Exported Neuter", neutered: "2024-05-06" });
    const file = await server.raw("/exports/cats.csv", {
      headers: { host: "localhost", cookie: await server.sessionCookie(owner) },
    });
    expect(await file.text()).toMatch(/Exported Neuter,.*,2024-05-06,/);
  });
});
