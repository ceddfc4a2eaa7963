const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** A site as a member typed it ("www.felis.example"), with `https:` added if it has no scheme. */
export function withScheme(written: string): string {
  return SCHEME.test(written) ? written : `https://${written}`;
}

/**
 * The link for a site as a member typed it; null if it is not a web page (`javascript:`, a plain word) or only looks
 * like one ("https://felis.example@elsewhere.example").
 */
export function webAddress(written: string): string | null {
  const address = withScheme(written);
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, password, href } = new URL(address);
  return /^https?:$/.test(protocol) && hostname.includes(".") && username + password === ""
    ? href
    : null;
}
