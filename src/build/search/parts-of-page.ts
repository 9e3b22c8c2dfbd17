import {
  attribute,
  contentOf,
  type Element,
  find,
  isElement,
  isMarked,
  type Parent,
} from '../../lib/html/tree';

/** A part of a page that a link can lead to: its anchor, its heading and its words. */
export interface PagePart {
  /** '' for what stands before the first part with an anchor. */
  anchor: string;
  heading: string;
  text: string;
}

const headings = new Set(['h2', 'h3', 'h4', 'summary', 'caption']);

// What is not matter to be found: ways through the site, what scripts need, fields to fill in.
const passedOver = new Set([
  'nav',
  'script',
  'style',
  'template',
  'svg',
  'form',
  'noscript',
  'button',
]);

// What a list holds may be withdrawn by tomorrow: its items are searched as records, which know their end.
const isPassedOver = (element: Element) =>
  passedOver.has(element.tagName) ||
  isMarked(element, 'hidden', 'aria-busy', 'data-lists') ||
  attribute(element, 'aria-hidden') === 'true';

// All but these stand apart from the words beside them, and be it by a style alone.
const runsOn = new Set(['a', 'abbr', 'b', 'bdi', 'em', 'i', 'strong', 'sup']);

/** All words below a node, those of passed over elements and of `own` parts left out. */
function wordsIn(parent: Parent, stops: (element: Element) => boolean): string {
  let words = '';
  for (const node of parent.childNodes) {
    if ('value' in node && node.nodeName === '#text') words += node.value;
    if (!isElement(node) || isPassedOver(node) || stops(node)) continue;
    const gap = runsOn.has(node.tagName) ? '' : ' ';
    words += gap + wordsIn(contentOf(node), stops) + gap;
  }
  return words;
}

/** Words without doubled, unbreakable and misplaced blanks. */
export const tidy = (words: string): string =>
  words
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim();

function headingOf(element: Element): Element | undefined {
  return find(element, ({ tagName }) => headings.has(tagName));
}

/** Whether a link can lead to an element, and what it begins with says what it is about. */
const isPart = (element: Element) =>
  // Ids that React made begin with a low line; they are no addresses.
  /^[^_]/.test(attribute(element, 'id') ?? '') &&
  !headings.has(element.tagName) &&
  Boolean(headingOf(element));

/** Every element below a node but those in what is passed over. */
function matterIn(parent: Parent): Element[] {
  return parent.childNodes.flatMap((node) =>
    isElement(node) && !isPassedOver(node) ? [node, ...matterIn(contentOf(node))] : [],
  );
}

/**
 * The parts of a built page in their order, the beginning first: what a visitor reads between its
 * heading and its foot. An element with an anchor and a heading is a part; its words are its own alone,
 * not those of the parts in it.
 */
export function partsOfPage(main: Element): PagePart[] {
  const own = matterIn(main).filter(isPart);
  const isInside = (element: Element) => own.includes(element);
  const isTitle = ({ tagName }: Element) => tagName === 'h1';
  return [
    { anchor: '', heading: '', text: tidy(wordsIn(main, (e) => isInside(e) || isTitle(e))) },
    ...own.map((element) => {
      const heading = headingOf(element);
      return {
        anchor: attribute(element, 'id') ?? '',
        heading: heading ? tidy(wordsIn(heading, () => false)) : '',
        text: tidy(wordsIn(element, (inner) => inner === heading || isInside(inner))),
      };
    }),
  ];
}

/** The documents that a page offers, each with the words of its link. */
export function documentsOfPage(main: Element): { href: string; title: string }[] {
  return matterIn(main).flatMap((element) => {
    const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
    if (!href?.startsWith('/papers/')) return [];
    return [{ href, title: tidy(wordsIn(element, () => false)) }];
  });
}
