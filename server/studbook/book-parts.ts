/** A book is stored in parts, so that it is written and read without being held in memory. A part never changes: each attempt has its own. */
export const partKey = (bookId: number, attempt: number, part: number): string =>
  `studbook/${bookId}-${attempt}-${part}`;

export const PART_BYTES = 4 * 1024 * 1024;
