/** Serves the pictures that everybody may see: uploaded photos and drawn cats. Their names change with their content. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { DRAWING_LIMITS } from "@felistry/contract/colours/drawing-limits.ts";
import { requireRoomFor, type LimitServices } from "../http/limits/call-limits.ts";
import { networkOf } from "../http/limits/network.ts";
import type { Services } from "../services.ts";
import { drawingFile } from "../pictures/drawings.ts";
import { PHOTO_FOLDER } from "../pictures/picture-names.ts";

const PHOTO_NAME = /^[A-Za-z0-9_-]{16,60}\.(avif|webp)$/;

type Needed = LimitServices & Pick<Services, "files">;

export function registerPictures(app: FastifyInstance, services: Needed): void {
  const { files } = services;
  app.get<{ Params: { name: string } }>("/photos/:name", async (request, reply) => {
    const type = PHOTO_NAME.exec(request.params.name)?.[1];
    const key = `${PHOTO_FOLDER}/${request.params.name}`;
    if (!type || !(await files.exists(key))) return noPicture(reply);
    return forEver(reply, WHILE_IT_IS_HERE)
      .type(`image/${type}`)
      .send(await files.get(key));
  });

  app.get<{ Params: { name: string } }>("/drawn/:name", async (request, reply) => {
    const drawing = await drawingFile(request.params.name, {
      party: networkOf(request.ip),
      beforeDrawing: (type) =>
        requireRoomFor(DRAWING_LIMITS[type], { member: null, address: request.ip }, services),
    });
    if (!drawing) return noPicture(reply);
    forEver(reply).type(drawing.type).header("vary", "accept-encoding");
    const takesGzip = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
    return drawing.gzipped && takesGzip
      ? reply.header("content-encoding", "gzip").send(drawing.gzipped)
      : reply.send(drawing.bytes);
  });
}

/** A photo may be deleted: proxies that serve it to others ask again after a minute. */
const WHILE_IT_IS_HERE = ", s-maxage=60";

function forEver(reply: FastifyReply, shared = ""): FastifyReply {
  return reply
    .header("cache-control", `public, max-age=31536000${shared}, immutable`)
    .header("x-content-type-options", "nosniff");
}

/** An image has nobody to read an explanation. */
export function noPicture(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send("Not found");
}
