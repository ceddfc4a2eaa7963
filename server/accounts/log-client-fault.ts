import type { Handler } from "../http/handler.ts";

/** A path without its query: search words and tokens in links do not belong in the log. */
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
  // Never as an error: errors are the server's own faults and wake people up.
  services.log[level === "info" ? "info" : "warn"](
    { client: { level, message, ...seen }, reqId: requestId },
    "seen in a browser",
  );
  return { data: null };
};
