import { languageFor } from '../../lib/language/guess-language';
import { hasTurning, splitNumbers } from '../../lib/keep-numbers';
import { scriptFor, scriptOf as usualScriptOf } from '../../lib/language/scripts';
import { escapeHtml } from '../../lib/html/escape-html';
import {
  attribute,
  contentOf,
  type Document,
  type Element,
  elementsIn,
  findMarked,
  isElement,
  isMarked,
  type Node,
  parsePart,
  partsOf,
  setAttribute,
  textOf,
} from '../../lib/html/tree';

/*
 * A screen reader changes its voice where an element has another `lang`. Whatever an editor writes in another
 * script than what stands around it, a heading or the school's name in the menu, gets one here. In a page of
 * another language the frame, which is English, gets one too. https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts
 */

/** Letters of scripts that a page may have beside Latin ones. */
const otherLetters = /[\u0600-\u077f\ufb50-\ufefc]|[\u0900-\u0d7f]|[\u1c50-\u1c7f\uabc0-\uabff]/;

const english = 'en-IN';

/** The script of most letters of a text, of Santali and Manipuri too, which lists are not asked for. */
const scriptOf = (text: string): string =>
  usualScriptOf(text.normalize('NFKC')) ||
  (/[\u1c50-\u1c7f]/.test(text) ? 'Olck' : /[\uabc0-\uabff]/.test(text) ? 'Mtei' : '');

/** Whose words nobody reads, or who has none. */
const withoutWords = new Set(['script', 'style', 'svg', 'template', 'noscript', 'math']);

/** The script of all words of an element; 'mixed' where there are several, '' where there is none. */
type Scripts = Map<Element, string>;

const isWritten = (element: Element) => isMarked(element, 'lang');

const ownWords = (element: Element): string => {
  const texts = element.childNodes.filter(({ nodeName }) => nodeName === '#text');
  return textOf({ ...element, childNodes: texts });
};

/** The script of words; that of the page (`usual`) where they begin with it, however much English follows. */
function scriptIn(words: string, usual: string): string {
  const script = scriptOf(words);
  const [first = ''] = /\p{L}/u.exec(words) ?? [];
  return script === 'Latn' && scriptOf(first) === usual ? usual : script;
}

/** Reads which scripts the words below an element have. What says its language itself counts for nothing. */
function readScripts(element: Element, scripts: Scripts, usual: string): string {
  const found = new Set([scriptIn(ownWords(element), usual)]);
  for (const child of contentOf(element).childNodes.filter(isElement)) {
    if (withoutWords.has(child.tagName)) continue;
    const script = readScripts(child, scripts, usual);
    if (!isWritten(child)) found.add(script);
  }
  found.delete('');
  const script = found.size > 1 ? 'mixed' : ([...found][0] ?? '');
  scripts.set(element, script);
  return script;
}

/** The language around an element, and the direction that is in force there. */
interface Around {
  lang: string;
  isRtl: boolean;
  /** In a list of links each begins where the others do. */
  isNav: boolean;
  /** What React renders again in the browser has to stay as React knows it. */
  isLive: boolean;
  /** The script of the page. */
  usual: string;
}

const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa']);

/** Of lists and tables of Markdown and the like, the direction also places columns, numbers and bars. */
const isLaidOut = (element: Element) =>
  element.tagName === 'table' ||
  (/^(?:[ou]l|blockquote)$/.test(element.tagName) && !isMarked(element, 'class'));

/** All words below an element that is laid out as most of them are written. */
const laidOutWords = (element: Element) =>
  isLaidOut(element) ? [element, ...elementsIn(element)].map(ownWords).join('') : '';

/** Puts numbers, whose parts letters from right to left would turn round, in elements of their own. */
function keepNumbers(element: Element, { isRtl, isNav }: Around) {
  element.childNodes = element.childNodes.flatMap((node): Node[] => {
    if (!('value' in node) || !(isRtl || hasTurning(node.value))) return [node];
    const kept = splitNumbers(node.value, true).map((part, at) =>
      at % 2 ? `<bdi dir="ltr">${escapeHtml(part)}</bdi>` : escapeHtml(part),
    );
    // What stands beside the letters would stand on their other side.
    const isOpen = isNav && hasTurning(node.value) && /[^\p{L}\p{M}\s]/u.test(node.value);
    const turned = isOpen ? ['<bdi dir="rtl">', ...kept, '</bdi>'] : kept;
    if (turned.length < 2) return [node];
    return parsePart(turned.join('')).childNodes.map((one) => ({ ...one, parentNode: element }));
  });
}

function mark(element: Element, around: Around, scripts: Scripts, languages: readonly string[]) {
  let { lang, isRtl } = around;
  const isNav = around.isNav || element.tagName === 'nav';
  const isLive = around.isLive || isMarked(element, 'data-root', 'data-island');
  const give = (tag: string) => {
    if (tag !== lang) setAttribute(element, 'lang', tag);
    lang = tag;
  };
  const turn = (script: string) => {
    const turned = rightToLeft.has(script);
    if (turned === isRtl || isNav) return;
    setAttribute(element, 'dir', turned ? 'rtl' : 'ltr');
    isRtl = turned;
  };
  const all = scripts.get(element) ?? '';
  // Of mixed words those count that stand in the element itself.
  const script = all === 'mixed' ? scriptIn(ownWords(element), around.usual) : all;
  const written = attribute(element, 'lang');
  if (written !== undefined) lang = written;
  else if (script && script !== scriptFor(lang)) {
    give(script === 'Latn' ? english : languageFor(script, languages));
  }
  const laidOut = script || (all === 'mixed' && scriptOf(laidOutWords(element)));
  const dir = attribute(element, 'dir');
  if (dir) isRtl = dir === 'rtl';
  else if (laidOut) turn(laidOut);
  const isTurned = isRtl || rightToLeft.has(all);
  if (all !== 'mixed' && written === undefined && !hasWritten(element) && !isTurned) return;
  const within = { ...around, lang, isRtl, isNav, isLive };
  for (const child of contentOf(element).childNodes.filter(isElement)) {
    if (!withoutWords.has(child.tagName)) mark(child, within, scripts, languages);
  }
  if (!isLive && element.tagName !== 'option') keepNumbers(element, within);
}

/** Whether something below an element says its language, so that it may hold others. */
const hasWritten = (element: Element) => findMarked(element, 'lang') !== undefined;

/**
 * Gives the elements of a page their languages, where these are not the page's, and the direction that they are
 * written in. `languages` are those that the school writes in beside English. A page in English letters alone
 * stays as it is.
 */
export function markLanguages(page: Document, html: string, languages: readonly string[]): void {
  const root = page.childNodes.find(isElement);
  const lang = (root && attribute(root, 'lang')) ?? english;
  if (lang === english && !otherLetters.test(html)) return;
  const { body } = partsOf(page);
  const scripts: Scripts = new Map();
  const usual = scriptFor(lang);
  readScripts(body, scripts, usual === 'Latn' ? '' : usual);
  const own = [lang, ...languages];
  const around = { lang, isRtl: false, isNav: false, isLive: false, usual };
  mark(body, around, scripts, own);
}
