/** How a club's certificates look: tried out, then used by those issued from then on. Those that stand keep theirs. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import {
  buildFamily,
  change,
  issue,
  nextNumber,
  owner,
  server,
  startWithOwner,
  verify,
} from "@felistry/testkit/worlds/certified-family.ts";
import { attachedFile, signerOfPdf } from "../print/signing/read-signature.ts";
import { verifyPaper } from "../proofs/verify-paper.ts";

startWithOwner();

const LOOK = {
  accent: "#1A5276",
  heading: { en: "Member of the World Cat Congress", ru: "Член Всемирного конгресса" },
  foot: { en: "Lilac Lane 7, Riga", ru: "Рига, Сиреневая, 7" },
  signer: "Irina Clubova",
  office: { en: "Registrar", ru: "Регистратор" },
};

let admin: BuiltMember;
let folder: string;
beforeAll(async () => {
  admin = await buildAdmin(server);
  folder = await mkdtemp(join(tmpdir(), "felistry-looks-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const tryOut = (body: object = {}, by = admin, id = 1) =>
  server.as(by)("POST /admin/clubs/{id}/looks", { params: { id }, body: { ...LOOK, ...body } });
const takeUp = (lookId: number, id = 1) =>
  server.as(admin)("PUT /admin/clubs/{id}/looks/{lookId}/use", { params: { id, lookId } });

async function putToUse(body: object = {}) {
  const { tried } = (await tryOut(body)).data;
  return (await takeUp(tried!.id)).data.used!;
}

async function bytesOf(path: string, by: { id: number } = owner) {
  const response = await server.raw(path, {
    headers: { host: "localhost", cookie: await server.sessionCookie(by) },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** Names and lines may be broken anywhere. */
const bare = async (bytes: Uint8Array) => {
  const { pages, text } = await pdfText(bytes);
  expect(pages).toBe(1);
  return text.replaceAll(" ", "");
};

const constraintOf = (write: Promise<unknown>) =>
  write.then(
    () => "done",
    (error: { constraint: string }) => error.constraint,
  );

test("[15.5] a look is tried out on specimens, and used by what is issued from then on", async () => {
  const { cat } = await buildFamily();
  const before = await issue(cat);
  const stood = await bytesOf(before.pdf);
  const logo_url = await buildUpload(server, { owner: admin, prefix: "club" });
  const signature_url = await buildUpload(server, { owner: admin, prefix: "club" });
  const { data } = await tryOut({ logo_url, signature_url });
  expect(data.used).toBeNull();
  const { rows: kept } = await server.pool.query(
    "select bool_and(attached) as all from uploads where path = any($1)",
    [[logo_url, signature_url]],
  );
  expect(kept).toEqual([{ all: true }]);
  // A signature has no address that others may open.
  const byOther = { headers: { cookie: await server.sessionCookie(owner) } };
  expect((await server.raw(signature_url, byOther)).status).toBe(404);
  expect(data.tried).toMatchObject({ ...LOOK, accent: "#1a5276", logo_url, signature_url });
  for (const kind of ["pedigree", "metric"] as const) {
    const specimen = await bytesOf(`/club-looks/${data.tried!.id}-${kind}.pdf`, admin);
    const text = await bare(specimen);
    for (const said of ["SPECIMEN·ОБРАЗЕЦ", "WorldCatCongress·ЧленВсемирного", "IrinaClubova"])
      expect(text).toContain(said);
    expect(signerOfPdf(specimen)).toBeNull();
  }
  // Nothing uses it yet.
  expect(Buffer.from(await bytesOf((await issue(cat)).pdf)).equals(stood)).toBe(true);
  const metricBefore = await bytesOf((await issue(cat, "metric")).pdf);
  expect(await bare(metricBefore)).not.toContain("IrinaClubova");

  expect((await takeUp(data.tried!.id)).data).toMatchObject({ tried: null, used: LOOK_USED });
  expect(await statusOf(takeUp(data.tried!.id))).toBe(409);
  // What stands keeps the look of its day, byte for byte.
  expect(Buffer.from(await bytesOf(before.pdf)).equals(stood)).toBe(true);
  expect((await verify(before.code)).status).toBe("valid");
  const other = await buildFamily();
  for (const kind of ["pedigree", "metric"] as const) {
    const text = await bare(await bytesOf((await issue(other.cat, kind)).pdf));
    for (const said of [
      "WorldCatCongress·ЧленВсемирного",
      "LilacLane7,Riga·Рига,Сиреневая,7",
      "IrinaClubova",
      "Registrar·Регистратор",
    ])
      expect(text).toContain(said);
    expect(text).not.toContain("SPECIMEN");
  }
  // The paper that replaces a lost one is of today.
  const { data: duplicate } = await server.as(owner)(
    "POST /cats/{id}/certificates/{code}/duplicate",
    { params: { id: cat.id, code: before.code }, body: { reason: "Lost when moving house" } },
  );
  expect(await bare(await bytesOf(duplicate.pdf))).toContain("IrinaClubova");
});

const LOOK_USED = { ...LOOK, accent: "#1a5276" };

test("[15.7] a certificate in a club's look is signed, proven and unchanged by the next look", async (context) => {
  await putToUse();
  const { code, pdf } = await issue((await buildFamily()).cat);
  const sheet = await bytesOf(pdf);
  await putToUse({ accent: "#145a32", heading: {}, signer: null, office: {} });
  expect(Buffer.from(await bytesOf(pdf)).equals(sheet)).toBe(true);
  expect((await verify(code)).status).toBe("valid");
  const path = join(folder, "paper.pdf");
  await writeFile(path, sheet);
  const lines: string[] = [];
  expect(await verifyPaper([path], { say: (line) => lines.push(line) })).toBe(true);
  expect(lines.join("\n")).toContain("Signed, and unchanged since");
  expect(attachedFile(sheet)).not.toBeNull();
  const outcome = await promisify(execFile)("pdfsig", ["-nocert", path]).catch(
    (error: NodeJS.ErrnoException & { stdout: string }) => {
      if (error.code === "ENOENT") return null;
      throw error;
    },
  );
  if (!outcome) return context.skip("pdfsig is not installed (Debian: poppler-utils)");
  expect(outcome.stdout).toContain("Signature is Valid.");
  return undefined;
});

test("[15.7] a look that is changed in SQL is refused by the database, and what is printed is in the log", async () => {
  const look = await putToUse();
  const { code } = await issue((await buildFamily()).cat);
  expect(await constraintOf(change("update club_looks set signer = 'Forged'"))).toBe(
    "club_looks_stay",
  );
  expect(await constraintOf(change("delete from club_looks"))).toBe("club_looks_stay");
  expect(
    await constraintOf(change("update certificates set look_id = null where code = $1", code)),
  ).toBe("certificates_stay");
  const { rows } = await server.pool.query<{ look: object }>(
    "select facts -> 'look' as look from log_entries where subject = $1",
    [`certificate:${code}`],
  );
  expect(rows[0]!.look).toMatchObject({ id: look.id, ...LOOK_USED });
});

test("the longest texts leave the longest names on one page", async () => {
  await putToUse({
    heading: { en: "Member of ".repeat(9).trim(), ru: "Член клуба ".repeat(8).trim() },
    foot: { en: "Lilac Lane 7 ".repeat(10).trim(), ru: "Сиреневая 7 ".repeat(11).trim() },
    signer: "W".repeat(80),
  });
  const long = await buildCat(server, {
    owner,
    cat_name: "Жужелица ".repeat(11).trim(),
    prefix: "W".repeat(100),
    suffix: "of the ".repeat(14).trim(),
    reg_num: nextNumber(),
    dam: (await buildFamily()).dam,
  });
  for (const kind of ["pedigree", "metric"] as const)
    expect(await bare(await bytesOf((await issue(long, kind)).pdf))).toContain("Memberof");
});

test("a look has a colour that is read on white, a name for each signature, and pictures of whoever sends it", async () => {
  const logo_url = await buildUpload(server, { owner: admin, prefix: "club" });
  for (const body of [
    { accent: "#ffd500" },
    { accent: "red" },
    { signer: null, signature_url: logo_url },
  ])
    expect(await statusOf(tryOut(body))).toBe(400);
  const stranger = await buildMember(server);
  const theirs = await buildUpload(server, { owner: stranger, prefix: "club" });
  expect(await statusOf(tryOut({ logo_url: theirs }))).toBe(400);
  expect(await statusOf(tryOut({}, stranger))).toBe(403);
  expect(await statusOf(tryOut({}, admin, 999))).toBe(404);
  // A colleague goes on with the picture that the look has.
  const { tried } = (await tryOut({ logo_url })).data;
  const colleague = await buildAdmin(server);
  expect((await tryOut({ logo_url }, colleague)).data.tried!.logo_url).toBe(logo_url);
  // Not the newest any more.
  expect(await statusOf(takeUp(tried!.id))).toBe(409);
});

test("[15.5] each club has its own look", async () => {
  await putToUse();
  const { data: nord } = await server.as(admin)("POST /admin/clubs", {
    body: { names: { en: "Nordic", ru: "Северный" }, number_prefix: "NORD" },
  });
  const theirs = await buildCat(server, { owner, reg_num: "NORD-2026-000001" });
  expect(await bare(await bytesOf((await issue(theirs)).pdf))).not.toContain("IrinaClubova");
  const { tried } = (await tryOut({ signer: "Olga Nordova" }, admin, nord.id)).data;
  expect(await statusOf(takeUp(tried!.id))).toBe(409);
  await takeUp(tried!.id, nord.id);
  expect(await bare(await bytesOf((await issue(theirs, "metric")).pdf))).toContain("OlgaNordova");
  const ours = await issue((await buildFamily()).cat);
  expect(await bare(await bytesOf(ours.pdf))).not.toContain("OlgaNordova");
});

test("the server has met no fault of its own", () => {
  expect(server.faults).toEqual([]);
});
