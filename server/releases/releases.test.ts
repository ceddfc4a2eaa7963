import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { keepReleaseFiles } from "./keep-files.ts";

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), "felistry-releases-"));
});
beforeEach(async () => {
  await server.pool.query("delete from release_files");
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.stop();
});

/** A release whose built files are these, beside what compresses them. */
async function released(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const client = await mkdtemp(join(folder, name));
  await mkdir(join(client, "assets"), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(client, "assets", file), text);
    await writeFile(join(client, "assets", `${file}.br`), "packed");
  }
  await keepReleaseFiles(server.pool, join(client, "assets"));
  return client;
}

async function kept(): Promise<string[]> {
  const { rows } = await server.pool.query<{ name: string }>(
    "select name from release_files order by name",
  );
  return rows.map(({ name }) => name);
}

describe("the built files of releases", () => {
  it("are kept of the last three, however often each starts", async () => {
    await released("a", { "app-a.js": "a", "same.css": "s" });
    await released("b", { "app-b.js": "b", "same.css": "s" });
    await released("b", { "app-b.js": "b", "same.css": "s" });
    await released("c", { "app-c.js": "c", "same.css": "s" });
    expect(await kept()).toEqual(["app-a.js", "app-b.js", "app-c.js", "same.css"]);
    await released("d", { "app-d.js": "d", "same.css": "s" });
    expect(await kept()).toEqual(["app-b.js", "app-c.js", "app-d.js", "same.css"]);
  });

  it("are kept of a release that one has gone back to", async () => {
    for (const name of ["a", "b", "c"]) await released(name, { [`app-${name}.js`]: name });
    await released("a", { "app-a.js": "a" });
    await released("d", { "app-d.js": "d" });
    expect(await kept()).toEqual(["app-a.js", "app-b.js", "app-c.js", "app-d.js"]);
  });

  it("are kept once by processes that start together", async () => {
    const files = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`f-${i}.js`, `${i}`]));
    await Promise.all(["e", "f", "g"].map((name) => released(name, files)));
    expect(await kept()).toHaveLength(250);
  });

  it("of another release are served as one's own, and nothing else is", async () => {
    await released("old", { "page-old.js": "export const old = 1;", "old.css": "a{}" });
    const clientDir = await released("new", { "page-new.js": "export const now = 1;" });
    const render = () => Promise.reject(new Error("no page is asked for"));
    const app = await buildApp(server.services, { render, clientDir });
    const get = (url: string) => app.inject({ url, headers: { host: "localhost", accept: "*/*" } });
    try {
      const script = await get("/assets/page-old.js");
      expect([script.statusCode, script.body]).toEqual([200, "export const old = 1;"]);
      expect(script.headers).toMatchObject({
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      expect((await get("/assets/old.css")).headers["content-type"]).toMatch("text/css");
      expect((await get("/assets/page-new.js")).body).toBe("export const now = 1;");
      for (const none of [
        "/assets/never.js",
        "/assets/page-old.js.br",
        "/assets/..%2Fpage-old.js",
        `/assets/${"x".repeat(90)}.js`,
      ])
        expect([none, (await get(none)).statusCode]).toEqual([none, 404]);
      const sent = await app.inject({
        method: "DELETE",
        url: "/assets/page-old.js",
        headers: { host: "localhost", origin: server.services.config.publicOrigin },
      });
      expect(sent.statusCode).toBe(404);
    } finally {
      await app.close();
    }
  });
});
