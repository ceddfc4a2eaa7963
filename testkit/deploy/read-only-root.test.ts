/** The image's own command on a system that is read-only but for the volume and the folder of temporary files. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { freePort } from "@felistry/server/db/embedded/postmaster.ts";
import { ensureWebBuilt } from "../../scripts/build-web.ts";
import { buildCat, type BuiltCat } from "../build-cat.ts";
import { buildMember, type BuiltMember } from "../build-member.ts";
import { smallPicture } from "../build-upload.ts";
import { type Requester, requesterTo } from "../http-request.ts";
import { copyOfTemplate } from "../processes/test-cluster.ts";
import { madeScan } from "../scans/scan-file.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";
import { startReadOnly, whyNotReadOnly } from "./read-only-root.ts";

const reason = whyNotReadOnly();
if (reason !== null)
  process.stderr.write(
    `NOT TRIED: the site on a read-only system. This machine does not allow it: ${reason}\n`,
  );

/** Node's arguments as the image starts the site. */
function entrypoint(): string[] {
  const text = readFileSync(new URL("../../deploy/Containerfile", import.meta.url), "utf8");
  const [node, ...args] = JSON.parse(/^ENTRYPOINT (\[.*\])$/m.exec(text)![1]!) as string[];
  expect(node).toBe("node");
  return args;
}

describe.skipIf(reason !== null)("[16.6] with everything read-only but what is declared", () => {
  /** Only makes what there is; the other one answers. */
  let maker: TestServer;
  let site: ChildProcess;
  let requester: Requester;
  let folders: { data: string; temporary: string };
  let member: BuiltMember;
  let cat: BuiltCat;
  let cookie: string;

  beforeAll(async () => {
    await ensureWebBuilt();
    const database = await copyOfTemplate(inject("cluster"));
    maker = await startTestServer({ database, env: { RECOGNISER_WORKERS: "0" } });
    member = await buildMember(maker);
    cat = await buildCat(maker, { owner: member, cat_name: "Quietude" });
    cookie = await maker.sessionCookie(member);
    const folder = (name: string) => mkdtemp(join(tmpdir(), `felistry-${name}-`));
    folders = { data: await folder("data"), temporary: await folder("temporary") };
    const port = await freePort();
    site = startReadOnly(Object.values(folders), [process.execPath, ...entrypoint()], {
      NODE_ENV: "production",
      DATABASE_URL: database.url,
      DATA_DIR: folders.data,
      TMPDIR: folders.temporary,
      HOST: "127.0.0.1",
      PORT: String(port),
      SEED: "none",
      LOG_LEVEL: "error",
      MOST_LATE_MS: "60000",
      RECOGNISER_SECONDS: "240",
    });
    const ended = once(site, "exit").then(() =>
      Promise.reject(new Error("the site ended while starting")),
    );
    await Promise.race([once(createInterface(site.stdout!), "line"), ended]);
    ended.catch(() => {});
    requester = requesterTo(port);
  }, 280_000);

  afterAll(async () => {
    requester?.close();
    if (site?.exitCode === null && site.signalCode === null) {
      const exit = once(site, "exit");
      site.kill("SIGTERM");
      await exit;
    }
    await maker.stop();
    for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true });
  });

  const ask = (path: string, body?: FormData) =>
    requester.send(path, {
      headers: { host: "localhost", cookie },
      ...(body && { method: "POST", body }),
    });
  const sent = (file: Buffer, field: string, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set(field, new Blob([new Uint8Array(file)]), "paper.png");
    return form;
  };

  test("a page is shown", async () => {
    const page = await ask(`/cats/${cat.id}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Quietude");
  });

  test("a photo is stored below the volume, and shown", async () => {
    const form = sent(await smallPicture(), "file", { prefix: "cat-photo" });
    const { filePath } = (await (await ask("/api/upload", form)).json()) as { filePath: string };
    const photo = await ask(filePath);
    expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(await readdir(folders.data)).toContain("files");
  });

  test("a scan is read", { timeout: 280_000 }, async () => {
    const { paper, file } = await madeScan();
    const answer = await ask("/api/uploadToAi", sent(file, "image"));
    const { recognizedText } = (await answer.json()) as { recognizedText: string };
    expect(recognizedText).toContain(paper.number);
  });
});
