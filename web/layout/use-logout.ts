import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { forgetUser } from "../accounts/user-storage.ts";

/** Ends the session and loads the home page as a guest, from scratch, so that nothing of the member's remains. */
export function useLogout(): () => void {
  const { call } = usePageTools();
  return () => {
    void call("POST /auth/logout", {}).finally(() => {
      forgetUser();
      location.assign(paths.home);
    });
  };
}
