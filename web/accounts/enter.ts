import type { ApiCaller } from "@felistry/contract/client.ts";
import { afterLogin } from "./came-from.ts";
import { moveHearts } from "./guest-hearts.ts";
import { rememberUser } from "./user-storage.ts";

/** What follows a login by any means. */
export async function enter(
  call: ApiCaller,
  user: Parameters<typeof rememberUser>[0],
  from: string | null,
): Promise<void> {
  rememberUser(user);
  await moveHearts(call);
  // Not kept in the browser's history: going back would lead to a form that is done with.
  location.replace(afterLogin(from));
}
