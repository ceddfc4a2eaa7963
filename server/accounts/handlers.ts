import { checkEmailExists } from "./check-email-exists.ts";
import { listFavourites, setFavourite } from "./favourites.ts";
import { getMe, getSettings } from "./get-me.ts";
import { listMembers } from "./list-members.ts";
import { listOwnCats } from "./list-own-cats.ts";
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
  "GET /me/cats": listOwnCats,
  "GET /me/favorites": listFavourites,
  "POST /me/favorite": setFavourite,
  "GET /users": listMembers,
};
