/** Whether a reply is a picture of this site, and not the page of a captive portal. */
export function isKeepablePicture({ status, type, redirected, headers }: Response): boolean {
  const isPicture = headers.get('content-type')?.startsWith('image/') ?? false;
  return status === 200 && type === 'basic' && !redirected && isPicture;
}
