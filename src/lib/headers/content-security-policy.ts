import { createHash } from 'node:crypto';
import { speculationRules } from './speculation-rules';
import { editorDirectives } from './editor-policy';
import { inlineCode } from './inline-code';

/** What a site's pages may reach besides their own origin. Origins such as `https://x.example`. */
export interface PolicyOptions {
  /** The content service's origin, when it is not the site's own. */
  serviceOrigin?: string | undefined;
  /** Where the message form goes that works without a content service. */
  formAddress?: string | undefined;
  /** Origins of the embeds that load on click (map, social page). */
  frameOrigins?: readonly string[];
}

/** How a policy allows one inline script or style. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Joins `{ 'img-src': ["'self'"] }` into the text of a policy. */
function policyText(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** The origin of an address, `https://maps.example`; undefined when it is none. */
export function originOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

/** An address as a policy names it: without what follows `?` or `#`, and with no end of a directive in it. */
function asSource(address: string | undefined): string[] {
  if (!address || !originOf(address)) return [];
  const { origin, pathname } = new URL(address);
  return [origin + pathname.replace(/[;,']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)];
}

/**
 * The Content-Security-Policy of one built page. Only the page's own inline scripts and styles
 * are allowed, by their hashes; everything else must come from the site or the content service. The
 * form editor's page has a policy of its own.
 */
export function contentSecurityPolicy(html: string, options: PolicyOptions = {}): string {
  const editor = editorDirectives(html);
  if (editor) return policyText(editor);
  const { scripts, styles } = inlineCode(html);
  const service = options.serviceOrigin ? [options.serviceOrigin] : [];
  return policyText({
    'default-src': ["'none'"],
    // The entry script inserts the speculation rules.
    'script-src': [
      "'self'",
      ...Object.values(speculationRules).map(hashSource),
      ...scripts.map(hashSource),
    ],
    'style-src': ["'self'", ...styles.map(hashSource)],
    'img-src': ["'self'", 'data:', 'blob:', ...service],
    'connect-src': ["'self'", ...service],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", 'blob:', ...service, ...(options.frameOrigins ?? [])],
    'object-src': ["'self'", 'blob:', ...service],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...asSource(options.formAddress)],
    'frame-ancestors': ["'none'"],
  });
}

/**
 * Whether a file of the built site is a page that a build has made, whose own inline code may run. Other
 * documents came from elsewhere, whatever they hold.
 */
export const isBuiltPage = (file: string): boolean =>
  /^(404|offline)\.html$|(^|\/)index\.html$/.test(file) && !/^(papers|api|static)\//.test(file);

/** For answers of the content service that are no documents. */
export const dataPolicy = policyText({
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** For the worker that keeps pages for reading offline: its policy is about what it asks for, and the pictures of its notifications. */
export const workerPolicy = policyText({
  'default-src': ["'none'"],
  'img-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** For pictures: an SVG opened by itself may style itself and do nothing else. */
export const picturePolicy = policyText({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'frame-ancestors': ["'none'"],
}).concat('; sandbox');

/**
 * For PDFs, which our own pages embed. It says no more than who may do that: anything else would
 * keep the browser's own viewer from working.
 */
export function frameAncestorsPolicy(embedders: readonly string[] = []): string {
  return policyText({ 'frame-ancestors': ["'self'", ...embedders] });
}
