import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";

let server: TestServer;
let finland: number;

beforeAll(async () => {
  server = await startTestServer();
  finland = await referenceId(server, "countries", "iso2", "FI");
});
afterAll(() => server.stop());

const profile = () => ({
  first_name: "Anna2",
  last_name: "Карлова",
  birthday: "1990-02-03",
  country_id: finland,
});

async function edit(member: BuiltMember, changes: object, host = "localhost"): Promise<Response> {
  return server.raw("/api/me/edit", {
    method: "PUT",
    headers: {
      "content-type": "application/json",
      host,
      cookie: await server.sessionCookie(member),
    },
    body: JSON.stringify({ ...profile(), ...changes }),
  });
}

async function refusedField(member: BuiltMember, changes: object): Promise<string[]> {
  const answer = await edit(member, changes);
  const { errors = [] } = (await answer.json()) as { errors?: { field: string }[] };
  return answer.status === 400 ? errors.map(({ field }) => field) : [String(answer.status)];
}

describe("PUT /me/edit", () => {
  test("[7-15] [5-15] changes the profile, which GET /me shows; the middle name may be left out", async () => {
    const member = await buildMember(server);
    const wanted = {
      ...profile(),
      middle_name: "Maria",
      about: "Sibirs since 1999",
      site_url: "https://felis.example/cats?page=2",
      social_url: "http://social.example/anna",
    };
    const { data } = await server.as(member)("PUT /me/edit", { body: wanted });
    expect(data).toMatchObject({ ...wanted, id: member.id, country_en: "Finland" });
    expect((await server.as(member)("GET /me", {})).data).toEqual(data);

    const bare = (await server.as(member)("PUT /me/edit", { body: profile() })).data;
    expect(bare).toMatchObject({
      middle_name: null,
      about: null,
      site_url: null,
      social_url: null,
      email: member.email,
    });
    const emptied = { ...profile(), middle_name: "", about: " ", site_url: "", social_url: "" };
    expect((await server.as(member)("PUT /me/edit", { body: emptied })).data.middle_name).toBe(
      null,
    );
  });

  test("[7-15] a guest may not", async () => {
    await expect(server.guest()("PUT /me/edit", { body: profile() })).rejects.toMatchObject({
      status: 401,
    });
  });

  test("[5-14] [7-16] [D10-12] names are 3 to 16 letters, Latin or Cyrillic, or digits", async () => {
    const member = await buildMember(server);
    for (const name of ["Анна", "Jiří", "Anna2", "a".repeat(16)]) {
      expect(
        (await edit(member, { first_name: name, last_name: name, middle_name: name })).status,
      ).toBe(200);
    }
    for (const name of ["An", "a".repeat(17), "An na", "An-na", "O'Neil", "<b>x", "", null, 7]) {
      expect([name, await refusedField(member, { first_name: name })]).toEqual([
        name,
        ["first_name"],
      ]);
      expect([name, await refusedField(member, { last_name: name })]).toEqual([
        name,
        ["last_name"],
      ]);
    }
    expect(await refusedField(member, { middle_name: "An-na" })).toEqual(["middle_name"]);
    expect((await server.as(member)("GET /me", {})).data.first_name).toBe("a".repeat(16));
  });

  test("[9-06] [7-16] about holds 200 characters and no more", async () => {
    const member = await buildMember(server);
    expect((await edit(member, { about: "ы".repeat(200) })).status).toBe(200);
    expect(await refusedField(member, { about: "ы".repeat(201) })).toEqual(["about"]);
  });

  test("addresses of sites lead to the web or are refused", async () => {
    const member = await buildMember(server);
    for (const address of [
      "javascript:alert(1)",
      " javascript:alert(1)//felis.example",
      "data:text/html,x.y",
      "ftp://felis.example",
      "https://felis.example@evil.example",
      "my site",
      `https://felis.example/${"a".repeat(100)}`,
    ]) {
      expect([address, await refusedField(member, { site_url: address })]).toEqual([
        address,
        ["site_url"],
      ]);
      expect(await refusedField(member, { social_url: address })).toEqual(["social_url"]);
    }
    const { data } = await server.as(member)("PUT /me/edit", {
      body: { ...profile(), site_url: "кошки.рф" },
    });
    expect(data.site_url).toBe("https://кошки.рф");
  });

  test("[D2-21] one stays 18 or older, and of a country that there is", async () => {
    const own = await startTestServer({ now: "2026-05-06T12:00:00Z" });
    try {
      const body = { ...profile(), country_id: await referenceId(own, "countries", "iso2", "FI") };
      const member = await buildMember(own);
      const call = own.as(member);
      await call("PUT /me/edit", { body: { ...body, birthday: "2008-05-06" } });
      for (const [changes, field] of [
        [{ birthday: "2008-05-07" }, "birthday"],
        [{ birthday: "1899-12-31" }, "birthday"],
        [{ country_id: 99_999 }, "country_id"],
      ] as const)
        await expect(call("PUT /me/edit", { body: { ...body, ...changes } })).rejects.toMatchObject(
          { status: 400, fieldErrors: [{ field }] },
        );
    } finally {
      await own.stop();
    }
  });

  test("[D1-24] sets its own columns only", async () => {
    const member = await buildMember(server);
    const answer = await edit(member, {
      id: 1,
      email: "other@cats.example",
      roleIds: [1, 2],
      password: "Other4kittens",
      user_ava_url: "/photos/x.webp",
    });
    expect(answer.status).toBe(200);
    expect((await server.as(member)("GET /me", {})).data).toMatchObject({
      id: member.id,
      email: member.email,
      roleIds: [1],
      user_ava_url: null,
    });
    await server.guest()("POST /auth/login", {
      body: { email: member.email, password: member.password },
    });
  });

  test("[D1-18] says what is wrong in Russian on the Russian host", async () => {
    const answer = await edit(await buildMember(server), { site_url: "x" }, "ru.localhost");
    expect(await answer.json()).toMatchObject({
      errors: [
        {
          field: "site_url",
          message: "Укажите адрес сайта, который начинается с http:// или https://",
        },
      ],
    });
  });
});

describe("POST /me/useravaurl", () => {
  test("[7-23] [2.15-05] sets the member's photo, with the upload's answer as it is", async () => {
    const member = await buildMember(server);
    const filePath = await buildUpload(server, { owner: member, prefix: "profile" });
    const body = { filePath, width: 64, height: 48, success: true };
    expect((await server.as(member)("POST /me/useravaurl", { body })).data).toEqual({
      user_ava_url: filePath,
    });
    expect((await server.as(member)("GET /me", {})).data.user_ava_url).toBe(filePath);
    expect((await server.raw(filePath)).status).toBe(200);
  });

  test("[7-23] takes no file but the member's own, sent for this", async () => {
    const [member, other] = [await buildMember(server), await buildAdmin(server)];
    const foreign = await buildUpload(server, { owner: other, prefix: "profile" });
    const scan = await buildUpload(server, { owner: member, prefix: "metric" });
    for (const filePath of [foreign, scan, "https://evil.example/x.webp", "/photos/../x.webp"])
      await expect(
        server.as(member)("POST /me/useravaurl", { body: { filePath } }),
      ).rejects.toMatchObject({ status: 400, message: "This file was not uploaded by you" });
    await expect(
      server.guest()("POST /me/useravaurl", { body: { filePath: foreign } }),
    ).rejects.toMatchObject({ status: 401 });
  });
});
