/** Serves the public pictures: members' photos and drawn cats. Their names change with their content. */
import type { Handler } from "../http/handler.ts";
import { networkOf } from "../http/limits/network.ts";
import { refuse } from "../http/refusal.ts";
import { drawingFile } from "../pictures/drawings.ts";
import { PHOTO_FOLDER } from "../pictures/picture-names.ts";

/** A photo may be deleted, so proxies ask again after a minute. */
const WHILE_IT_IS_HERE = ", s-maxage=60";

export const servePhoto: Handler<"GET /photos/{name}"> = async (
  { params: { name } },
  { services: { files } },
) => {
  const key = `${PHOTO_FOLDER}/${name}`;
  if (!(await files.exists(key))) refuse("not_found");
  return {
    type: name.endsWith(".avif") ? "image/avif" : "image/webp",
    content: await files.get(key),
    headers: forEver(WHILE_IT_IS_HERE),
  };
};

export const serveDrawing: Handler<"GET /drawn/{name}"> = async (
  { params: { name } },
  { address, asked, requireRoom },
) => {
  const drawing = await drawingFile(name, {
    party: networkOf(address),
    beforeDrawing: (type) => requireRoom(`drawn-${type}`),
  });
  if (!drawing) refuse("not_found");
  const { type, bytes, gzipped } = drawing;
  const headers = { ...forEver(), vary: "accept-encoding" };
  return gzipped && /\bgzip\b/.test(asked.acceptEncoding ?? "")
    ? { type, content: gzipped, headers: { ...headers, "content-encoding": "gzip" } }
    : { type, content: bytes, headers };
};

function forEver(shared = ""): { "cache-control": string } {
  return { "cache-control": `public, max-age=31536000${shared}, immutable` };
}
