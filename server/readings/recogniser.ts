/** Turns pages into fields: the embedded models, or a vision endpoint asked after them. */
import type { ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import type { ShownPage } from "./read-scan.ts";

export interface Recogniser {
  /** @throws if it fails for any reason */
  recognise(pages: readonly ShownPage[]): Promise<ReadPedigree>;
}
