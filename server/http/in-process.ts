/** Calls the API from a page rendered on the server: the same pipeline as over HTTP, without the socket. */
import type { Answer, DataKey, Input } from "@felistry/contract/api.ts";
import { ApiFailure, emptyAnswer, type ApiCaller } from "@felistry/contract/client.ts";
import type { Caller } from "./handler.ts";
import { answer } from "./call/answer-call.ts";
import type { Pipeline } from "./call/pipeline.ts";

/** @param onFault a page may show a failed call in words of its own, or leave a part out: the log has why it failed */
export function inProcessCaller(
  pipeline: Pipeline,
  caller: Caller,
  onFault: (fault: unknown) => void,
): ApiCaller {
  return async <Key extends DataKey>(key: Key, input: Input<Key>): Promise<Answer<Key>> => {
    const { params, query, body } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const outcome = await answer(pipeline, key, { params, query: textual(query), body }, caller);
    switch (outcome.kind) {
      case "empty":
        return emptyAnswer<Key>();
      case "answer":
        return (
          typeof outcome.body === "string" ? JSON.parse(outcome.body) : outcome.body
        ) as Answer<Key>;
      case "file":
        throw new Error(`${key} answers a file`);
      case "failure":
        if (outcome.fault) onFault(outcome.fault);
        throw new ApiFailure(outcome.status, outcome.body);
    }
  };
}

/** Query values are text over HTTP, so they are text here too, and parsed alike. */
function textual(query: Record<string, unknown> | undefined): Record<string, string> {
  const pairs = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
}
