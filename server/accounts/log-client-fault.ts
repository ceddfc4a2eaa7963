import type { Handler } from "../http/handler.ts";

/** A path without its query: what is searched for, and tokens in links, are not the log's business. */
function pathAlone(text: string): string {
  return text.replace(/[?#].*$/s, "");
}

export const logClientFault: Handler<"POST /logs/client"> = async (
  { body: { level, message, meta = {} } },
  { requestId, services },
) => {
  const { page, call, source } = meta;
  const seen = {
    ...meta,
    ...(page !== undefined && { page: pathAlone(page) }),
    ...(call !== undefined && { call: pathAlone(call) }),
    ...(source !== undefined && { source: pathAlone(source) }),
  };
  // Never as an error: those are the server's own faults, which wake people up.
  services.log[level === "info" ? "info" : "warn"](
    { client: { level, message, ...seen }, reqId: requestId },
    "seen in a browser",
  );
  return { data: null };
};
