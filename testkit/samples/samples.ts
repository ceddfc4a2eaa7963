import type { ApiKey, Input } from "@felistry/contract/api.ts";

/** A valid input for each call. */
export type Samples = { readonly [Key in ApiKey]: Input<Key> };
