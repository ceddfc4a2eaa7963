/** Metrics of this process. */
import type { Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Pool } from "pg";
import type { Metric } from "./exposition.ts";

/** Answers by status since the start, including cached ones that never reach a route. */
export function countAnswers(server: Server): ReadonlyMap<number, number> {
  const answers = new Map<number, number>();
  server.prependListener("request", (_request, response) => {
    response.once("finish", () => {
      answers.set(response.statusCode, (answers.get(response.statusCode) ?? 0) + 1);
    });
  });
  return answers;
}

const RESOLUTION_MS = 20;

type LoopDelay = ReturnType<typeof monitorEventLoopDelay>;

export function watchEventLoop(): LoopDelay {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return delay;
}

export function processFigures(answers: ReadonlyMap<number, number>, delay: LoopDelay): Metric[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  return [
    {
      name: "felistry_http_requests_total",
      type: "counter",
      help: "Requests answered, by status.",
      samples: [...answers]
        .toSorted(([a], [b]) => a - b)
        .map(([status, value]) => ({ labels: { status: String(status) }, value })),
    },
    {
      name: "felistry_event_loop_delay_seconds",
      type: "gauge",
      help: "How late the event loop ran since these figures were last read.",
      samples: delaysOf(delay),
    },
    gauge("process_resident_memory_bytes", "Memory that the process holds.", rss),
    gauge("nodejs_heap_used_bytes", "Memory that its JavaScript objects take.", heapUsed),
    gauge("nodejs_external_memory_bytes", "Memory that its buffers take.", external),
    {
      name: "process_cpu_seconds_total",
      type: "counter",
      help: "Time on a processor.",
      samples: [{ value: cpuSeconds() }],
    },
    gauge(
      "process_start_time_seconds",
      "When it was started.",
      Math.round(Date.now() / 1000 - process.uptime()),
    ),
  ];
}

export function poolFigures({ totalCount, idleCount, waitingCount, options }: Pool): Metric[] {
  return [
    {
      name: "felistry_pool_connections",
      type: "gauge",
      help: "Connections to the database for calls.",
      samples: [
        { labels: { state: "busy" }, value: totalCount - idleCount },
        { labels: { state: "idle" }, value: idleCount },
      ],
    },
    gauge("felistry_pool_connections_max", "As many may be open.", options.max),
    gauge("felistry_pool_waiting", "Statements that wait for a connection.", waitingCount),
  ];
}

export function gauge(name: string, help: string, value: number | null): Metric {
  return { name, type: "gauge", help, samples: [{ value }] };
}

/** The monitor includes the pause it requests, and knows nothing before its first sample. */
function delaysOf(delay: LoopDelay) {
  if (delay.count === 0) return [];
  const late = (nanoseconds: number) =>
    Math.max(0, Math.round(nanoseconds / 1e3) - RESOLUTION_MS * 1e3) / 1e6;
  const samples = [
    { labels: { quantile: "0.5" }, value: late(delay.percentile(50)) },
    { labels: { quantile: "0.99" }, value: late(delay.percentile(99)) },
    { labels: { quantile: "1" }, value: late(delay.max) },
  ];
  delay.reset();
  return samples;
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
