import { CATTERY_NAME_RULE } from "@felistry/domain/catteries/cattery-name.ts";
import { usePageTools } from "../../page-tools.ts";
import type { ClubVerdictFound } from "./load-club-verdict.ts";
import { useVerdict } from "./use-verdict.ts";

/** What the rules say of a name for a cattery, once one is typed that can be one. */
export function useNameVerdict(
  name: string,
  except: number | null,
  /** Of several, whose rules judge it. */
  clubId: number | null = null,
): ClubVerdictFound | null {
  const { call } = usePageTools();
  const query = {
    name,
    ...(except !== null && { except }),
    ...(clubId !== null && { club_id: clubId }),
  };
  return useVerdict(
    CATTERY_NAME_RULE.test(name) ? `${name} ${clubId}` : null,
    async () => (await call("GET /me/cattery-name", { query })).data,
  );
}
