/** Metrics of the copies of the database that this process reads from. */
import type { Replicas, ReplicaState } from "../db/replicas/replicas.ts";
import type { Metric } from "./exposition.ts";

export function replicaFigures(replicas: Replicas): Metric[] {
  const states = replicas.states();
  const each = (value: (state: ReplicaState) => number | null) =>
    states.map((state) => ({ labels: { replica: state.name }, value: value(state) }));
  return [
    {
      name: "felistry_replica_lag_seconds",
      type: "gauge",
      help: "How far a copy of the database is behind; missing while it does not answer.",
      samples: each(({ lagMs }) => lagMs && Math.round(lagMs) / 1000),
    },
    {
      name: "felistry_replica_used",
      type: "gauge",
      help: "Whether reads go to it.",
      samples: each(({ used }) => Number(used)),
    },
    {
      name: "felistry_replica_fallbacks_total",
      type: "counter",
      help: "Statements that it could not answer and the primary did.",
      samples: each(({ fellBack }) => fellBack),
    },
  ];
}
