/** The first process between the one that is asked for figures and the others. */
import cluster, { type Worker } from "node:cluster";
import type { FiguresGiven, FromServing } from "./messages.ts";

export function passFigures(from: Worker, message: FromServing): void {
  const others = (than: number) =>
    Object.values(cluster.workers ?? {}).filter(
      (worker) => worker !== undefined && worker.id !== than && worker.isConnected(),
    );
  if (message.kind === "figures-wanted") {
    const asked = others(message.by);
    for (const worker of asked) worker!.send(message, () => {});
    if (asked.length === 0) {
      const none: FiguresGiven = { kind: "figures-given", id: message.id, metrics: [], of: 0 };
      from.send(none, () => {});
    }
  }
  if (message.kind === "figures") {
    const { id, by, process, metrics } = message;
    const given: FiguresGiven = {
      kind: "figures-given",
      id,
      process,
      metrics,
      of: others(by).length,
    };
    cluster.workers?.[by]?.send(given, () => {});
  }
}
