/** A cat's dates of birth and death, and the results that stand: whichever is changed, it is refused beside its field. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { refusalOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;
let siberian: number;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
  call = server.as(owner);
  siberian = await referenceId(server, "breeds", "ems", "SIB");
});
afterAll(() => server.stop());

const cac = { kind: "result", name: "CAC", judge: "Anna North", issued_on: "2025-01-15" } as const;

async function shownCat(traits: { reg_num?: string } = {}): Promise<BuiltCat> {
  const cat = await buildCat(server, { owner, born: "2023-05-01", ...traits });
  await buildCredential(server, { ...cac, cat });
  return cat;
}

const edit = (cat: BuiltCat, cat_birthdate: string) =>
  call("PUT /cats/{id}", {
    params: { id: cat.id },
    body: { cat_name: cat.cat_name, breed_id: siberian, cat_birthdate },
  });
const died = (cat: BuiltCat, deceased_on: string) =>
  call("PATCH /cats/{id}", { params: { id: cat.id }, body: { deceased_on } });
const correct = async (cat: BuiltCat, cat_birthdate: string) =>
  call("POST /cats/{id}/corrections", {
    params: { id: cat.id },
    body: {
      cat_birthdate,
      reason: "As on the metric",
      evidence_url: await buildUploadRow(server, { owner, prefix: "evidence" }),
    },
  });

/** Status and the words beside each field. */
async function refused(asked: Promise<unknown>) {
  const { status, fieldErrors } = await refusalOf(asked);
  return [status, Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]))];
}

const BORN_LATER = "A result of a show is from before this date. Correct the result first";
const DIED_EARLIER = "A result of a show is from after this date. Correct the result first";

test("a birth after a show is refused, whether it is edited or asked of the club", async () => {
  const cat = await shownCat();
  expect(await refused(edit(cat, "2025-01-16"))).toEqual([400, { cat_birthdate: BORN_LATER }]);
  await edit(cat, "2025-01-15");
  const registered = await shownCat({ reg_num: "FEL-2024-000321" });
  expect(await refused(correct(registered, "2025-01-16"))).toEqual([
    400,
    { cat_birthdate: BORN_LATER },
  ]);
});

test("a birth that the club confirms is held against the results of that day", async () => {
  const cat = await buildCat(server, { owner, born: "2023-05-01", reg_num: "FEL-2024-000322" });
  const { data } = await correct(cat, "2025-01-16");
  await buildCredential(server, { ...cac, cat });
  const club = server.as(await buildAdmin(server));
  const confirmed = club("PUT /corrections/{id}/confirm", {
    params: { id: data.id },
    body: { decision: "As on the metric" },
  });
  expect(await refused(confirmed)).toEqual([400, { cat_birthdate: BORN_LATER }]);
});

test("a death before a show is refused", async () => {
  const cat = await shownCat();
  expect(await refused(died(cat, "2025-01-14"))).toEqual([400, { deceased_on: DIED_EARLIER }]);
  await died(cat, "2025-01-15");
});

test("a show before the birth or after the death is refused beside its date", async () => {
  const cat = await shownCat();
  await died(cat, "2025-06-01");
  const enter = (issued_on: string) =>
    call("POST /cats/{id}/credentials", {
      params: { id: cat.id },
      body: {
        ...cac,
        issued_on,
        issued_by: "Baltic Show",
        show_system: "FIFe",
        show_class: "adult",
        show_country: "FI",
      },
    });
  expect(await refused(enter("2023-04-30"))).toEqual([
    400,
    { issued_on: expect.stringContaining("before the cat was born") },
  ]);
  expect(await refused(enter("2025-06-02"))).toEqual([
    400,
    { issued_on: expect.stringContaining("after the cat’s death") },
  ]);
});

test("a result in words binds no date", async () => {
  const cat = await buildCat(server, { owner, born: "2023-05-01" });
  await buildCredential(server, { cat, kind: "result", name: "CAC", issued_on: "2025-01-15" });
  expect((await edit(cat, "2025-01-16")).data).toEqual({ id: cat.id });
});

test("of a birth and a result that are stored at the same moment one waits for the other", async () => {
  const cat = await buildCat(server, { owner, born: "2023-05-01" });
  const other = await server.pool.connect();
  try {
    await other.query("begin");
    await other.query("update cats set cat_birthdate = '2025-02-01' where id = $1", [cat.id]);
    const entered = buildCredential(server, { ...cac, cat }).then(
      () => null,
      (error: { constraint?: string }) => error.constraint,
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    await other.query("commit");
    expect(await entered).toBe("credentials_shown_not_before_birth");
  } finally {
    other.release();
  }
});
