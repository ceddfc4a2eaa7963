import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { openLink } from "./recovery-statements.ts";
import { RESET_SECONDS, resetCookie } from "./reset-cookie.ts";
import { asToken, freshToken, tokenHash } from "../token.ts";

/** A mailed link is valid once: for the cookie that allows a new password. */
export const openRecoveryLink: Handler<"POST /auth/open-recovery-link"> = async (
  { body },
  { db, setCookie, tell },
) => {
  const link = asToken(body.token) ?? refuse("recovery_link_over");
  const token = freshToken();
  const [opened] = await openLink(db, {
    linkHash: tokenHash(link),
    tokenHash: tokenHash(token),
    seconds: RESET_SECONDS,
  });
  if (!opened) refuse("recovery_link_over");
  tell({ about: opened.user_id });
  setCookie(resetCookie(token));
  return { data: { email: opened.email } };
};
