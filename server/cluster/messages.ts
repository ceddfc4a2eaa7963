/** What the first process and the serving ones say to each other. */
import type { DemoAccount } from "../demo/seed.ts";
import type { Metric } from "../metrics/exposition.ts";

/** From the first process, as soon as a serving one has started. */
export interface Task {
  readonly kind: "task";
  /** Of the embedded database, which the first process keeps. */
  readonly databaseUrl: string | undefined;
  /** Free, and the same for all. */
  readonly port: number;
  /** One of them alone fills an empty database. */
  readonly seeds: boolean;
}

/** From a serving process, once it listens. */
export interface Ready {
  readonly kind: "ready";
  readonly demo: readonly DemoAccount[] | null;
}

/** From the serving process that is asked for all figures; the first one passes it to the others. */
export interface FiguresWanted {
  readonly kind: "figures-wanted";
  readonly id: number;
  /** Who asks. */
  readonly by: number;
}

/** The answer of one of them. */
export interface Figures {
  readonly kind: "figures";
  readonly id: number;
  readonly by: number;
  readonly process: string;
  readonly metrics: readonly Metric[];
}

/** The same on its way to who asked; without a process if there is no other. */
export interface FiguresGiven {
  readonly kind: "figures-given";
  readonly id: number;
  readonly process?: string;
  readonly metrics: readonly Metric[];
  /** How many will answer. */
  readonly of: number;
}

export type FromServing = Ready | FiguresWanted | Figures;
export type FromFirst = Task | FiguresWanted | FiguresGiven;
