/** Who may make which call of market, orders and waiting lists (permission-table.ts). */
import {
  cells,
  anybody,
  members,
  club,
  catOwners,
  onlineOwnerAlone,
  ownerAlone,
  orderParties,
  membersThen,
} from "./permission-cells.ts";

export const marketPermissions = {
  "GET /market": anybody,
  "GET /me/searches": members,
  "POST /me/searches": members,
  // Belongs to nobody.
  "DELETE /me/searches/{id}": membersThen(404),
  "POST /searches/stop": cells(404, 404, 404, 404, 404),
  "GET /sales/all-cats": anybody,
  "GET /sales/cats-sales": anybody,
  "GET /sales/{catId}": anybody,
  "GET /sales/{catId}/family": anybody,
  "GET /cats/{id}/ad-rules": catOwners,
  "POST /sales/{catId}": catOwners,
  "PUT /sales/{catId}/is-active-update": catOwners,

  // Members cannot order their own cats.
  "POST /order": cells(401, 200, 200, 403, 200),
  "GET /order": members,
  "GET /order/buy": members,
  // The sample cancels, which only the buyer may do.
  "GET /order/{id}": orderParties,
  "PUT /order/{id}/contact": orderParties,
  "GET /order/{id}/messages": orderParties,
  "POST /order/{id}/messages": orderParties,
  // The seller has written it.
  "POST /order/{id}/messages/{messageId}/report": ownerAlone,
  // Members cannot ask about their own cats.
  "POST /sales/{catId}/question": cells(401, 200, 200, 403, 200),
  "GET /questions": members,
  "GET /questions/{id}": orderParties,
  "GET /questions/{id}/messages": orderParties,
  // The cat is not for sale any more.
  "POST /questions/{id}/messages": cells(401, 403, 409, 409, 403),
  // The seller has written it.
  "POST /questions/{id}/messages/{messageId}/report": ownerAlone,
  "GET /order/{id}/reservation": orderParties,
  // The order has not been accepted: the sides are told apart, and then its stage refuses.
  "POST /order/{id}/reservation": cells(401, 403, 403, 409, 403),
  "PUT /order/{id}/reservation/agreed": cells(401, 403, 409, 403, 403),
  "PUT /order/{id}/reservation": cells(401, 403, 403, 409, 403),
  "PUT /order/{id}/health": cells(401, 403, 403, 409, 403),
  "PUT /order/{id}/papers": cells(401, 403, 409, 403, 403),
  "POST /order/{id}/contract/code": cells(401, 403, 409, 409, 403),
  "PUT /order/{id}/contract": cells(401, 403, 409, 409, 403),
  "GET /my/orders/{id}/contract.pdf": cells(302, 403, 200, 200, 403),
  // The cat has not been handed over.
  "PUT /order/{id}/settle": cells(401, 403, 409, 409, 403),
  "GET /order/{id}/reviews": orderParties,
  "POST /order/{id}/review": cells(401, 403, 409, 409, 403),
  // The seller has not reviewed the buyer.
  "POST /order/{id}/review/answer": cells(401, 403, 404, 404, 403),
  // Nobody has reviewed it.
  "POST /order/{id}/reviews/{reviewId}/report": cells(401, 403, 404, 404, 403),
  "GET /admin/review-reports": club,
  "PUT /admin/review-reports/{id}": club,
  "GET /sales/reviews/{sellerId}": anybody,
  "GET /admin/message-reports": club,
  "PUT /admin/message-reports/{id}": club,
  "PUT /order/{id}/status": ownerAlone,
  // For seller and buyer once the order is completed, which it is not.
  "POST /order/{id}/hand-over": cells(401, 403, 403, 409, 403),
  "PUT /order/{id}/hand-over": cells(401, 403, 409, 403, 403),

  "GET /sales/{catId}/chip-proof": onlineOwnerAlone,
  "POST /sales/{catId}/chip-proof": onlineOwnerAlone,
  // No code was asked for.
  "PUT /sales/{catId}/chip-proof": cells(401, 403, 403, 409, 403),
  "GET /admin/chip-proofs": club,
  "PUT /admin/chip-proofs/{id}": club,
  "GET /order/{id}/dispute": orderParties,
  // The order is not accepted.
  "POST /order/{id}/dispute": cells(401, 403, 409, 409, 403),
  "POST /order/{id}/dispute/answer": cells(401, 403, 404, 404, 403),
  "POST /order/{id}/dispute/evidence": cells(401, 403, 404, 404, 403),
  "POST /order/{id}/dispute/appeal": cells(401, 403, 404, 404, 403),
  "PUT /order/{id}/dispute/withdraw": cells(401, 403, 404, 404, 403),
  "GET /admin/disputes": club,
  "GET /admin/disputes/{id}": club,
  "PUT /admin/disputes/{id}/decide": club,

  // The breeder of the sample's list is `onlineOwner`; `owner` has applied to another of theirs.
  "GET /waiting-lists/{id}": anybody,
  "GET /catteries/{id}/waiting-lists": anybody,
  "GET /me/waiting-lists": members,
  // The sample's cattery is the caller's.
  "POST /waiting-lists": members,
  "PUT /waiting-lists/{id}": onlineOwnerAlone,
  "GET /waiting-lists/{id}/entries": onlineOwnerAlone,
  "POST /waiting-lists/{id}/entries": cells(401, 200, 200, 403, 200),
  "GET /me/waiting": members,
  "PUT /waiting/{id}/accept": onlineOwnerAlone,
  "PUT /waiting/{id}/decline": onlineOwnerAlone,
  // The applicant has no place yet.
  "PUT /waiting/{id}/offer": cells(401, 403, 403, 409, 403),
  "PUT /waiting/{id}/take-back": cells(401, 403, 403, 409, 403),
  "PUT /waiting/{id}/pass": cells(401, 403, 409, 403, 403),
  "PUT /waiting/{id}/leave": ownerAlone,
  "POST /waiting/{id}/take": cells(401, 403, 409, 403, 403),
} as const;
