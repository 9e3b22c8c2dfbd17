import { createClient, type ClientOptions, type ContentClient } from './client';

let current: ContentClient | undefined;

/** The address given at build time; '' means that the service stands on the site's own origin. */
function builtInBaseUrl(): string {
  // Written out in full: the bundler puts the value in the place of exactly this expression.
  return process.env.GATSBY_CONTENT_SERVICE_URL ?? '';
}

/**
 * Sets up the one client of the page. Called once before the first render, with the school code
 * from the content; a base address is given by tests and stories only.
 */
export function configureClient(
  options: Omit<ClientOptions, 'baseUrl'> & { baseUrl?: string },
): void {
  current = createClient({ ...options, baseUrl: options.baseUrl ?? builtInBaseUrl() });
}

/** The client of the page. Throws when nobody has set it up. */
export function getClient(): ContentClient {
  if (!current) throw new Error('configureClient() has to be called before the first request.');
  return current;
}

/** Where the content service stands, without a slash at the end; '' for this site's own origin. */
export function contentBaseUrl(): string {
  return current?.baseUrl ?? builtInBaseUrl().replace(/\/+$/, '');
}
