/** Traces and logs for OpenTelemetry. Nothing of it is loaded unless there is somewhere to send them. */
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

export interface Tracing {
  /** Every request that reaches a route becomes a span, and each of its statements one below. */
  watch(app: FastifyInstance): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

export async function openTracing({ tracing }: Pick<Config, "tracing">): Promise<Tracing | null> {
  if (tracing.endpoint === undefined) return null;
  const { sendByOtlp } = await import("./send-by-otlp.ts");
  return sendByOtlp(tracing.endpoint, tracing.share);
}
