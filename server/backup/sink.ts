import type { Writable } from "node:stream";

export interface Sink {
  readonly stream: Writable;
  /** When everything is written, gives it its final name. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}
