/** Which build of React renders the pages, for whoever starts the site in an environment that says nothing about it. */
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WEB } from "../../built-renderer.ts";

const RENDERER = fileURLToPath(new URL("../../built-renderer.ts", import.meta.url));
const REACT = createRequire(WEB).resolve("react-dom/server");
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "felistry-renderer-"));
  await mkdir(join(folder, "dist", "server"), { recursive: true });
  await writeFile(
    join(folder, "dist", "server", "entry-server.js"),
    `import ${JSON.stringify(REACT)};\nexport const render = () => {};\n`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

function loadedBy(env: NodeJS.ProcessEnv): string[] {
  const { NODE_ENV: _, ...environment } = process.env;
  const script = `
    import Module from "node:module";
    import { builtRenderer } from ${JSON.stringify(RENDERER)};
    await builtRenderer(${JSON.stringify(`${folder}/dist/`)});
    console.log(Object.keys(Module._cache).filter((file) => /react/.test(file)).join("\\n"));`;
  const flags = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval"];
  return execFileSync(process.execPath, [...flags, script], {
    env: { ...environment, ...env },
    encoding: "utf8",
  })
    .trim()
    .split("\n");
}

test("[16.9] pages are rendered by the build of React for production, unless NODE_ENV says otherwise", () => {
  const built = (files: readonly string[], kind: string) =>
    files.filter((file) => file.includes(`.${kind}.`));
  const loaded = loadedBy({});
  expect(built(loaded, "production").length).toBeGreaterThan(0);
  expect(built(loaded, "development")).toEqual([]);
  expect(built(loadedBy({ NODE_ENV: "development" }), "production")).toEqual([]);
});
