import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { RenderPage } from "@felistry/contract/rendering.ts";
import { BadConfiguration } from "./config.ts";
import type { Renderer } from "./http/front/pages.ts";

export const WEB = fileURLToPath(new URL("../web/", import.meta.url));

/**
 * The pages as `npm start` has built them. React chooses its build when it is first loaded: for whoever says nothing in
 * `NODE_ENV` it takes the one for development, which takes two to three times as long for a page.
 */
export async function builtRenderer(dist = `${WEB}dist/`): Promise<Renderer> {
  const entry = `${dist}server/entry-server.js`;
  if (!existsSync(entry))
    throw new BadConfiguration("The web pages are not built yet: start with `npm start`.");
  process.env["NODE_ENV"] ??= "production";
  const { render } = (await import(pathToFileURL(entry).href)) as { render: RenderPage };
  return { render, clientDir: `${dist}client` };
}
