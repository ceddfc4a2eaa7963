import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { forgetUser } from "../accounts/user-storage.ts";

/** Ends the session and starts over at the home page, as a guest: a whole page, so that nothing of the member stays. */
export function useLogout(): () => void {
  const { call } = usePageTools();
  return () => {
    void call("POST /auth/logout", {}).finally(() => {
      forgetUser();
      location.assign(paths.home);
    });
  };
}
