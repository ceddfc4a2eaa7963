import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Input } from "@felistry/contract/api.ts";
import { apiKeys, specOf } from "@felistry/contract/api.ts";
import { fieldsOf } from "@felistry/testkit/samples/every-call.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildPedigree } from "@felistry/testkit/build-application.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { refusalOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-05-10" });
  owner = await buildMember(server);
});
afterAll(() => server.stop());

const catOf = async (id: number) =>
  (await server.as(owner)("GET /cats/cat-and-color/{id}", { params: { id } })).data!;
type CatBody = Input<"PUT /cats/{id}">["body"];

/** What a freshly opened form of a cat sends back. */
async function opened(id: number): Promise<CatBody> {
  const cat = await catOf(id);
  const { cat_name, breed_id, sex, cat_birthdate, chip, description, version } = cat;
  const { main, gold, white, tabby, point, eye } = cat;
  const colour = { main, gold, white, tabby, point, eye };
  return { cat_name, breed_id, sex, cat_birthdate, chip, description, version, ...colour };
}
const save = (id: number, body: CatBody) =>
  server.as(owner)("PUT /cats/{id}", { params: { id }, body });

describe("two who have one cat's form open", () => {
  test("[SEC-07] [D11-03] the second save is 409 with the current state, and overwrites nothing", async () => {
    const { id } = await buildCat(server, { owner });
    const [first, second] = [await opened(id), await opened(id)];
    await save(id, { ...first, chip: "643 0941 0000 1" });
    const refused = await refusalOf(save(id, { ...second, description: "Fond of boxes" }));
    expect([refused.status, refused.message]).toEqual([
      409,
      "This was changed while you had it open. Check what has changed, then save again",
    ]);
    const { version, state } = refused.body.data as { version: number; state: object };
    expect(state).toMatchObject({ chip: "643 0941 0000 1", description: null, main_ems: "n" });
    expect(await catOf(id)).toMatchObject({ chip: "643 0941 0000 1", description: null, version });
    // After seeing the current state, the second member saves over it.
    await save(id, { ...second, chip: "643 0941 0000 1", description: "Fond of boxes", version });
    expect(await catOf(id)).toMatchObject({
      chip: "643 0941 0000 1",
      description: "Fond of boxes",
    });
  });

  test("[SEC-07] of two simultaneous saves one succeeds and the other is refused", async () => {
    const { id } = await buildCat(server, { owner });
    const form = await opened(id);
    const outcomes = await Promise.all(
      ["One", "Two", "Three", "Four"].map((description) =>
        statusOf(save(id, { ...form, description })),
      ),
    );
    expect(outcomes.sort()).toEqual([200, 409, 409, 409]);
  });

  test("[SEC-07] a change of colour, of a parent and of the limited form counts too", async () => {
    const dam = await buildCat(server, { owner, born: "2019-01-01" });
    const { id } = await buildCat(server, { owner });
    const as = server.as(owner);
    const changes = [
      () => as("PUT /color/{id}", { params: { id }, body: { main_ems: "a", eye_ems: "62" } }),
      () => as("POST /parents/", { body: { catId: id, motherId: dam.id } }),
      () => as("PATCH /cats/{id}", { params: { id }, body: { chip: "999 888" } }),
    ];
    for (const change of changes) {
      const form = await opened(id);
      await change();
      expect(await statusOf(save(id, form))).toBe(409);
    }
    const { version } = await catOf(id);
    await as("PATCH /cats/{id}", { params: { id }, body: { description: "Tame" } });
    const stale: (() => Promise<unknown>)[] = [
      () => as("PATCH /cats/{id}", { params: { id }, body: { chip: null, version } }),
      () => as("PUT /color/{id}", { params: { id }, body: { main_ems: "n", version } }),
      () => as("DELETE /parents/{id}", { params: { id }, body: { mother: true, version } }),
      () => as("POST /parents/", { body: { catId: id, motherId: dam.id, version } }),
    ];
    for (const write of stale) expect(await statusOf(write())).toBe(409);
    expect(await catOf(id)).toMatchObject({ chip: "999 888", mother: { id: dam.id } });
  });

  test("[SEC-07] neither invisible values nor a value changed back count as a change", async () => {
    const { id } = await buildCat(server, { owner });
    const form = await opened(id);
    await server.pool.query("update cats set updated_at = now() where id = $1", [id]);
    const as = server.as(owner);
    await as("PATCH /cats/{id}", { params: { id }, body: { chip: "111 222" } });
    await as("PATCH /cats/{id}", { params: { id }, body: { chip: null } });
    expect(await statusOf(save(id, form))).toBe(200);
  });

  test("[SEC-07] [D11-03] another client that sends no version writes as before", async () => {
    const { id } = await buildCat(server, { owner });
    const { version: _, ...form } = await opened(id);
    await save(id, { ...form, chip: "123 456" });
    expect(await statusOf(save(id, { ...form, chip: null }))).toBe(200);
  });
});

describe("every other form", () => {
  test("[SEC-07] of a document, a cattery, a title, an ad and a profile sends the version that it was opened with", async () => {
    const cat = await buildCat(server, { owner });
    const as = server.as(owner);
    const { id: pedigreeId } = await buildPedigree(server, cat);
    const { id: catteryId } = await buildCattery(server, { owner });
    const { id: credentialId } = await buildCredential(server, { cat });
    await buildAd(server, { cat });

    const at = (id: number) => ({ params: { id } });
    const { data: pedigree } = await as("GET /pedigrees/{id}", at(pedigreeId));
    const { data: cattery } = await as("GET /catteries/{id}/edit", at(catteryId));
    const { data: credentials } = await as("GET /cats/{id}/credentials", at(cat.id));
    const credential = credentials.find(({ id }) => id === credentialId)!;
    const { data: ad } = await as("GET /sales/{catId}", { params: { catId: cat.id } });
    const { data: me } = await as("GET /me", {});

    const saves: ((typed: string) => Promise<unknown>)[] = [
      (typed) =>
        as("PUT /pedigrees/{id}", {
          ...at(pedigreeId),
          body: { ...pedigree, pedigree_num: typed },
        }),
      (typed) =>
        as("PUT /catteries/{id}", {
          ...at(catteryId),
          body: { ...cattery, certificate_num: typed },
        }),
      (typed) =>
        as("PUT /credentials/{id}", {
          ...at(credentialId),
          body: { ...credential, version: credential.version!, issued_by: typed },
        }),
      (typed) =>
        as("POST /sales/{catId}", {
          params: { catId: cat.id },
          body: { ...ad, delivery_text: typed },
        }),
      (typed) => as("PUT /me/edit", { body: { ...me, about: typed } }),
    ];
    for (const save of saves) {
      await save("First");
      const refused = await refusalOf(save("Second"));
      expect(refused.status).toBe(409);
      expect(Object.values((refused.body.data as { state: object }).state)).toContain("First");
    }
  });

  test("[SEC-07] guests do not see the version of a title's scan", async () => {
    const cat = await buildCat(server, { owner });
    await buildCredential(server, { cat });
    const { data } = await server.api("GET /cats/{id}/credentials", { params: { id: cat.id } });
    expect(data).toMatchObject([{ version: null }]);
  });
});

test("[SEC-07] every call that compares a version takes one", () => {
  const versioned = apiKeys.filter((key) => specOf(key).versioned);
  expect(versioned.length).toBeGreaterThan(15);
  for (const key of versioned) expect(fieldsOf(specOf(key).body)).toContain("version");
});
