import { specOf, type ApiKey } from "@felistry/contract/api.ts";

/** The status for callers without access: for files mostly that there is none. */
export function refusedWith(key: ApiKey, status: 401 | 403): number {
  const { bytes } = specOf(key);
  if (status === 401 && bytes?.guestsTo) return 302;
  return bytes?.hidden ? 404 : status;
}
