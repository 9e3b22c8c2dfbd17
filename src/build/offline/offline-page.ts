import type { Content } from '../../content/load';
import { buildMenu } from '../../content/menu';
import { brand } from '../../theme/brand';
import { paper, pine, marigold } from '../../theme/brand-colours';
import { escapeHtml } from '../../lib/html/escape-html';
import { noticeHtml, noticeStyle } from './notice-html';
import { typefaces } from '../../theme/type-pairs';

type Written = Pick<Content, 'site' | 'navigation' | 'pages' | 'alert'>;

const label = {
  hills: 'Hills at night; one window of the school is lit.',
  plain: 'The sky at night.',
}[brand.decoration];

const land = {
  // The cedars of the footer, and a lamp that still burns.
  hills: `<path fill="${pine[900]}" d="M0 132 64 92l58 34 70-62 84 74 66-44 62 36 76-38v108H0z"/><path fill="${pine[800]}" d="M0 164c80-34 150-30 240-10s170 14 240-14v60H0z"/><path fill="${paper[200]}" d="M196 158v-34l34-20 34 20v34z"/><path fill="${pine[700]}" d="m190 126 40-26 40 26-4 5-36-23-36 23z"/><path fill="${marigold[400]}" d="M221 132h18v26h-18z"/><path fill="${pine[600]}" d="m96 160 14-48 14 48zm26 6 10-36 10 36zm206-6 14-52 14 52zm30 6 10-38 10 38z"/>`,
  plain: '',
}[brand.decoration];

const scene = `<svg viewBox="0 0 480 200" role="img" aria-label="${label}"><path fill="${pine[950]}" d="M0 0h480v200H0z"/><circle cx="392" cy="48" r="20" fill="${marigold[100]}"/><g fill="${paper[100]}"><circle cx="60" cy="36" r="1.5"/><circle cx="132" cy="60" r="1"/><circle cx="208" cy="28" r="1.5"/><circle cx="282" cy="52" r="1"/><circle cx="330" cy="22" r="1.2"/></g>${land}</svg>`;

/** The names alone: the page loads no other file, and a device may have the fonts. */
const names = ({ family, fallback }: { family: string; fallback: string }) =>
  `${family},${fallback.replaceAll(' ', '')}`;
const [display, body] = [names(typefaces.display), names(typefaces.body)];

const style = [
  `:root{color-scheme:light dark;--background:${paper[50]};--ink:${paper[900]};--link:${pine[700]};--line:${paper[200]}}`,
  `@media (prefers-color-scheme:dark){:root{--background:${pine[950]};--ink:${paper[100]};--link:${marigold[300]};--line:${pine[800]}}}`,
  `*{box-sizing:border-box}body{margin:0;background:var(--background);color:var(--ink);font:1.0625rem/1.6 ${body}}`,
  'main{max-width:46rem;margin:auto;padding:1.5rem}svg{display:block;width:100%;height:auto;border-radius:1rem}',
  `h1{font:600 clamp(1.75rem,6vw,2.5rem)/1.2 ${display};margin:1.5rem 0 .5rem}h2{font:600 1.125rem/1.3 ${body};margin:1.5rem 0 .25rem}`,
  'ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));column-gap:1.5rem}',
  'a{display:block;min-height:2.75rem;padding:.5rem 0;color:var(--link);border-bottom:1px solid var(--line)}a:focus-visible{outline:3px solid;outline-offset:2px}',
].join('');

/**
 * The offline page, for an address that is not cached: an explanation, and links to every cached page. It
 * needs no other file. `asOf` is a formatted day and time, `withLists` the paths of pages in code that hold their
 * lists.
 */
export function offlinePage(
  { site, navigation, pages, alert }: Written,
  asOf: string,
  withLists: ReadonlySet<string> = new Set(),
): string {
  const open = pages.filter(
    ({ kind, path, namesChildren }) => !namesChildren && (kind === 'static' || withLists.has(path)),
  );
  const groups = buildMenu(navigation, open)
    .filter(({ pages: items }) => items.length > 0)
    .map(({ name, pages: items }) => {
      const links = items.map(
        ({ path, title }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`,
      );
      return `<section><h2>${escapeHtml(name)}</h2><ul>${links.join('')}</ul></section>`;
    });
  const phone = site.phones[0]?.number;
  const ring = phone ? ` Or ring the office: ${escapeHtml(phone)}.` : '';
  return [
    '<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>You are offline - ${escapeHtml(site.name)}</title><style>${style}${alert ? noticeStyle : ''}</style></head><body>${alert ? noticeHtml(alert) : ''}<main>`,
    scene,
    '<h1>The line is down</h1>',
    `<p>You seem to be offline, and this address is not among the pages that your device keeps.${ring}</p>`,
    `<p>These pages open without network, as they were on ${escapeHtml(asOf)}:</p>`,
    `<nav aria-label="Pages that open offline">${groups.join('')}</nav>`,
    '</main></body></html>',
  ].join('');
}
