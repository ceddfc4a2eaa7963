/** Fits a million rows with parents, colours and breeders in UTF-8; half as many in UTF-16. */
export const IMPORT_MAX_MEGABYTES = 256;
export const IMPORT_MAX_BYTES = IMPORT_MAX_MEGABYTES * 1024 * 1024;

/** Parent links are held in memory while a file is checked: 27 bytes per row. */
export const IMPORT_MAX_ROWS = 2_000_000;

/** Lines whose faults are kept to page through them; above it only their causes are counted. */
export const IMPORT_FAULTY_LINES_KEPT = 20_000;

/** Up to so many rows a repair is judged at once, in its call; a larger table is checked again in the background. */
export const IMPORT_JUDGED_AT_ONCE = 2_000;

/** Repairs kept of one file. */
export const IMPORT_REPAIRS_MAX = 20_000;

/** Faults shown per file, by line: more than anybody fixes before uploading it again. */
export const IMPORT_FAULTS_SHOWN = 1_000;
