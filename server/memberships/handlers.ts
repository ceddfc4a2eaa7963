import { askMember, listOfClub, setClubFee, setPaid } from "./of-club.ts";
import { askOwn, listOwn, withdrawOwn } from "./own.ts";
import { tableOfClub } from "./table.ts";

export const membershipHandlers = {
  "GET /me/memberships": listOwn,
  "POST /me/memberships": askOwn,
  "DELETE /me/memberships/{id}": withdrawOwn,
  "GET /admin/memberships": listOfClub,
  "POST /admin/memberships": askMember,
  "PUT /admin/memberships/{id}/paid": setPaid,
  "PUT /admin/membership-fees": setClubFee,
  "GET /admin/memberships/{name}": tableOfClub,
};
