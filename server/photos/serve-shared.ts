/** Serves the pictures of shared links; the photo in one is gone from it as soon as it is gone from the site. */
import { createHash } from "node:crypto";
import { namesTag } from "../http/front/front.ts";
import type { Handler } from "../http/handler.ts";
import { networkOf } from "../http/limits/network.ts";
import { refuse } from "../http/refusal.ts";
import { PHOTO_FOLDER } from "../pictures/picture-names.ts";
import type { Services } from "../services.ts";
import { readShared } from "./shared/shared-content.ts";

export const serveShared: Handler<"GET /shared/{name}"> = async (
  { params: { name } },
  { db, services, locale, address, asked, requireRoom },
) => {
  const found = await readShared(db, name, locale);
  if (!found) refuse("not_found");
  const content = { locale, siteName: services.config.siteName[locale], ...found.shown };
  const hash = createHash("sha256").update(JSON.stringify([content, found.photo]));
  const tag = `W/"${hash.digest("base64url").slice(0, 22)}"`;
  const headers = { "cache-control": "public, max-age=60", vary: "cookie", etag: tag };
  if (namesTag(asked.knownTags, tag)) return { type: "image/png", content: null, headers };
  await requireRoom();
  const png = await services.shares.do(networkOf(address), async () => ({
    content,
    photo: await photoBytes(services, found.photo),
  }));
  return { type: "image/png", content: Buffer.from(png), headers };
};

async function photoBytes({ files }: Services, path: string | null): Promise<Uint8Array | null> {
  const key = path && `${PHOTO_FOLDER}/${path.slice(path.lastIndexOf("/") + 1)}`;
  return key && (await files.exists(key)) ? files.get(key) : null;
}
