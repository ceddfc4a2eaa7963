import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { MOST_CREDENTIALS } from "@felistry/domain/credentials/credential.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;
let club: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
  call = server.as(owner);
  club = server.as(await buildAdmin(server));
});
afterAll(() => server.stop());

const listed = async (cat: BuiltCat, as: ApiCaller = server.api) =>
  (await as("GET /cats/{id}/credentials", { params: { id: cat.id } })).data;

test("a test goes from the owner's word to a scan to the club's confirmation, and back when it is changed", async () => {
  const cat = await buildCat(server, { owner });
  const body = {
    kind: "dna" as const,
    name: "PKD1",
    result: "N/N",
    issued_by: "Langford",
    issued_on: "2024-03-05",
  };
  const { data } = await call("POST /cats/{id}/credentials", { params: { id: cat.id }, body });
  expect(await listed(cat)).toEqual([
    {
      id: data.id,
      ...body,
      show_system: null,
      show_country: null,
      show_class: null,
      judge: null,
      points: null,
      judge_answer: null,
      evidence: "claimed",
      confirmed_at: null,
      scan_url: null,
      version: null,
    },
  ]);
  expect(
    await statusOf(
      club("PUT /credentials/{id}/confirm", { params: data, body: { confirmed: true } }),
    ),
  ).toBe(409);

  const path = await buildUpload(server, { owner, prefix: "credential" });
  const withScan = { ...body, scan_url: path };
  await call("PUT /credentials/{id}", { params: data, body: withScan });
  expect((await listed(cat))[0]).toMatchObject({ evidence: "scanned", scan_url: null });
  expect((await listed(cat, call))[0]).toMatchObject({ scan_url: path });

  await club("PUT /credentials/{id}/confirm", { params: data, body: { confirmed: true } });
  expect((await listed(cat))[0]).toMatchObject({ evidence: "confirmed", scan_url: null });
  await call("PUT /credentials/{id}", { params: data, body: { ...withScan, result: "N/PKD1" } });
  expect((await listed(cat))[0]).toMatchObject({ evidence: "scanned", confirmed_at: null });
  await call("DELETE /credentials/{id}", { params: data });
  expect(await listed(cat)).toEqual([]);
});

test("the club sees what waits, oldest first, and nobody confirms for a cat of their own", async () => {
  const admin = await buildAdmin(server);
  const own = await buildCredential(server, {
    cat: buildCat(server, { owner: admin }),
    scanned: true,
  });
  const foreign = await buildCredential(server, { scanned: true });
  await buildCredential(server);
  const as = server.as(admin);
  const { data } = await as("GET /credentials/waiting", { query: { limit: 100 } });
  expect(data.map(({ id }) => id)).toEqual([own.id, foreign.id]);
  const confirmed = (id: number) =>
    statusOf(as("PUT /credentials/{id}/confirm", { params: { id }, body: { confirmed: true } }));
  expect(await confirmed(own.id)).toBe(403);
  expect(await confirmed(foreign.id)).toBe(200);
  expect((await as("GET /credentials/waiting", { query: {} })).data.map(({ id }) => id)).toEqual([
    own.id,
  ]);
});

test("a scan is one that the member sent for this, and its bytes are for owners and the club", async () => {
  const cat = await buildCat(server, { owner });
  const entry = (scan_url: string) =>
    statusOf(
      call("POST /cats/{id}/credentials", {
        params: { id: cat.id },
        body: { kind: "title", name: "CH", scan_url },
      }),
    );
  const foreign = await buildUpload(server, {
    owner: buildMember(server),
    prefix: "credential",
  });
  const otherUse = await buildUpload(server, { owner, prefix: "metric" });
  expect(await entry(foreign)).toBe(400);
  expect(await entry(otherUse)).toBe(400);
});

test("a title or test is not of a day that is still to come", async () => {
  const cat = await buildCat(server, { owner });
  const body = { kind: "title" as const, name: "CH" };
  const { data } = await call("POST /cats/{id}/credentials", { params: { id: cat.id }, body });
  const future = { ...body, issued_on: "2999-01-01" };
  const refused = {
    status: 400,
    body: { errors: [{ field: "issued_on", message: "This date is in the future" }] },
  };
  await expect(
    call("POST /cats/{id}/credentials", { params: { id: cat.id }, body: future }),
  ).rejects.toMatchObject(refused);
  await expect(call("PUT /credentials/{id}", { params: data, body: future })).rejects.toMatchObject(
    refused,
  );
});

test("titles of a cat and its ancestors come in the order in which they were won", async () => {
  const sire = await buildCat(server, { owner, sex: "male", born: "2018-01-01" });
  const cat = await buildCat(server, { owner, born: "2020-01-01", sire });
  await buildCredential(server, { cat: sire, name: "SC", issued_on: "2023-01-01" });
  await buildCredential(server, { cat: sire, name: "CH", issued_on: "2021-01-01" });
  await buildCredential(server, { cat: sire, kind: "dna", name: "PKD1" });
  await buildCredential(server, { cat, name: "JW" });
  const { data } = await server.api("GET /pedigree/{catId}/titles", { params: { catId: cat.id } });
  expect(data.toSorted((a, b) => a.cat_id - b.cat_id)).toEqual([
    { cat_id: sire.id, titles: ["CH", "SC"], other_name: null, build: null },
    { cat_id: cat.id, titles: ["JW"], other_name: null, build: null },
  ]);
});

test("simultaneous entries stop at what one cat may have", async () => {
  const cat = await buildCat(server, { owner });
  await server.pool.query(
    "insert into credentials (cat_id, kind, name) select $1, 'result', 'BIS' from generate_series(1, $2)",
    [cat.id, MOST_CREDENTIALS - 3],
  );
  const statuses = await Promise.all(
    Array.from({ length: 12 }, () =>
      statusOf(
        call("POST /cats/{id}/credentials", {
          params: { id: cat.id },
          body: { kind: "title", name: "CH" },
        }),
      ),
    ),
  );
  expect(statuses.toSorted()).toEqual([...Array(3).fill(200), ...Array(9).fill(409)]);
});
