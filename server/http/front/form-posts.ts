/** Forms of pages that work without scripts: the browser posts the fields, the call is made as by a page, and the reader is sent on. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ApiKey } from "@felistry/contract/api.ts";
import { answer, type Outcome } from "../call/answer-call.ts";
import { sendCookies } from "../cookies.ts";
import { callerOf, type RouteOptions } from "../routes.ts";
import { SECRET_ADDRESS } from "./protection.ts";

export interface FormPost {
  /** The page's own address, as the router spells it. */
  readonly path: string;
  readonly call: ApiKey;
  body(params: Readonly<Record<string, string>>, fields: URLSearchParams): unknown;
  /** Where the answered form leads. A refused one leads back to the page, which says why. */
  after(fields: URLSearchParams): string;
}

/** Enough for a few buttons. */
const MOST_BYTES = 2_000;

export async function registerFormPosts(
  app: FastifyInstance,
  forms: readonly FormPost[],
  options: RouteOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: MOST_BYTES },
      (_request, text, done) => done(null, new URLSearchParams(text as string)),
    );
    for (const form of forms)
      scope.post(form.path, async (request, reply) => {
        const fields = request.body instanceof URLSearchParams ? request.body : NOTHING;
        const outcome = await outcomeOf(form, request, fields, options);
        sendCookies(reply, options.pipeline.services.config, outcome.cookies);
        if (outcome.kind === "failure" && outcome.fault)
          request.log.error({ err: outcome.fault }, "form failed");
        const location = outcome.kind === "failure" ? request.url : form.after(fields);
        return reply.headers(SECRET_ADDRESS).redirect(location, 303);
      });
  });
}

const NOTHING = new URLSearchParams();

async function outcomeOf(
  { call, body }: FormPost,
  request: FastifyRequest,
  fields: URLSearchParams,
  options: RouteOptions,
): Promise<Outcome> {
  const caller = await callerOf(request, options);
  const raw = {
    params: undefined,
    query: undefined,
    body: body(request.params as Record<string, string>, fields),
    isOfOtherType: false,
  };
  return answer(options.pipeline, call, raw, caller);
}
