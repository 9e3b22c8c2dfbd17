import {
  attribute,
  contentOf,
  type Element,
  elementsIn,
  find,
  findMarked,
  htmlOf,
  type Parent,
  parsePart,
  parsePlaced,
  partsOf,
  remove,
  setAttribute,
  setText,
} from '../../lib/html/tree';
import { basePathOf, withBase } from '../../lib/base-path';
import { guessLanguage } from '../../lib/language/guess-language';
import { inLanguage } from '../../lib/language/in-language';
import { escapeHtml } from '../../lib/html/escape-html';
import { addressTarget, splitAddresses } from '../../lib/web-addresses';
import type { ItemPreview, PartLink, Parts } from './item-preview';

/** Where an item stands on the site, beside what is said of it. */
interface PlacedItem extends ItemPreview {
  /** Its own address: '/Gallery/sports-day'. */
  path: string;
  /** Its card's, where it has one. */
  card?: string | undefined;
}

/** Writes a built page for one item. */
export type ItemPage = (item: PlacedItem) => string;

interface Change {
  from: number;
  to: number;
  text: ItemPage;
}

/** What a page says of its site: the languages it is written in beside English, and the path that it stands below. */
interface Within {
  languages: readonly string[];
  base: string;
}

/** What stands in the item's place in the page: its parts filled, or taken out. */
function filled(inside: string, parts: Parts, within: Within): string {
  const tree = parsePart(inside);
  fill(tree, parts, within);
  return htmlOf(tree);
}

function fill(tree: Parent, parts: Parts, within: Within): void {
  for (const element of elementsIn(tree)) {
    const name = attribute(element, 'data-part');
    // What stands in a link is filled with it.
    if (name === undefined || !(name in parts)) continue;
    const value = parts[name];
    if (value === undefined) remove(element);
    else if (typeof value === 'string') {
      const { lang, dir } = inLanguage(guessLanguage(value, within.languages));
      if (lang) setAttribute(element, 'lang', lang);
      if (dir) setAttribute(element, 'dir', dir);
      writeText(element, value);
    } else repeat(element, value, within);
  }
}

/** Writes a text; where the part has a link for one, the addresses in it are links. */
function writeText(element: Element, value: string): void {
  const link = find(element, ({ tagName }) => tagName === 'a');
  setText(element, value);
  if (!link) return;
  element.childNodes = splitAddresses(value).map((part, at) => {
    const href = at % 2 ? addressTarget(part) : undefined;
    if (href === undefined) return { nodeName: '#text', value: part, parentNode: element };
    const copy: Element = {
      ...structuredClone({ ...link, parentNode: null }),
      parentNode: element,
    };
    setAttribute(copy, 'href', href);
    setText(copy, part);
    return copy;
  });
}

/** Puts a link into the place of itself once for each of several. */
function repeat(element: Element, links: readonly PartLink[], within: Within): void {
  const { parentNode } = element;
  if (!parentNode) return;
  const copies = links.map(({ href, parts }): Element => {
    const copy = structuredClone({ ...element, parentNode: null });
    setAttribute(copy, 'href', withBase(href, within.base));
    fill(copy, parts, within);
    return { ...copy, parentNode };
  });
  parentNode.childNodes = parentNode.childNodes.flatMap((node) =>
    node === element ? copies : [node],
  );
}

function placeOf(element: Element) {
  const { sourceCodeLocation: place } = element;
  if (!place) throw new Error(`has a <${element.tagName}> that does not stand in its text`);
  return { from: place.startOffset, to: place.endOffset };
}

/** The only element of a head that has an attribute of this value. Throws where there is none, or two. */
function only(head: Element, tagName: string, name?: string, value?: string): Element {
  const found = [...elementsIn(head)].filter(
    (one) => one.tagName === tagName && (name === undefined || attribute(one, name) === value),
  );
  const [element, ...others] = found;
  const called = name === undefined ? `<${tagName}>` : `<${tagName} ${name}="${value}">`;
  if (!element || others.length > 0)
    throw new Error(`has ${found.length} elements ${called} in its head`);
  return element;
}

function contentAttribute(head: Element, name: string): string {
  const element = only(head, 'meta', name.startsWith('og:') ? 'property' : 'name', name);
  return attribute(element, 'content') ?? '';
}

function metaChange(head: Element, name: string, text: (item: PlacedItem) => string): Change {
  const key = name.startsWith('og:') ? 'property' : 'name';
  return {
    ...placeOf(only(head, 'meta', key, name)),
    text: (item) => `<meta ${key}="${name}" content="${escapeHtml(text(item))}">`,
  };
}

/**
 * Reads a built page, and gives what writes it for an item: with the item's head, left out of searches
 * (albums show children), and with the item in its place. Everything else stays as it is, inline scripts
 * and with them the policy too. Throws with the reason where the page is not as it is known here.
 */
export function itemPageOf(html: string, builtPath: string): ItemPage {
  const page = parsePlaced(html);
  const { head, body } = partsOf(page);
  const school = contentAttribute(head, 'og:site_name');
  const built = contentAttribute(head, 'og:url');
  if (!built.endsWith(builtPath)) throw new Error(`says that it is ${built}`);
  const site = built.slice(0, -builtPath.length);
  const pageCard = contentAttribute(head, 'og:image');
  const pageAlt = contentAttribute(head, 'og:image:alt');
  const template = findMarked(body, 'data-item');
  if (template?.tagName !== 'template') throw new Error('has no <template data-item>');
  const meta = find(head, (one) => attribute(one, 'name') === 'school');
  const languages = meta && attribute(meta, 'data-languages')?.split(' ');
  const inside = htmlOf(contentOf(template));
  const isNoscript = attribute(template, 'data-item') === 'noscript';

  const fullTitle = ({ title }: PlacedItem) => `${title} - ${school}`;
  const description = (item: PlacedItem) => item.description;
  const address = ({ path }: PlacedItem) => site + path;
  const image = ({ card }: PlacedItem) => (card === undefined ? pageCard : site + card);
  const alt = ({ card, title }: PlacedItem) =>
    card === undefined ? pageAlt : `A photo of the album: ${title}`;
  const changes: Change[] = [
    {
      ...placeOf(only(head, 'title')),
      text: (item) =>
        `<title>${escapeHtml(fullTitle(item))}</title><meta name="robots" content="noindex">`,
    },
    {
      ...placeOf(only(head, 'link', 'rel', 'canonical')),
      text: (item) => `<link rel="canonical" href="${escapeHtml(address(item))}">`,
    },
    metaChange(head, 'description', description),
    metaChange(head, 'og:title', fullTitle),
    metaChange(head, 'og:description', description),
    metaChange(head, 'og:url', address),
    metaChange(head, 'og:image', image),
    metaChange(head, 'og:image:alt', alt),
    metaChange(head, 'twitter:image:alt', alt),
    {
      ...placeOf(template),
      text: ({ parts }) => {
        const text = filled(inside, parts, { languages: languages ?? [], base: basePathOf(site) });
        return isNoscript ? `<noscript>${text}</noscript>` : text;
      },
    },
  ];
  changes.sort((a, b) => a.from - b.from);

  return (item) => {
    let at = 0;
    let text = '';
    for (const change of changes) {
      text += html.slice(at, change.from) + change.text(item);
      at = change.to;
    }
    return text + html.slice(at);
  };
}
