/** Who may make which call of litters and planned matings (permission-table.ts). */
import {
  cells,
  anybody,
  members,
  catReaders,
  catOwners,
  onlineOwnerAlone,
  ownerAlone,
  orderParties,
  readersOfFile,
} from "./permission-cells.ts";

export const litterPermissions = {
  "GET /litters": members,
  "POST /litters": catOwners,
  // The sample's breeder is `owner`; the stud's keeper, who confirms, is `onlineOwner`.
  "GET /litters/{id}": catReaders,
  "GET /litters/{id}/family": anybody,
  "GET /litters/{id}/club-rules": catReaders,
  "PUT /litters/{id}/answer": onlineOwnerAlone,
  "PUT /litters/{id}/kittens/{place}": ownerAlone,
  "POST /litters/{id}/certificates": catReaders,
  "GET /litters/{id}/certificates": readersOfFile,
  "GET /litters/{id}/weights": catReaders,
  "PUT /litters/{id}/weights": ownerAlone,
  "GET /litters/{id}/inspections": catReaders,
  "POST /litters/{id}/inspections": ownerAlone,
  // The sample is not before the club.
  "PUT /litters/{id}/decide": cells(401, 403, 403, 403, 409),
  "POST /litters/asked-by-mail": anybody,
  "POST /litters/answer-by-mail": anybody,

  "GET /planned-matings": members,
  "POST /planned-matings": catOwners,
  // The sample's planner is `owner`; `onlineOwner` has the stud.
  "GET /planned-matings/{id}": orderParties,
  "PUT /planned-matings/{id}/move": ownerAlone,
};
