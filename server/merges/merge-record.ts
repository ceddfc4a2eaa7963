import type { JoinedPhotos } from "./merge-photos.ts";
import type { MovedRows, Row } from "./merge-rows.ts";

/** What a merge writes down: all that an undoing needs. */
export interface MergeRecord {
  readonly before: {
    readonly kept: Row;
    readonly keptColour: Row | null;
    readonly gone: Row;
    readonly goneColour: Row | null;
  };
  readonly after: { readonly kept: Row; readonly keptColour: Row | null };
  /** Members who had marked the record that went; of them those who had marked the kept one too. */
  readonly favourites: { readonly moved: readonly Row[]; readonly dropped: readonly Row[] };
  readonly sale: {
    readonly row: Row;
    readonly movedTo: number | null;
    readonly orders: readonly number[];
  } | null;
  readonly photos: JoinedPhotos;
  readonly moved: readonly MovedRows[];
}
