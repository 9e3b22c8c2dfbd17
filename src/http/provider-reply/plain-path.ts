const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Where files are fetched from. */
const FILES = '/api/image/';

/** The path behind `/api/image/` of a full address of the service itself; other texts as they are. */
function withinService(text: string, base: string): string {
  const own = base || (typeof window === 'undefined' ? '' : window.location.origin);
  // Behind a proxy a service often takes itself for one without TLS.
  const start = own.replace(SCHEME, '') + FILES;
  const address = text.replace(/^https?:/i, '');
  if (own && SCHEME.test(text) && address.startsWith(start)) return address.slice(start.length);
  return text.startsWith(FILES) ? text.slice(FILES.length) : text;
}

/** A text that is encoded already, once: its characters. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // '100% Result.jpg' is the name itself.
    return text;
  }
}

/**
 * The path of a file of the service as the service has it, 'papers/Fee Circular (1).pdf': sent encoded,
 * with the backslashes of Windows, with a slash in front, or as a full address of the service. What is
 * none stays as it is, for the readers to refuse; an address elsewhere too. `base` is where the service stands,
 * '' for this site's own origin.
 */
export function plainPath(sent: string, base: string): string {
  const text = withinService(sent.trim(), base);
  return /^https?:/i.test(text)
    ? text
    : decoded(text)
        .replaceAll('\\', '/')
        .replace(/^\/(?!\/)/, '');
}
