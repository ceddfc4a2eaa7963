import type { OneCase } from "@felistry/contract/cases.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { usePageTools } from "../page-tools.ts";

/**
 * Whether a call was refused because others have changed or decided the case meanwhile; then what they did is said above the case as
 * it is now. Any other refusal belongs beside the button, with the ticks kept.
 */
export function useOvertaken({ id, version, state }: OneCase) {
  const { call } = usePageTools();
  return async (error: unknown): Promise<boolean> => {
    if (!(error instanceof ApiFailure && error.status === 409)) return false;
    try {
      const { data } = await call("GET /admin/cases/{id}", { params: { id }, query: {} });
      return data.version !== version || data.state !== state;
    } catch (gone) {
      return gone instanceof ApiFailure && gone.status === 404;
    }
  };
}
