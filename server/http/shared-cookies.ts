/** Whether a cookie of the site can reach the upload host: it is the site's own, or one below it. */
export function sharesCookies(publicOrigin: string, uploadOrigin: string): boolean {
  const [site, upload] = [new URL(publicOrigin).hostname, new URL(uploadOrigin).hostname];
  return upload === site || upload.endsWith(`.${site}`);
}
