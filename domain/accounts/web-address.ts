const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** A site as a member writes it, "www.felis.example" too, with its scheme: https where none is written. */
export function withScheme(written: string): string {
  return SCHEME.test(written) ? written : `https://${written}`;
}

/**
 * The link of a site as a member wrote it; null where it leads to no page of the web (`javascript:`, a word) or
 * only seems to ("https://felis.example@elsewhere.example").
 */
export function webAddress(written: string): string | null {
  const address = withScheme(written);
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, password, href } = new URL(address);
  return /^https?:$/.test(protocol) && hostname.includes(".") && username + password === ""
    ? href
    : null;
}
