/** The kinds of callers, and what they usually get. */
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

export function cells(
  guest: number,
  stranger: number,
  owner: number,
  onlineOwner: number,
  admin: number,
): Cells {
  return { guest, stranger, owner, onlineOwner, admin };
}

export const anybody = cells(200, 200, 200, 200, 200);
export const members = cells(401, 200, 200, 200, 200);
export const club = cells(401, 403, 403, 403, 200);
export const catReaders = cells(401, 403, 200, 200, 200);
export const catOwners = cells(401, 403, 200, 200, 403);
export const onlineOwnerAlone = cells(401, 403, 403, 200, 403);
export const ownerAlone = cells(401, 403, 200, 403, 403);
export const orderParties = cells(401, 403, 200, 200, 403);

/** Others do not learn that the file exists. */
export const readersOfFile = cells(404, 404, 200, 200, 200);

/** Members may make the call, and the sample then fails on a state or a missing file: getting that far proves the right. */
export const membersThen = (status: number): Cells => cells(401, status, status, status, status);
