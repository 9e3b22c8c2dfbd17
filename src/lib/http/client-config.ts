import { withoutEndSlash } from './base-url';
import { createClient, type ClientOptions, type ContentClient } from './client';

let current: ContentClient | undefined;

/**
 * Where the service stands (on the site's own origin below the site's path: '' or '/school'), which the build wrote into the scripts, and
 * the school's code, which a browser reads off the page (`build/bundle/redefine.ts`).
 */
function builtInOptions(): Pick<ClientOptions, 'baseUrl' | 'schoolCode'> {
  // Written out in full: the bundler puts others in the place of exactly these expressions.
  return {
    baseUrl: process.env.GATSBY_CONTENT_SERVICE_URL || process.env.GATSBY_BASE || '',
    schoolCode: process.env.GATSBY_SCHOOL_CODE ?? '',
  };
}

/** The one client of the page. */
export function getClient(): ContentClient {
  current ??= createClient(builtInOptions());
  return current;
}

/** Gives the page another client than the one of its build: for tests. */
export function configureClient(options: Partial<ClientOptions>): void {
  current = createClient({ ...builtInOptions(), ...options });
}

/** Where the content service stands, without a slash at the end; the path of this site, '' or '/school', on its own origin. */
export function contentBaseUrl(): string {
  return current?.baseUrl ?? withoutEndSlash(builtInOptions().baseUrl);
}
