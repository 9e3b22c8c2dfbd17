import { getClient } from './client-config';
import type { ServiceCall } from './service-calls';

/**
 * Where a browser sends a form by itself while its scripts have not come; `undefined` where nobody would
 * answer it with a page: at a provider of another origin, and on a host of files alone.
 */
export function formAction(call: ServiceCall): string | undefined {
  if (process.env.GATSBY_LISTS === 'files') return undefined;
  // The code of the built page, not one that a portal has left in the browser: this is part of the HTML.
  const address = getClient().addressOf({ ...call, auth: false });
  return address.startsWith('/') ? address : undefined;
}
