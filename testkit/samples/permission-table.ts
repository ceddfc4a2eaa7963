/**
 * Who may make which call: the status that each kind of caller gets for that call's sample (sample-calls.ts), whose rows
 * belong to `owner` and `onlineOwner`. Every call in the contract has a row; otherwise this does not compile.
 */
import type { ApiKey } from "@felistry/contract/api.ts";

/**
 * - `guest`: no session
 * - `stranger`: role 1, unrelated to the rows
 * - `owner`: shown as the cat's owner (`users_id`), has the cattery, has placed the order
 * - `onlineOwner`: maintains the cat's page, sells what is ordered
 * - `admin`: roles 1 and 2, unrelated to the rows
 */
export const callers = ["guest", "stranger", "owner", "onlineOwner", "admin"] as const;
export type CallerKind = (typeof callers)[number];

export type Cells = Readonly<Record<CallerKind, number>>;

function cells(
  guest: number,
  stranger: number,
  owner: number,
  onlineOwner: number,
  admin: number,
): Cells {
  return { guest, stranger, owner, onlineOwner, admin };
}

const anybody = cells(200, 200, 200, 200, 200);
const members = cells(401, 200, 200, 200, 200);
const club = cells(401, 403, 403, 403, 200);
const catReaders = cells(401, 403, 200, 200, 200);
const catOwners = cells(401, 403, 200, 200, 403);
const onlineOwnerAlone = cells(401, 403, 403, 200, 403);
const ownerAlone = cells(401, 403, 200, 403, 403);
const orderParties = cells(401, 403, 200, 200, 403);

/** Others do not learn that the file exists. */
const readersOfFile = cells(404, 404, 200, 200, 200);

/** Members may make the call, and the sample then fails on a state or a missing file: getting that far proves the right. */
const membersThen = (status: number): Cells => cells(401, status, status, status, status);

export const permissionTable: Readonly<Record<ApiKey, Cells>> = {
  "POST /auth/register": anybody,
  "POST /auth/login": anybody,
  "POST /auth/logout": anybody,
  "POST /auth/hand-over": anybody,
  // A code that nobody was given.
  "POST /auth/take-over": cells(400, 400, 400, 400, 400),
  "GET /auth/check-email-exists": anybody,
  "POST /send-recovery-email": anybody,
  // A wrong code.
  "POST /auth/verify-recovery-code": cells(400, 400, 400, 400, 400),
  "POST /auth/open-recovery-link": anybody,
  // A guest needs the reset cookie.
  "PUT /auth/change-password": cells(403, 200, 200, 200, 200),
  "POST /auth/undo-email-change": anybody,
  "GET /me": members,
  "PUT /me/edit": members,
  "GET /me/settings": members,
  "POST /me/address-code": members,
  // A wrong code.
  "PUT /me/address-code": membersThen(400),
  "PUT /me/change-email": members,
  "POST /me/end-other-sessions": members,
  "GET /me/sessions": members,
  "DELETE /me/sessions/{id}": members,
  "POST /auth/passkey/options": anybody,
  // Signed by no known passkey.
  "POST /auth/passkey": cells(403, 403, 403, 403, 403),
  "GET /me/passkeys": members,
  "POST /me/passkeys/options": members,
  "POST /me/passkeys": membersThen(403),
  // Belongs to nobody.
  "DELETE /me/passkeys/{id}": membersThen(404),
  "POST /me/passkeys/confirm-options": members,
  "POST /me/passkeys/confirm": membersThen(403),
  "GET /me/notices": members,
  "GET /me/notices/unread": members,
  "PUT /me/notices/read": members,
  "GET /me/notice-settings": members,
  "PUT /me/notice-settings": members,
  "GET /me/dates": members,
  "GET /me/calendar": members,
  "POST /me/calendar": members,
  "DELETE /me/calendar": members,
  "GET /me/draft": members,
  "PUT /me/draft": members,
  "DELETE /me/draft": members,
  "GET /me/data": members,
  "POST /me/close": members,
  "GET /me/cats": members,
  "GET /me/herd": members,
  "GET /me/herd/ids": members,
  "GET /me/herd/view": members,
  "PUT /me/herd/view": members,
  // Others' cats are refused one by one.
  "POST /me/herd/tags": members,
  "POST /me/herd/ads": members,
  "POST /me/herd/hand-overs": members,
  "GET /me/tags": members,
  // Belongs to nobody.
  "PUT /me/tags/{id}": membersThen(404),
  "DELETE /me/tags/{id}": membersThen(404),
  "GET /me/favorites": members,
  "POST /me/favorite": members,
  "POST /me/favorites": members,
  "GET /favorites": anybody,
  "POST /me/useravaurl": members,
  "GET /users": members,
  // The ad belongs to the online owner.
  "POST /sales/{catId}/reports": cells(401, 200, 200, 403, 200),
  "GET /admin/reports": club,
  "PUT /admin/reports/{id}/dismiss": club,
  "PUT /admin/reports/{id}/take-down": club,
  "GET /admin/members/{id}/marks": club,
  "POST /admin/members/{id}/marks": club,
  "PUT /admin/marks/{id}/withdraw": club,
  "GET /admin/held-ads": club,
  "PUT /admin/held-ads/{id}/release": club,
  "PUT /admin/held-ads/{id}/refuse": club,
  "GET /admin/taken-down-ads": club,
  "PUT /admin/taken-down-ads/{id}/lift": club,
  "GET /admin/members": club,
  "PUT /admin/members/{id}/administrator": club,
  "PUT /admin/members/{id}/suspension": club,
  "DELETE /admin/members/{id}/suspension": club,
  "POST /logs/client": anybody,

  "POST /me/cattery": members,
  "GET /catteries": members,
  "GET /catteries/{id}": anybody,
  "GET /search": anybody,
  "GET /catteries/{id}/cats": anybody,
  "GET /catteries/{id}/edit": ownerAlone,
  "PUT /catteries/{id}": ownerAlone,

  "GET /cats": anybody,
  "POST /cats": members,
  "GET /cats/{id}": anybody,
  "PUT /cats/{id}": catOwners,
  "PATCH /cats/{id}": catOwners,
  "DELETE /cats/{id}": onlineOwnerAlone,
  "GET /cats/{id}/name": anybody,
  "GET /cats/user-id-by-cat-id/{id}": anybody,
  // The 403 contains the public part of the profile, for guests too.
  "GET /cats/cat-and-color/{id}": cells(403, 403, 200, 200, 200),
  "POST /cats/{id}/catavaurl": catOwners,
  "GET /cats/{id}/photos": anybody,
  "POST /cats/{id}/photos": catOwners,
  "PUT /cats/{id}/photos/order": catOwners,
  "PUT /cats/{id}/photos/{photoId}/avatar": catOwners,
  "DELETE /cats/{id}/photos/{photoId}": catOwners,
  "GET /cats/all-with-color-10-by-gender": members,
  "GET /cats/all-with-color-10-free": members,
  "GET /cats/notregistered": club,

  // The cat has no previous online owner to return to.
  "PUT /cats/user-from-prev": cells(401, 403, 403, 409, 403),
  "POST /cat-change-owner/cat-change-owner-from-prev": cells(401, 403, 403, 409, 403),
  // Anybody may take a free cat unless they already maintain its page.
  "PUT /cats/update-owner-at-cat/{id}": cells(401, 200, 200, 409, 200),
  "POST /cat-change-owner": cells(401, 200, 200, 409, 200),
  "GET /cat-change-owner/{id}": catReaders,
  "GET /cats/{id}/withheld-papers": catReaders,
  "GET /me/withheld-papers": members,
  // The owner added the papers before the page passed on.
  "POST /withheld-papers/{id}/ask": catOwners,
  "PUT /withheld-papers/{id}/agree": ownerAlone,

  "GET /ems": anybody,
  "POST /coat/cross": anybody,
  // The online owner maintains both records; the club may merge any.
  "GET /cats/{id}/merge": cells(401, 403, 403, 200, 200),
  "POST /cats/{id}/merge": cells(401, 403, 403, 200, 200),
  "GET /me/merges": members,
  "GET /cats/likely": members,
  "PUT /cats/{id}/different": catReaders,
  // It was never merged.
  "GET /cats/{id}/merged-into": cells(404, 404, 404, 404, 404),
  // It is already undone.
  "POST /merges/{id}/undo": membersThen(409),
  // Without a file.
  "POST /imports": membersThen(415),
  "GET /imports": members,
  "GET /imports/{id}": members,
  "PUT /imports/{id}": members,
  "GET /imports/{id}/lines": members,
  "GET /imports/{id}/causes": members,
  "PUT /imports/{id}/repairs": members,
  "DELETE /imports/{id}/repairs": members,
  "DELETE /imports/{id}": members,
  "POST /imports/{id}/confirm": members,
  "POST /imports/{id}/undo": membersThen(409),
  "GET /coat/warnings": anybody,
  "GET /me/checks": members,
  "GET /admin/checks": club,
  "POST /admin/checks": club,
  "GET /admin/backups": club,
  "GET /cats/{id}/history": catReaders,
  "GET /history": club,
  // The sample changes the description, which both owners may do.
  "POST /history/{id}/undo": catOwners,

  "GET /color/{id}": anybody,
  "POST /color": catOwners,
  "PUT /color/{id}": catOwners,

  "GET /parents/{id}": anybody,
  "GET /parents/mother/{id}": anybody,
  "GET /parents/father/{id}": anybody,
  "POST /parents/": onlineOwnerAlone,
  "DELETE /parents/{id}": onlineOwnerAlone,
  "GET /cats/{id}/pedigree/grid": onlineOwnerAlone,
  "PUT /cats/{id}/pedigree/draft": onlineOwnerAlone,
  "POST /cats/{id}/pedigree/grid": onlineOwnerAlone,
  "POST /cats/{id}/pedigree/grid/undo": onlineOwnerAlone,
  "GET /cats/{id}/other-name": catOwners,
  "PUT /cats/{id}/other-name": catOwners,
  "GET /pedigree/new": members,
  "PUT /pedigree/new": members,
  "POST /pedigree/new": members,
  "GET /parents/{id}/ancestors": anybody,
  "GET /pedigree/{catId}/offspring": anybody,
  "GET /pedigree/{catId}/siblings": anybody,
  "GET /pedigree/{catId}/descendants": anybody,
  "GET /pedigree/{catId}/inbreeding": anybody,
  "GET /mating": anybody,
  "GET /mating/suggestions": anybody,
  "GET /breeds/{id}/inbreeding": anybody,
  "GET /catteries/{id}/inbreeding": anybody,

  // No file is sent.
  "GET /photos/{name}": anybody,
  "GET /drawn/{name}": anybody,
  "GET /scans/{name}": readersOfFile,
  "GET /certificates/{name}": readersOfFile,
  "GET /pedigrees/{name}": anybody,
  "GET /shared/{name}": anybody,
  "GET /calendars/{name}": anybody,
  // A guest is led to the login.
  "GET /exports/{name}": cells(302, 200, 200, 200, 200),
  "GET /my/pedigrees.pdf": cells(302, 200, 200, 200, 200),
  "GET /sitemap.xml": anybody,
  "GET /sitemaps/{part}": anybody,
  "GET /robots.txt": anybody,
  "GET /manifest.webmanifest": anybody,

  "POST /upload": membersThen(415),
  "POST /uploadToAi": membersThen(415),
  // Only the caller's own; an unknown id gives null.
  "GET /readings/{id}/progress": members,
  "GET /readings": members,
  // The sample's id names none.
  "GET /readings/{id}": membersThen(404),
  "DELETE /readings/{id}": membersThen(404),
  // The sample's scan has no file.
  "POST /pedigrees/{id}/reading": cells(401, 403, 403, 403, 404),
  "POST /cats/{id}/pedigree/reading": catOwners,
  "GET /cats/{id}/docs": catReaders,
  "GET /cats/{id}/metric": catReaders,
  "GET /cats/{id}/pedigree": catReaders,
  "GET /metrics/{id}": catReaders,
  "POST /metrics": catOwners,
  "PUT /metrics/{id}": catOwners,
  "GET /pedigrees/{id}": catReaders,
  "POST /pedigrees": catOwners,
  "PUT /pedigrees/{id}": catOwners,

  "GET /cats/{id}/applications": catReaders,
  // Only the sender.
  "PUT /applications/{id}/withdraw": ownerAlone,
  "GET /applications/not-solve": club,
  "POST /applications/send-to-registration/{catId}": catOwners,
  "PUT /cats/{id}/register-pedigree": club,
  "PUT /cats/{id}/delete-pedigree-application": club,

  "GET /cats/{id}/credentials": anybody,
  "POST /cats/{id}/credentials": catOwners,
  "PUT /credentials/{id}": catOwners,
  "DELETE /credentials/{id}": catOwners,
  "PUT /credentials/{id}/confirm": club,
  "GET /credentials/waiting": club,
  "GET /pedigree/{catId}/titles": anybody,

  "GET /cats/{id}/certificates": catReaders,
  "POST /cats/{id}/certificates": catReaders,
  "GET /verify/{code}": anybody,
  "PUT /certificates/{code}/revoke": club,

  "GET /litters": members,
  "POST /litters": catOwners,
  // The sample's breeder is `owner`; the stud's keeper, who confirms, is `onlineOwner`.
  "GET /litters/{id}": cells(401, 403, 200, 200, 403),
  "PUT /litters/{id}/answer": onlineOwnerAlone,
  "POST /litters/asked-by-mail": anybody,
  "POST /litters/answer-by-mail": anybody,

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
  "GET /order/{id}/reservation": orderParties,
  // The order has not been accepted: the sides are told apart, and then its stage refuses.
  "POST /order/{id}/reservation": cells(401, 403, 403, 409, 403),
  "PUT /order/{id}/reservation/agreed": cells(401, 403, 409, 403, 403),
  "PUT /order/{id}/reservation": cells(401, 403, 403, 409, 403),
  "PUT /order/{id}/health": cells(401, 403, 403, 409, 403),
  "POST /order/{id}/contract/code": cells(401, 403, 409, 409, 403),
  "PUT /order/{id}/contract": cells(401, 403, 409, 409, 403),
  "GET /my/orders/{id}/contract.pdf": cells(302, 403, 409, 409, 403),
  // The cat has not been handed over.
  "PUT /order/{id}/settle": cells(401, 403, 409, 409, 403),
  "GET /order/{id}/reviews": orderParties,
  "POST /order/{id}/review": cells(401, 403, 409, 409, 403),
  // The seller has not reviewed the buyer.
  "POST /order/{id}/review/answer": cells(401, 403, 404, 404, 403),
  "GET /sales/reviews/{sellerId}": anybody,
  "GET /admin/message-reports": club,
  "PUT /admin/message-reports/{id}": club,
  "PUT /order/{id}/status": ownerAlone,
  // For seller and buyer once the order is completed, which it is not.
  "POST /order/{id}/hand-over": cells(401, 403, 403, 409, 403),
  "PUT /order/{id}/hand-over": cells(401, 403, 409, 403, 403),

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

  "GET /breeds": anybody,
  "GET /breeds/counts": anybody,
  "GET /breeds/{id}/profile": anybody,
  "GET /breeds/{id}": anybody,
  "GET /color/main": anybody,
  "GET /color/gold": anybody,
  "GET /color/white": anybody,
  "GET /color/tabby": anybody,
  "GET /color/point": anybody,
  "GET /color/eye": anybody,
  "GET /countries/en_ru": anybody,
  "GET /currencies": anybody,
  "GET /cat-systems": anybody,
};
