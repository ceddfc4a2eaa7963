import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import {
  ROOT_CONTEXT,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPLogExporter } from "@opentelemetry/exporter-logs-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { type Resource, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchLogRecordProcessor, LoggerProvider } from "@opentelemetry/sdk-logs";
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { FastifyInstance } from "fastify";
import { callOf } from "../http/routes.ts";
import { hearStatementTimes } from "../db/statement-times.ts";
import { hearLog } from "../log.ts";
import { RELEASE } from "../health/release.ts";
import type { Tracing } from "./open-tracing.ts";

const SERVICE = "felistry";

/** The span of the request that is being answered. */
type Current = AsyncLocalStorage<Span>;

/** @param share of the requests that are traced, 0 to 1 */
export function sendByOtlp(endpoint: string, share: number): Tracing {
  const resource = resourceFromAttributes({
    "service.name": SERVICE,
    "service.version": RELEASE,
    "process.pid": process.pid,
  });
  const current: Current = new AsyncLocalStorage();
  const spans = sendSpans(`${endpoint}/v1/traces`, resource, share, current);
  const stopLog = sendLog(`${endpoint}/v1/logs`, resource, current);
  return {
    watch: spans.watch,
    close: async () => void (await Promise.all([spans.stop(), stopLog()])),
  };
}

function sendSpans(url: string, resource: Resource, share: number, current: Current) {
  /** A trace has the id of its request, which is also in every error that a person sees. */
  let requestId = "";
  const provider = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(share),
    idGenerator: {
      generateTraceId: () => requestId.replaceAll("-", ""),
      generateSpanId: () => randomBytes(8).toString("hex"),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer(SERVICE);
  const stopStatements = hearStatementTimes(({ name, ms, failed }) => {
    const parent = current.getStore();
    if (!parent?.isRecording()) return;
    const end = Date.now();
    const attributes = { "db.system.name": "postgresql" };
    const options = { kind: SpanKind.CLIENT, startTime: end - ms, attributes };
    const span = tracer.startSpan(name, options, within(parent));
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  });
  return {
    watch(app: FastifyInstance): void {
      const open = new WeakMap<object, Span>();
      app.addHook("onRequest", (request, _reply, done) => {
        requestId = request.id;
        const span = tracer.startSpan(callOf(request), { kind: SpanKind.SERVER, root: true });
        open.set(request, span);
        current.run(span, done);
      });
      app.addHook("onResponse", (request, { statusCode }, done) => {
        const span = open.get(request);
        span?.setAttributes({
          "http.request.method": request.method,
          "http.response.status_code": statusCode,
          "request.id": request.id,
        });
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    async stop(): Promise<void> {
      stopStatements();
      await provider.shutdown();
    },
  };
}

const within = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span);

interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
}

/** Pino's levels as OpenTelemetry's severities. */
const SEVERITIES: Readonly<Record<number, number>> = {
  10: 1,
  20: 5,
  30: 9,
  40: 13,
  50: 17,
  60: 21,
};

/** @returns a function that sends what is left */
function sendLog(url: string, resource: Resource, current: Current): () => Promise<void> {
  const provider = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter({ url }) })],
  });
  const logger = provider.getLogger(SERVICE);
  const stop = hearLog((line) => {
    const { level, time, msg, ...attributes } = JSON.parse(line) as LogLine;
    const span = current.getStore();
    logger.emit({
      timestamp: time,
      severityNumber: SEVERITIES[level] ?? 0,
      body: msg ?? "",
      attributes: attributes as Record<string, string>,
      ...(span && { context: within(span) }),
    });
  });
  return async () => {
    stop();
    await provider.shutdown();
  };
}
