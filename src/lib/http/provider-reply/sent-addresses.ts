import { safePageUrl } from '../safe-url';
import { extensionOf, fileTypeName } from '../file-type';
import { stripHiddenMarks } from '../text';
import { saysNothing, withoutEntities } from './plain-words';
import { toWatch } from './video-address';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Where files are fetched from. */
const FILES = '/api/image/';

/** The address of a file as the description also has it, `/api/image?url=people/a.webp`: the path behind it. */
const BY_QUERY = /^(.*\/?api\/image)\/?\?(?:[^#]*&)?url=([^&#]+)/i;

/** The path behind `/api/image/` of a full address of the service itself; other texts as they are. */
function withinService(text: string, base: string): string {
  const isHere = base === '' || base.startsWith('/');
  const own = !isHere ? base : typeof window === 'undefined' ? '' : window.location.origin + base;
  // Behind a proxy a service often takes itself for one without TLS.
  const start = own.replace(SCHEME, '') + FILES;
  const address = text.replace(/^https?:/i, '').replace(/([^/])\/{2,}/g, '$1/');
  if (own && address.startsWith(start)) return address.slice(start.length);
  const folders = isHere ? [FILES, base + FILES] : [FILES];
  const folder = [...folders, FILES.slice(1)].find((one) => text.startsWith(one)) ?? '';
  return text.slice(folder.length);
}

/** A text that is encoded already, once: its characters. Not that of `files`, which other scripts of pages load. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // '100% Result.jpg' is the name itself.
    return text;
  }
}

/** What browsers are told beside a file: its version, or the page at which it opens; what Joomla notes of a picture. */
const BESIDE_FILE =
  /(\.[a-z\d]{2,5})(?:\?[\w.=&%+-]*)?(?:#(?:(?:page|view|toolbar|zoom)=[^/]*|joomlaImage:.*))?$/i;

/** A program that gives a file out: 'download.php?file=a.pdf'. */
const PROGRAM = /^\/?(?![a-z][\w+.-]*:|\/)[^?#]*\.(?:php|aspx?|ashx|jsp|cgi)\?/i;

/**
 * The path of a file of the service as the service has it, 'papers/Fee Circular (1).pdf': sent encoded,
 * with the backslashes of Windows, with a slash in front or two within, with a version behind it, or as a full address
 * of the service. What is none stays as it is, for the readers to refuse; an address elsewhere too. `base` is where
 * the service stands, '' for this site's own origin, '/school' for its folder there.
 */
export function plainPath(sent: string, base: string): string {
  const text = withinService(sent.trim().replace(BY_QUERY, '$1/$2'), base);
  return /^https?:/i.test(text)
    ? text
    : decoded(text.replace(BESIDE_FILE, '$1'))
        .replaceAll('\\', '/')
        .replace(/^[.~]?\/(?!\/)/, '')
        .replace(/([^/:])\/{2,}/g, '$1/');
}

/** A link, a picture or a video in HTML, with the address to which it leads. */
const TAG =
  /<(?:a|embed|iframe|img|source|video)\s[^<>]{0,400}?\b(?:href|src)\s*=\s*(?:"([^"<>]+)"|'([^'<>]+)'|([^\s"'<>]+))/gi;

/** The addresses of links, pictures and videos in HTML, each with what is said of it there: its alternative text, its words. */
export function tagsIn(text: string): { url: string; said: string }[] {
  const found = [...text.matchAll(TAG)];
  return found.map(({ index, 1: double, 2: single, 3: bare = '' }, at) => ({
    url: double ?? single ?? bare,
    said: text.slice(index, found[at + 1]?.index).replace(/[<>="']/g, ' '),
  }));
}

/** A text without what stands around an address: a tag, quotes, marks that nobody sees; its entities as characters. */
function bare(text: string): string {
  const [tag] = /<|&/.test(text) ? tagsIn(withoutEntities(text)) : [];
  return withoutEntities(tag?.url ?? text.replace(/\u200b/g, ' ').trim())
    .replace(/^(["'])(.*)\1$/, '$2')
    .replaceAll('\\/', '/');
}

/** How an address begins whose scheme was left out: 'www.school.example', 'school.example/register'; not 'register.php?id=1'. */
const HOST =
  /^(?:[a-z\d-]+\.)+(?!(?:php|aspx?|ashx|jsp|cgi|html?|pdf|docx?|xlsx?|jpe?g|png|mp4)\b)[a-z]{2,}(?:[/?#:]|$)/i;

/** An address behind words: 'Watch: https://…'. */
const BEHIND_WORDS = /^[^<>:/]{1,80}:?\s(https?:\/\/[^\s<>"]+)$/i;

/** Like `safePageUrl`, for addresses as people copy them: blanks, unseen marks and words around it and no scheme are forgiven. */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = bare(stripHiddenMarks(value))
    .replace(BEHIND_WORDS, '$1')
    .replace(/^\/\/(?=(?:www\.|player\.)?(?:youtube(?:-nocookie)?|vimeo)\.com\/)/, 'https://');
  return safePageUrl(HOST.test(text) ? `https://${text}` : text);
}

/** An address elsewhere, also where its scheme was left out. */
export const FULL =
  /^(?:https?:\/\/|(?:www|drive|docs|photos)\.|(?:[\w-]+\.)?(?:dropbox|sharepoint|onedrive|youtube|live)\.com\/|(?:1drv\.ms|youtu\.be|goo\.gl|forms\.gle)\/)/i;

/** Hosts that only a computer or a network of an office knows: 'localhost:8000', '192.168.1.5', 'office-pc'. */
const OF_OFFICE =
  /^https?:\/\/(?:(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.[\d.]+|0\.0\.0\.0|\[::1\]|[\w-]+|[\w.-]+\.(?:local|localhost|lan|internal))(?:[:/?#]|$)/i;

/** Whether visitors can't reach an address; where the service itself stands in such a place they are there, too. */
function isOfOffice(address: string, base: string): boolean {
  const isHere = !/^https?:/i.test(base) && typeof window !== 'undefined';
  return OF_OFFICE.test(address) && !OF_OFFICE.test(isHere ? window.location.origin : base);
}

/** A file or a program at the provider, from its own address on: 'videos/Sports day.mp4', 'register.php?id=1'. */
const RELATIVE = /^(?=[^]{3,1000}$)[^\s:<>"\\/][^:<>"\\]*\.[a-z\d]{2,5}(?:\?\S*)?$/i;

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** The HTML of a letter without the addresses of links that lead into the provider's own office. */
export const withoutOfficeLinks = (html: string, base: string): string =>
  html.replace(HREF, (link, double?: string, single?: string, bare = '') =>
    isOfOffice(withoutEntities(double ?? single ?? bare).trim(), base) ? '' : link,
  );

/** Like `webAddress`, also for a path at the provider, as that of each file is; '' for what visitors can't reach. */
export function linkAddress(value: unknown, base: string): string | undefined {
  const path = typeof value === 'string' ? bare(value) : '';
  const url = webAddress(value) ?? (RELATIVE.test(path) ? atProvider(path, base) : undefined);
  if (url?.startsWith('/') && fileTypeName(url) !== 'file') return atProvider(url, base);
  return url && isOfOffice(url, base) ? '' : url;
}

/** The same of a video, which is never a page of this site: '/videos/fair.mp4' is the provider's. */
export function videoAddress(value: unknown, base: string): string | undefined {
  const url = linkAddress(value, base);
  return url?.startsWith('/') ? atProvider(url, base) : url && toWatch(url);
}

const atProvider = (path: string, base: string): string =>
  /^https?:/i.test(base) ? new URL(path, `${base}/`).href : path;

/** What people and programs write where there is no file; programs also behind the folder; and a picture's own bytes. */
const NOTHING =
  /^(?:n[./]?a\.?|nil|none|false|[0#]|\[\]|\{\}|[-–—.]+|no(?:t| )?(?: ?(?:file|image|photo|picture|attachment|available|uploaded|found))+s?|(?:.*\/)?(?:null|undefined|nan|\[object object\])|(?:\/9j\/|iVBORw0KGgo|R0lGOD|UklGR)[\w+/=\s]{20,})$/i;

/** A path or an address as the readers know it; '' for what is no text. */
export function plainAddress(address: unknown, base: string): string {
  // Contentful leaves the scheme out: '//assets.ctfassets.net/a/b.pdf'.
  const text =
    typeof address === 'string'
      ? bare(address).replace(/^\/\/(?=[\w.-]+\.[a-z]{2,}\/)/i, 'https://')
      : '';
  // Where nothing stands behind it, the folder of files is none.
  const isFolder = base !== '' && text.startsWith(`${base}/`) && text.endsWith('/');
  if (NOTHING.test(text) || saysNothing(text) || isFolder) return '';
  // Files have names with blanks, and people copy them into addresses.
  const whole = extensionOf(text) ? text.replaceAll(' ', '%20') : text;
  const url = FULL.test(text) ? webAddress(whole) : undefined;
  if (url && isOfOffice(url, base)) return '';
  if (url) return plainPath(new URL(url).href, base);
  // The description knows no query: what a program gives out has an address of its own.
  const isGivenOut = PROGRAM.test(text) && /^https?:/i.test(base);
  return isGivenOut ? new URL(text, `${base}/`).href : plainPath(text, base);
}
