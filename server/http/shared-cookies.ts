/** Whether the site's cookies reach the upload host: it is the site's own or a subdomain. */
export function sharesCookies(publicOrigin: string, uploadOrigin: string): boolean {
  const [site, upload] = [new URL(publicOrigin).hostname, new URL(uploadOrigin).hostname];
  return upload === site || upload.endsWith(`.${site}`);
}
