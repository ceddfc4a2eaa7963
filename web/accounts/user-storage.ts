/** What the browser remembers about the member (spec §3): it shapes the first paint but decides nothing. */
export const USER_KEY = "userKey";
const ROLES_KEY = "roleIds";

export function rememberUser(user: {
  email: string;
  first_name: string;
  roleIds: readonly number[];
}): void {
  localStorage.setItem(
    USER_KEY,
    JSON.stringify({ email: user.email, first_name: user.first_name }),
  );
  localStorage.setItem(ROLES_KEY, JSON.stringify(user.roleIds));
}

/** Updates the stored address after a change. */
export function rememberEmail(email: string): void {
  const known = localStorage.getItem(USER_KEY);
  if (known)
    localStorage.setItem(USER_KEY, JSON.stringify({ ...(JSON.parse(known) as object), email }));
}

export function forgetUser(): void {
  localStorage.removeItem(USER_KEY);
  localStorage.removeItem(ROLES_KEY);
}
