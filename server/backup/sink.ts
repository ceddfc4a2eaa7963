import type { Writable } from "node:stream";

export interface Sink {
  readonly stream: Writable;
  /** Once all is written: gives it its name. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}
