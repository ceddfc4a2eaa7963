import type { ApiCaller } from "@felistry/contract/client.ts";

/** What the member has chosen last; null if nothing yet. */
export const loadHerdView = async (call: ApiCaller) =>
  (await call("GET /me/herd/view", {})).data.view;
