import { askLastYears, askMember, listOfClub, setClubFee, setPaid, takeBack } from "./of-club.ts";
import { askOwn, listOwn, withdrawOwn } from "./own.ts";
import { tableOfClub } from "./table.ts";

export const membershipHandlers = {
  "GET /me/memberships": listOwn,
  "POST /me/memberships": askOwn,
  "DELETE /me/memberships/{id}": withdrawOwn,
  "GET /admin/memberships": listOfClub,
  "POST /admin/memberships": askMember,
  "POST /admin/memberships/renewals": askLastYears,
  "DELETE /admin/memberships/{id}": takeBack,
  "PUT /admin/memberships/{id}/paid": setPaid,
  "PUT /admin/membership-fees": setClubFee,
  "GET /admin/memberships/{name}": tableOfClub,
};
