import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import forge from "node-forge";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  buildFamily,
  change,
  issue,
  owner,
  server,
  startWithOwner,
} from "@felistry/testkit/worlds/certified-family.ts";
import { startTestServer } from "@felistry/testkit/start-test-server.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { BadIdentity, makeIdentity, readIdentity } from "../print/signing/identity.ts";
import { attachedFile, signerOfPdf } from "../print/signing/read-signature.ts";
import { signPdf } from "../print/signing/sign-pdf.ts";
import { verifyPaper } from "../proofs/verify-paper.ts";
import { startServices } from "../start-services.ts";

startWithOwner();

let folder: string;
let sheet: Uint8Array;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "felistry-papers-"));
  const { code } = await issue((await buildFamily()).cat);
  sheet = await sheetOf(code);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function sheetOf(code: string, from = server, by: { id: number } = owner) {
  const response = await from.raw(`/certificates/${code}.pdf`, {
    headers: { cookie: await from.sessionCookie(by) },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** What the command says of these bytes, and whether it is satisfied. */
async function verified(bytes: Uint8Array, ...options: string[]) {
  const path = join(folder, "paper.pdf");
  await writeFile(path, bytes);
  const lines: string[] = [];
  const isProven = await verifyPaper([path, ...options], { say: (line) => lines.push(line) });
  return { isProven, said: lines.join("\n") };
}

const publishedKeys = async () => (await server.raw("/log/keys")).text();

/** The file with its first occurrence of these bytes replaced by as many others. */
function replaced(bytes: Uint8Array, before: string, after: string): Uint8Array {
  const file = Buffer.from(bytes);
  const at = file.indexOf(before);
  expect(at).toBeGreaterThan(0);
  expect(after.length).toBe(before.length);
  Buffer.from(after).copy(file, at);
  return file;
}

describe("a certificate's PDF", () => {
  test("[SEC-37] is signed by the site, and proven by the key that the site publishes", async () => {
    const keys = join(folder, "keys");
    await writeFile(keys, await publishedKeys());
    const { isProven, said } = await verified(sheet, "--key", keys);
    expect(said).toContain("Signed, and unchanged since");
    expect(said).toMatch(/In the log localhost\S*\/log: entry \d+ of/);
    expect(said).toContain("Owner: Anna Karlova");
    expect(said).not.toContain("Compare it with");
    expect(isProven).toBe(true);
  });

  test("names the key to compare if none is given, and is not proven by another", async () => {
    const alone = await verified(sheet);
    expect(alone.isProven).toBe(true);
    expect(alone.said).toContain((await publishedKeys()).trim());
    const strange = await verified(
      sheet,
      "--key",
      "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW",
    );
    expect(strange.isProven).toBe(false);
    expect(strange.said).toContain("not signed by the given key");
    await expect(verified(sheet, "--key", "nonsense")).rejects.toThrow("--key takes a public key");
  });

  test("is valid to pdfsig", async (context) => {
    const path = join(folder, "signed.pdf");
    await writeFile(path, sheet);
    const outcome = await promisify(execFile)("pdfsig", ["-nocert", path]).catch(
      (error: NodeJS.ErrnoException & { stdout: string }) => {
        if (error.code === "ENOENT") return null;
        throw error;
      },
    );
    if (!outcome) return context.skip("pdfsig is not installed (Debian: poppler-utils)");
    expect(outcome.stdout).toContain("Signature is Valid.");
    expect(outcome.stdout).toContain("ETSI.CAdES.detached");
    expect(outcome.stdout).toContain("Total document signed");
  });

  test("is not valid any more if any of its bytes is changed, or some are added", async () => {
    expect(signerOfPdf(sheet)).not.toBeNull();
    const range = /\/ByteRange \[0 (\d+) (\d+) (\d+)/.exec(Buffer.from(sheet).toString("latin1"))!;
    const [before, next, rest] = range.slice(1).map(Number) as [number, number, number];
    expect(next + rest).toBe(sheet.length);
    for (let n = 0; n < 60; n++) {
      const at = Math.floor((n / 60) * (before + rest));
      const changed = Uint8Array.from(sheet);
      changed[at < before ? at : at - before + next]! ^= 1 << (n % 8);
      expect(signerOfPdf(changed), `byte ${at}`).toBeNull();
    }
    expect(signerOfPdf(Buffer.concat([sheet, Buffer.from("\n%more")]))).toBeNull();
    const { isProven, said } = await verified(Buffer.concat([sheet, Buffer.from("\n")]));
    expect(isProven).toBe(false);
    expect(said).toContain("NOT VALID");
  });

  test("[SEC-37] forged and signed by somebody else is not what is in the log", async () => {
    const proof = Buffer.from(attachedFile(sheet)!).toString();
    const forger = readIdentity(await makeIdentity("Felistry", new Date()));
    const { drawSheet } = await import("./sheet/draw-sheet.ts");
    const { rows } = await change("select * from certificates order by id limit 1");
    const [row] = rows;
    const facts = { ...row.certified, owner: "Mallory Forger" };
    const drawn = await drawSheet({
      kind: row.kind,
      code: row.code,
      certified: facts,
      fingerprint: row.fingerprint,
      words: row.words,
      otherNames: [],
      otherPersons: { breeder: null, owner: null },
      look: null,
      remarks: null,
      isDuplicate: false,
      issuedAt: row.issued_at.getTime(),
      picture: await readFile(new URL("../../web/public/icon-192.png", import.meta.url)),
      siteName: server.services.config.siteName,
      proof: proof.replaceAll("Anna Karlova", "Mallory Forger"),
      signedAt: row.issued_at.getTime(),
      verifyUrl: "http://localhost/verify",
    });
    const { isProven, said } = await verified(await signPdf(drawn, forger));
    expect(said).toContain("what it says is not what is in the log");
    expect(isProven).toBe(false);
  });

  test("without a proof, or that is none, is not proven", async () => {
    expect((await verified(replaced(sheet, "/EmbeddedFile", "/EmbeddedFilX"))).said).toContain(
      "it contains no proof",
    );
    expect((await verified(Buffer.from("%PDF-1.4\n%%EOF"))).isProven).toBe(false);
    await expect(verifyPaper(["/nowhere.pdf"], { say: () => {} })).rejects.toThrow("ENOENT");
  });

  test("has the same bytes whenever it is asked for, however the log has grown since", async () => {
    const { code } = await issue((await buildFamily()).cat, "metric");
    const first = await sheetOf(code);
    await issue((await buildFamily()).cat, "metric");
    expect(Buffer.from(await sheetOf(code)).equals(Buffer.from(first))).toBe(true);
  });

  test("has the private key that signs it in the file store, for the server's user alone", async () => {
    const path = join(server.services.config.dataDir, "files", "keys", "papers.pem");
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });
});

test("a certificate whose facts are forgotten is signed, and says nothing of who has left", async () => {
  const leaving = await buildMember(server, { first_name: "Vera", last_name: "Leaving" });
  const cat = await buildCat(server, { owner: leaving, reg_num: "FEL-2020-000777" });
  const { code } = await issue(cat, "metric", leaving);
  await change("update cats set online_owner_id = $1 where id = $2", owner.id, cat.id);
  expect(Buffer.from(attachedFile(await sheetOf(code))!).toString()).toContain("Vera Leaving");
  await change("update users set closed_at = now() where id = $1", leaving.id);
  const after = await sheetOf(code);
  expect(signerOfPdf(after)).not.toBeNull();
  expect(attachedFile(after)).toBeNull();
});

describe("the operator's own key", () => {
  /** A P12 file as certificate authorities deliver it. */
  async function p12(password: string): Promise<string> {
    const [key, certificate] = forge.pem
      .decode(await makeIdentity("The club's own", new Date()))
      .map((block) => forge.pem.encode(block));
    const file = forge.pkcs12.toPkcs12Asn1(
      forge.pki.privateKeyFromPem(key!),
      [forge.pki.certificateFromPem(certificate!)],
      password,
      { algorithm: "aes256" },
    );
    const path = join(folder, "own.p12");
    await writeFile(path, Buffer.from(forge.asn1.toDer(file).getBytes(), "binary"));
    return path;
  }

  test("signs if it is configured", async () => {
    const env = { SIGNING_P12: await p12("secret"), SIGNING_P12_PASSWORD: "secret" };
    const other = await startTestServer({ env });
    try {
      const member = await buildMember(other);
      const cat = await buildCat(other, { owner: member, reg_num: "FEL-2026-000001" });
      const { data } = await other.as(member)("POST /cats/{id}/certificates", {
        params: { id: cat.id },
        body: { kind: "metric" },
      });
      const signer = signerOfPdf(await sheetOf(data.code, other, member));
      expect(signer?.subject).toBe("CN=The club's own");
    } finally {
      await other.stop();
    }
  });

  test("stops the start if it cannot be read", async () => {
    const signing = { p12: await p12("secret"), password: "wrong" };
    const config = { ...server.services.config, signing };
    await expect(startServices(config)).rejects.toThrow(BadIdentity);
  });
});
