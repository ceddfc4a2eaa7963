/** Holds a million rows with parents, colours and breeders in UTF-8; in UTF-16 half as many. */
export const IMPORT_MAX_MEGABYTES = 256;
export const IMPORT_MAX_BYTES = IMPORT_MAX_MEGABYTES * 1024 * 1024;

/** Who is whose parent is held in memory while a file is checked: 27 bytes a row. */
export const IMPORT_MAX_ROWS = 2_000_000;

/** Faults shown of a file, by their lines; more than anybody mends before bringing it again. */
export const IMPORT_FAULTS_SHOWN = 1_000;
