/** Who makes fields of pages: the embedded models, or a vision endpoint that is asked after them. */
import type { ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import type { ShownPage } from "./read-scan.ts";

export interface Recogniser {
  /** @throws where it cannot say, for whatever reason */
  recognise(pages: readonly ShownPage[]): Promise<ReadPedigree>;
}
