/** Browsers' makers run these; a member's browser names the address there to which the site sends. */
const HOSTS = [
  "fcm.googleapis.com",
  "android.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
];
const BELOW = [".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com"];

/**
 * Whether the site may send to this address: a member must not make it call machines of its own network.
 * @param others origins of further services that the operator trusts
 */
export function isPushService(endpoint: string, others: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, username, port } = new URL(endpoint);
  if (username !== "") return false;
  if (others.includes(origin)) return true;
  return (
    protocol === "https:" &&
    port === "" &&
    (HOSTS.includes(hostname) || BELOW.some((end) => hostname.endsWith(end)))
  );
}
