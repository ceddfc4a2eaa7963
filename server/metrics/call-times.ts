/** How long calls and pages took, by name and status. Kept answers never reach a route and are counted apart. */
import type { FastifyInstance } from "fastify";
import { callOf } from "../http/routes.ts";
import type { Metric, Sample } from "./exposition.ts";

/** Seconds. The last wanted figure of a call is five. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Times {
  readonly call: string;
  readonly status: string;
  /** One more than there are bounds: the rest. */
  readonly counts: number[];
  sum: number;
}

export function timeCalls(app: FastifyInstance): () => Metric {
  const times = new Map<string, Times>();
  app.addHook("onResponse", (request, reply, done) => {
    note(times, callOf(request), String(reply.statusCode), reply.elapsedTime / 1000);
    done();
  });
  return () => ({
    name: "felistry_call_duration_seconds",
    type: "histogram",
    help: "How long calls and pages took, without those answered from memory.",
    samples: [...times.values()].flatMap(samplesOf),
  });
}

function note(times: Map<string, Times>, call: string, status: string, seconds: number): void {
  const key = `${status} ${call}`;
  let known = times.get(key);
  if (!known) {
    known = { call, status, counts: Array.from({ length: BOUNDS.length + 1 }, () => 0), sum: 0 };
    times.set(key, known);
  }
  const place = BOUNDS.findIndex((bound) => seconds <= bound);
  known.counts[place === -1 ? BOUNDS.length : place]!++;
  known.sum += seconds;
}

function samplesOf({ call, status, counts, sum }: Times): Sample[] {
  const labels = { call, status };
  let below = 0;
  const buckets = [...BOUNDS, "+Inf"].map((bound, at) => ({
    series: "_bucket" as const,
    labels: { ...labels, le: String(bound) },
    value: (below += counts[at]!),
  }));
  return [
    ...buckets,
    { series: "_sum", labels, value: Number(sum.toFixed(6)) },
    { series: "_count", labels, value: below },
  ];
}
