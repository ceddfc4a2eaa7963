/** What the browser remembers of the member (spec §3): it shapes a first paint and decides nothing. */
const USER_KEY = "userKey";
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

/** The member has another address now. */
export function rememberEmail(email: string): void {
  const known = localStorage.getItem(USER_KEY);
  if (known)
    localStorage.setItem(USER_KEY, JSON.stringify({ ...(JSON.parse(known) as object), email }));
}

export function forgetUser(): void {
  localStorage.removeItem(USER_KEY);
  localStorage.removeItem(ROLES_KEY);
}
