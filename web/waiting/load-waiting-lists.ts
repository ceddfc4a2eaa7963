import type { ApiCaller } from "@felistry/contract/client.ts";
import type { WaitingList } from "@felistry/contract/waiting.ts";

/** The open lists of a cattery and its planned litters, newest first. */
export async function loadWaitingLists(call: ApiCaller, catteryId: number): Promise<WaitingList[]> {
  const { data } = await call("GET /catteries/{id}/waiting-lists", {
    params: { id: catteryId },
    query: {},
  });
  return data;
}
