/** Sends the file that a call answers, or the reason why there is none. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { specOf, type ApiKey } from "@felistry/contract/api.ts";
import { sendCookies } from "./cookies.ts";
import { sendFailure } from "./error-answers.ts";
import type { Failure } from "./errors.ts";
import type { Caller, FileReply } from "./handler.ts";
import { answer } from "./call/answer-call.ts";
import type { Pipeline } from "./call/pipeline.ts";

/** A public file is the same for everybody: no session is read, and no cookie is sent. */
export const asksWhoCalls = (key: ApiKey): boolean => specOf(key).access !== "public";

export async function serveFile(
  key: ApiKey,
  request: FastifyRequest,
  reply: FastifyReply,
  pipeline: Pipeline,
  caller: Caller,
): Promise<FastifyReply> {
  const { params, query } = request;
  const outcome = await answer(pipeline, key, { params, query }, caller);
  sendCookies(reply, pipeline.services.config, outcome.cookies);
  if (outcome.kind === "file") return send(reply, outcome.file);
  if (outcome.kind === "failure") return sendRefusal(key, request, reply, caller, outcome);
  throw new Error(`${key} answers no file`);
}

function send(reply: FastifyReply, { type, content, headers = {} }: FileReply): FastifyReply {
  reply.headers({ "x-content-type-options": "nosniff", ...headers });
  if (content === null) return reply.code(304).send();
  return reply.type(type).send(content instanceof Uint8Array ? asBuffer(content) : content);
}

/** Without copying it. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function sendRefusal(
  key: ApiKey,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  failure: Failure,
): FastifyReply {
  const { hidden, guestsTo } = specOf(key).bytes!;
  if (guestsTo && failure.status === 401)
    return reply.header("cache-control", "private, no-store").redirect(guestsTo);
  return hidden && failure.status < 429
    ? sendNothing(reply)
    : sendFailure(request, reply, caller.locale, failure);
}

/** Does not reveal whether a file exists that the caller may not see; nobody reads an explanation in an image. */
function sendNothing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send("Not found");
}
