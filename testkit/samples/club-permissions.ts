/** Who may make which call of merge requests, cattery names and memberships (permission-table.ts). */
import { cells, club, members } from "./permission-cells.ts";

export const clubPermissions = {
  "POST /admin/merge-requests": club,
  "GET /admin/merge-requests/{id}": club,
  // Whoever has asked, of the club.
  "PUT /admin/merge-requests/{id}/withdraw": club,
  "GET /me/cattery-names": members,
  "POST /me/cattery-names": members,
  "DELETE /me/cattery-names/{id}": members,
  "PUT /me/cattery-names/{id}/heir": members,
  // The caller is the heir.
  "PUT /me/cattery-names/{id}/answer": members,
  "DELETE /admin/cattery-names/{id}/heir": club,
  "GET /admin/cattery-names": club,
  "PUT /admin/cattery-names/{id}/decide": club,
  "PUT /admin/cattery-names/{id}/holder": club,
  "PUT /admin/cattery-names/{id}/end": club,
  "GET /me/memberships": members,
  "POST /me/memberships": members,
  "DELETE /me/memberships/{id}": members,
  "GET /admin/memberships": club,
  "POST /admin/memberships": club,
  "POST /admin/memberships/renewals": club,
  "DELETE /admin/memberships/{id}": club,
  "PUT /admin/memberships/{id}/paid": club,
  "PUT /admin/membership-fees": club,
  "GET /admin/memberships/{name}": cells(302, 403, 403, 403, 200),
};
