import type { JoinedPhotos } from "./merge-photos.ts";
import type { MovedTags } from "./merge-tags.ts";
import type { MovedRows, Row } from "./merge-rows.ts";

/** Recorded by a merge: all that undoing it needs. */
export interface MergeRecord {
  readonly before: {
    readonly kept: Row;
    readonly keptColour: Row | null;
    readonly gone: Row;
    readonly goneColour: Row | null;
  };
  readonly after: { readonly kept: Row; readonly keptColour: Row | null };
  /** Marks on the removed record; dropped are those of members who had marked the kept one too. */
  readonly favourites: { readonly moved: readonly Row[]; readonly dropped: readonly Row[] };
  /** Records of earlier merges have none. */
  readonly tags?: MovedTags;
  readonly sale: {
    readonly row: Row;
    readonly movedTo: number | null;
    readonly orders: readonly number[];
  } | null;
  readonly photos: JoinedPhotos;
  /** Which certificates named both; records of earlier merges have none. */
  readonly certified?: readonly Row[];
  /** Which became texts, as both had them; records of earlier merges have none. */
  readonly results?: readonly Row[];
  readonly moved: readonly MovedRows[];
}
