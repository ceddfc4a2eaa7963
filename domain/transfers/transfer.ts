/** A cat that comes from another club with its number, or leaves for one with an export pedigree. */
export const TRANSFER_DIRECTIONS = ["in", "out"] as const;
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number];

/** `lapsed`: the asker no longer owns the cat, or it has been registered, or lost its registration, meanwhile. */
export const TRANSFER_STATUSES = ["asked", "confirmed", "declined", "withdrawn", "lapsed"] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];
