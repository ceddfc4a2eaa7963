import { describe, expect, it } from "vitest";
import { transliterate } from "@felistry/domain/names/transliterate.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { startTestServer } from "@felistry/testkit/start-test-server.ts";
import {
  startWithOwner,
  server,
  owner,
  nextNumber,
  buildFamily,
  issue,
  verify,
  change,
} from "@felistry/testkit/worlds/certified-family.ts";

startWithOwner();

describe("revoking", () => {
  it("is the club's, with a reason that the keeper of the page reads and no one else", async () => {
    const admin = await buildAdmin(server);
    const { cat } = await buildFamily();
    const { code } = await issue(cat);
    const reason = "The sire was another";
    const revoked = await server.as(admin)("PUT /certificates/{code}/revoke", {
      params: { code },
      body: { reason },
    });
    expect(revoked.data).toMatchObject({ status: "revoked", reason });
    const shown = await verify(code);
    expect(shown.status).toBe("revoked");
    expect(JSON.stringify(shown)).not.toContain(reason);
    const [mail] = (await server.mailsSentTo(owner.email)).filter(({ text }) =>
      text.includes(code),
    );
    expect(mail!.text).toContain(reason);
    await expect(
      server.as(admin)("PUT /certificates/{code}/revoke", { params: { code }, body: { reason } }),
    ).rejects.toMatchObject({ status: 409 });
    await change("update cats set cat_name = 'Later' where id = $1", cat.id);
    expect((await verify(code)).status).toBe("revoked");
  });

  it("of a code that there is not is 404", async () => {
    const admin = await buildAdmin(server);
    const input = { params: { code: "0000-0000-0000-0000" }, body: { reason: "x" } };
    await expect(server.as(admin)("PUT /certificates/{code}/revoke", input)).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("verifying", () => {
  it("says that the club does not let the cat breed, if it shows so, and that it has died", async () => {
    const { cat } = await buildFamily();
    const { code } = await issue(cat);
    expect(await verify(code)).toMatchObject({ status: "valid", ban: null, has_died: 0 });
    const ban = (days: string, isShown: number) =>
      server.pool.query(
        `insert into breeding_bans (cat_id, from_day, until_day, reason, is_shown, decided_by)
         values ($1, current_date - 9, current_date + $2::int, 'Secret reason', $3, $4)`,
        [cat.id, days, isShown, owner.id],
      );
    await ban("90", 0);
    await ban("-1", 1);
    expect((await verify(code)).ban).toBeNull();
    await ban("30", 1);
    const { rows } = await server.pool.query(
      "select (current_date - 9)::text as from, (current_date + 30)::text as until",
    );
    await change("update cats set deceased_undated = 1 where id = $1", cat.id);
    const shown = await verify(code);
    expect(shown).toMatchObject({ status: "valid", ban: rows[0], has_died: 1 });
    expect(JSON.stringify(shown)).not.toContain("Secret");
    await change(
      "update breeding_bans set lifted_at = now(), lifted_by = decided_by where cat_id = $1",
      cat.id,
    );
    expect((await verify(code)).ban).toBeNull();
  });

  it("takes a code as people type it", async () => {
    const { cat } = await buildFamily();
    const { code } = await issue(cat);
    const typed = code.toLowerCase().replaceAll("-", "").replaceAll("0", "o").replaceAll("1", "l");
    expect((await verify(typed)).code).toBe(code);
  });

  it("shows names in the reader's script beside what is certified, as their owners correct them", async () => {
    const { cat, dam } = await buildFamily();
    const { code, fingerprint } = await issue(cat);
    const told = async (locale: "en" | "ru") =>
      (await server.guest({ locale })("GET /verify/{code}", { params: { code } })).data;
    const position = { sire: 2, dam: 3 };
    expect((await told("en")).other_names).toEqual([{ position: position.sire, name: "Murzik" }]);
    const rule = (await told("ru")).other_names;
    expect(rule.map((other) => other.position)).toEqual([1, 3, 7, 15, 31]);
    await server.as(owner)("PUT /cats/{id}/other-name", {
      params: { id: cat.id },
      body: { other_name: "Заря" },
    });
    const [own, ofDam] = (await told("ru")).other_names;
    expect(own).toEqual({ position: 1, name: "Заря" });
    await change("update cats set cat_name = 'Later' where id = $1", dam.id);
    const superseded = await told("ru");
    expect(superseded).toMatchObject({ status: "superseded", fingerprint });
    expect(superseded.other_names[1]).toEqual(ofDam);
  });

  it("shows breeder and owner in the reader's script, as they correct their names, and nothing of those who left", async () => {
    const breeder = await buildMember(server, { first_name: "Юлия", last_name: "Щукина" });
    const { cat } = await buildFamily();
    await change(
      "update cats set users_id = $2, online_owner_id = $2, breeder_id = $3 where id = $1",
      cat.id,
      owner.id,
      breeder.id,
    );
    const { code } = await issue(cat);
    const told = async (locale: "en" | "ru") =>
      (await server.guest({ locale })("GET /verify/{code}", { params: { code } })).data
        .other_persons;
    const ofOwner = transliterate(`${owner.first_name} ${owner.last_name}`, "person");
    expect(await told("en")).toEqual({ breeder: "Iuliia Shchukina", owner: null });
    expect(await told("ru")).toEqual({ breeder: null, owner: ofOwner });
    await change("update users set other_name_given = 'Julia Schukin' where id = $1", breeder.id);
    expect(await told("en")).toEqual({ breeder: "Julia Schukin", owner: null });
    // What was certified keeps its own form: the member has another name by now.
    await change("update users set last_name = 'Иванова' where id = $1", breeder.id);
    expect(await told("en")).toEqual({ breeder: "Iuliia Shchukina", owner: null });
    await change("update users set closed_at = now() where id = $1", breeder.id);
    expect(await told("en")).toEqual({ breeder: null, owner: null });
  });

  it("tells nobody an e-mail, a chip or who keeps the page", async () => {
    const keeper = await buildMember(server);
    const cat = await buildCat(server, {
      owner,
      onlineOwner: keeper,
      reg_num: nextNumber(),
      chip: "643094100000001",
    });
    const { code } = await issue(cat);
    const text = JSON.stringify(await verify(code));
    for (const secret of [owner.email, keeper.email, keeper.last_name, "643094100000001"])
      expect(text).not.toContain(secret);
  });

  it("tells a near miss by nothing", async () => {
    const { cat } = await buildFamily();
    const { code } = await issue(cat);
    const near = code.slice(0, -1) + (code.endsWith("7") ? "8" : "7");
    const refusals = await Promise.all(
      [near, "0000-0000-0000-0000"].map((wrong) => verify(wrong).catch((error: unknown) => error)),
    );
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        status: 404,
        body: { message: "No certificate has this code" },
      });
  });

  it("is counted by address, found or not", async () => {
    const strict = await startTestServer({ env: { RATE_LIMIT_FACTOR: "0.025" } });
    try {
      const tries = [];
      for (let i = 0; i < 4; i++)
        tries.push(
          await strict
            .api("GET /verify/{code}", { params: { code: `0000-0000-0000-000${i}` } })
            .catch((e) => e.status),
        );
      expect(tries).toEqual([404, 404, 404, 429]);
    } finally {
      await strict.stop();
    }
  });
});
