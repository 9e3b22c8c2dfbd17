/** Whether a reply is a picture of this site, and not a page that somebody answers everything with. */
export function isKeepablePicture({ status, type, redirected, headers }: Response): boolean {
  const isPicture = headers.get('content-type')?.startsWith('image/') ?? false;
  return status === 200 && type === 'basic' && !redirected && isPicture;
}
