import type { ApiCaller } from "@felistry/contract/client.ts";

export function loadOwnMemberships({ call }: { readonly call: ApiCaller }) {
  return call("GET /me/memberships", {});
}
