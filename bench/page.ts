/** The market page, compared with React alone rendering the same tree with its data ready. */
import { pathToFileURL } from "node:url";
import { fetchCaller } from "@felistry/contract/client.ts";
import type { PageRequest } from "@felistry/contract/rendering.ts";
import { WEB } from "@felistry/server/built-renderer.ts";
import type { Child } from "./child.ts";
import { requestsPerSecond, timesPerSecond } from "./measure.ts";
import { faster, type Figure } from "./table.ts";

export async function benchPage(kept: Child, anew: Child): Promise<Figure[]> {
  process.env["NODE_ENV"] = "production";
  const { treeRenderer } = (await import(
    pathToFileURL(`${WEB}dist/server/entry-server.js`).href
  )) as {
    treeRenderer: (request: PageRequest) => Promise<() => string>;
  };
  const render = await treeRenderer({
    url: `${kept.origin}/market`,
    locale: "en",
    requestId: "bench",
    call: fetchCaller(fetch, kept.origin),
    site: {
      name: "Felistry",
      origins: { en: kept.origin, ru: kept.origin },
      languages: [],
      uploadOrigin: "",
    },
    viewer: null,
    theme: null,
    currency: null,
    today: new Date().toISOString().slice(0, 10),
  });
  const limit = await timesPerSecond(async () => render());
  return [
    faster(
      "market page, nothing changed",
      await requestsPerSecond(`${kept.origin}/market`),
      limit,
      0.6,
    ),
    faster(
      "market page, rendered anew",
      await requestsPerSecond(`${anew.origin}/market`),
      limit,
      0.6,
    ),
  ];
}
