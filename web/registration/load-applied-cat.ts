import type { Application } from "@felistry/contract/registration.ts";
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { CatApplication } from "./desk-applications.ts";

/** A pending application with its cat; null if it was decided meanwhile. */
export async function loadAppliedCat(
  call: ApiCaller,
  application: Application,
): Promise<CatApplication | null> {
  const ids = String(application.cat_id);
  const { data } = await call("GET /cats/notregistered", { query: { ids } });
  return data[0] ? { application, cat: data[0] } : null;
}
