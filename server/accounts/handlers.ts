import { checkEmailExists } from "./check-email-exists.ts";
import { getMe, getSettings } from "./get-me.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { register } from "./register.ts";

export const accountHandlers = {
  "POST /auth/register": register,
  "POST /auth/login": login,
  "POST /auth/logout": logout,
  "GET /auth/check-email-exists": checkEmailExists,
  "GET /me": getMe,
  "GET /me/settings": getSettings,
};
