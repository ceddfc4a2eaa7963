/** The link of a site as a member wrote it, "www.felis.example" too; null where it is no web address. */
export function webAddress(written: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return /^https?:$/.test(protocol) && hostname.includes(".") ? href : null;
}
