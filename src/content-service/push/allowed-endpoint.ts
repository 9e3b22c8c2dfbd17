/** The push services of the browsers in use: Chrome and Edge's Chromium, Firefox, Windows, Safari. */
const publicServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

const longest = 1000;

/**
 * Whether an endpoint is one of a public push service, by https and its usual port, or of one that whoever runs the
 * service has named by its origin. Without this a visitor could have the server call any address, also internal ones.
 */
export function isAllowedEndpoint(endpoint: string, configured: readonly string[]): boolean {
  if (endpoint.length > longest || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (configured.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return publicServices.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
