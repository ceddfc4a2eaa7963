import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { canonicalText } from "@felistry/domain/certificates/canonical.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("[SEC-16] [D11-07] a certificate outlives its owner's and breeder's accounts, names neither, and can be proven", async () => {
  const [owner, breeder, admin] = [
    await buildMember(server, { first_name: "Wilhelmina", last_name: "Katzenberger" }),
    await buildMember(server, { first_name: "Leopold", last_name: "Kaminski" }),
    await buildAdmin(server),
  ];
  const cat = await buildCat(server, { owner, reg_num: "FEL-2026-000777" });
  await server.pool.query("update cats set breeder_id = $2 where id = $1", [cat.id, breeder.id]);
  const issue = async () =>
    (
      await server.as(admin)("POST /cats/{id}/certificates", {
        params: { id: cat.id },
        body: { kind: "pedigree" },
      })
    ).data;
  const { code, fingerprint } = await issue();
  const verify = async (locale: "en" | "ru") =>
    (await server.guest({ locale })("GET /verify/{code}", { params: { code } })).data;
  const before = (await verify("en")).certified;
  expect(before).toMatchObject({
    owner: "Wilhelmina Katzenberger",
    breeder: "Leopold Kaminski",
  });

  for (const member of [owner, breeder])
    await server.as(member)("POST /me/close", { body: { currentPassword: member.password } });

  for (const [locale, former] of [
    ["en", "former member"],
    ["ru", "бывший участник"],
  ] as const) {
    const proof = await verify(locale);
    expect(proof).toMatchObject({
      status: "valid",
      fingerprint,
      former: ["breeder", "owner"],
      certified: { owner: former, breeder: former },
    });
    // Whoever has the sheet puts the names in, and has the fingerprint.
    const { owner: ownerName, breeder: breederName } = before;
    const whole = canonicalText({ ...proof.certified, owner: ownerName, breeder: breederName });
    expect(createHash("sha256").update(whole).digest("hex")).toBe(fingerprint);
    expect(JSON.stringify(proof)).not.toMatch(/Wilhelmina|Katzenberger|Leopold|Kaminski/);
  }

  const cookie = await server.sessionCookie(admin);
  const sheet = await server.raw(`/certificates/${code}.pdf`, { headers: { cookie } });
  const { text } = await pdfText(new Uint8Array(await sheet.arrayBuffer()));
  expect(text).toContain("former member · бывший участник");
  expect(text).not.toMatch(/Wilhelmina|Katzenberger|Leopold|Kaminski/);
  expect((await issue()).code).toBe(code);

  // What has changed since is still told, and to nobody a name.
  await server.pool.query("update cats set cat_name = 'Another' where id = $1", [cat.id]);
  expect((await verify("en")).status).toBe("superseded");
});
