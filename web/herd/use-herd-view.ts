import type { HerdView } from "@felistry/domain/herd/herd-view.ts";
import { usePageTools } from "../page-tools.ts";

/** Remembers cards or table for the member's next visit; the page that was asked for is shown whatever comes of it. */
export function useHerdView(): (view: HerdView) => void {
  const { call } = usePageTools();
  return (view) => void call("PUT /me/herd/view", { body: { view } }).catch(() => {});
}
