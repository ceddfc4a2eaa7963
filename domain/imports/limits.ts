/** Fits a million rows with parents, colours and breeders in UTF-8; half as many in UTF-16. */
export const IMPORT_MAX_MEGABYTES = 256;
export const IMPORT_MAX_BYTES = IMPORT_MAX_MEGABYTES * 1024 * 1024;

/** Parent links are held in memory while a file is checked: 27 bytes per row. */
export const IMPORT_MAX_ROWS = 2_000_000;

/** Faults shown per file, by line: more than anybody fixes before uploading it again. */
export const IMPORT_FAULTS_SHOWN = 1_000;
