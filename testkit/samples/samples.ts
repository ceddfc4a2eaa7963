import type { ApiKey, Input } from "@felistry/contract/api.ts";

/** An input that each call accepts. */
export type Samples = { readonly [Key in ApiKey]: Input<Key> };
