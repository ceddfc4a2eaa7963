/** A full disk: a small mounted file system if mounting is allowed, otherwise a simulated error. */
import { execFileSync } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { failureOf } from "../http/errors.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of closing.splice(0).reverse()) await step();
});

async function started(env: Record<string, string>): Promise<TestServer> {
  const server = await startTestServer({ env });
  closing.push(() => server.stop());
  return server;
}

/** Limits the store's disk to 300 kB; if mounting is not allowed, simulates the error of such a disk. */
function limitDisk({ services }: TestServer): void {
  const folder = join(services.config.dataDir, "files");
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=300k", "tmpfs", folder], { stdio: "ignore" });
    closing.push(async () => execFileSync("umount", ["-l", folder]));
  } catch {
    let left = 300_000;
    const { put } = services.files;
    Object.assign(services.files, {
      put: async (key: string, bytes: Uint8Array) => {
        if ((left -= bytes.length) > 0) return put(key, bytes);
        throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      },
    });
  }
}

/** Noise cannot be compressed. */
const heavyPicture = () =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: "#555",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

test("[SEC-21] a full disk gives 507 with a retry time, leaves no partial file and no row, and the site can still be read", async () => {
  const server = await started({ DISK_RESERVE_MB: "0" });
  const member = await buildMember(server);
  limitDisk(server);
  const cookie = await server.sessionCookie(member);
  const send = async () => {
    const form = new FormData();
    form.set("prefix", "cat-photo");
    form.set("file", new Blob([new Uint8Array(await heavyPicture())]), "cat.jpg");
    return server.raw("/api/upload", { method: "POST", headers: { cookie }, body: form });
  };
  let answer = await send();
  for (let sent = 1; answer.status === 200 && sent < 20; sent++) answer = await send();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([507, "300"]);
  expect(await answer.json()).toMatchObject({
    success: false,
    message: expect.stringContaining("no room"),
  });

  const { rows } = await server.pool.query<{ key: string }>(
    "select unnest(files) as key from uploads",
  );
  const entries = await readdir(join(server.services.config.dataDir, "files"), {
    recursive: true,
    withFileTypes: true,
  });
  const stored = entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();
  expect(stored).toEqual(rows.map(({ key }) => key.slice(key.lastIndexOf("/") + 1)).toSorted());
  for (const { key } of rows.filter((row) => row.key.startsWith("public/photos/"))) {
    const photo = await server.raw(key.slice("public".length));
    expect((await sharp(Buffer.from(await photo.arrayBuffer())).metadata()).width).toBeGreaterThan(
      0,
    );
  }
  expect((await server.raw("/api/me", { headers: { cookie } })).status).toBe(200);
});

test("[SEC-21] large work is refused before it starts if the disk has less than its reserve", async () => {
  const server = await started({ DISK_RESERVE_MB: "999999999" });
  const member = await buildMember(server);
  await expect(buildUpload(server, { owner: member })).rejects.toThrow("507");
  expect(server.services.pictures.running()).toEqual([]);
  expect(await (await server.raw("/readyz")).json()).toEqual({ status: "ok", disk: "low" });
  const form = new FormData();
  form.set("file", new Blob(["name;sex\nVesna;female\n"]), "cats.csv");
  const headers = { cookie: await server.sessionCookie(member) };
  const table = await server.raw("/api/imports", { method: "POST", headers, body: form });
  expect([table.status, table.headers.get("retry-after")]).toEqual([507, "300"]);
});

test("[SEC-21] the database's full disk is reported as one", () => {
  const error = Object.assign(new Error("could not extend file"), { code: "53100" });
  expect(failureOf(error, "request")).toMatchObject({ status: 507, retryAfter: 300, fault: error });
});
