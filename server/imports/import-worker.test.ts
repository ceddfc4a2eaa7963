/** What the thread of an import loads into its own heap, beside the server's. */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

/** Loaded as a program the thread has no work and ends with an error, after everything that it imports is there. */
const LIST_LOADED = `
  import { registerHooks } from "node:module";
  registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
  await import(process.argv[1]);`;

it("the thread of an import loads neither the site's texts nor the schemas of its calls: they take 20 MB", async () => {
  const worker = new URL("import-worker.ts", import.meta.url).href;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", LIST_LOADED, worker]);
  const loaded = (await text(child.stdout)).split("\n");
  expect(loaded.some((url) => url.endsWith("/server/imports/import-table.ts"))).toBe(true);
  expect(loaded.filter((url) => /\/compiled\/messages|\/node_modules\/zod\//.test(url))).toEqual(
    [],
  );
});
