import { languageFor } from '../../lib/language/guess-language';
import { scriptFor, scriptOf } from '../../lib/language/scripts';
import {
  attribute,
  contentOf,
  type Document,
  type Element,
  findMarked,
  isElement,
  isMarked,
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
const otherLetters = /[\u0600-\u077f]|[\u0900-\u0d7f]/;

const english = 'en-IN';

/** Whose words nobody reads, or who has none. */
const withoutWords = new Set(['script', 'style', 'svg', 'template', 'noscript', 'math']);

/** The script of all words of an element; 'mixed' where there are several, '' where there is none. */
type Scripts = Map<Element, string>;

const isWritten = (element: Element) => isMarked(element, 'lang');

const ownWords = (element: Element): string => {
  const texts = element.childNodes.filter(({ nodeName }) => nodeName === '#text');
  return textOf({ ...element, childNodes: texts });
};

/** Reads which scripts the words below an element have. What says its language itself counts for nothing. */
function readScripts(element: Element, scripts: Scripts): string {
  const found = new Set([scriptOf(ownWords(element))]);
  for (const child of contentOf(element).childNodes.filter(isElement)) {
    if (withoutWords.has(child.tagName)) continue;
    const script = readScripts(child, scripts);
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
}

const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa']);

function mark(element: Element, around: Around, scripts: Scripts, languages: readonly string[]) {
  let { lang, isRtl } = around;
  const isNav = around.isNav || element.tagName === 'nav';
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
  const script = all === 'mixed' ? scriptOf(ownWords(element)) : all;
  const written = attribute(element, 'lang');
  if (written !== undefined) lang = written;
  else if (script && script !== scriptFor(lang)) {
    give(script === 'Latn' ? english : languageFor(script, languages));
  }
  if (script) turn(script);
  if (all !== 'mixed' && written === undefined && !hasWritten(element)) return;
  for (const child of contentOf(element).childNodes.filter(isElement)) {
    if (!withoutWords.has(child.tagName)) mark(child, { lang, isRtl, isNav }, scripts, languages);
  }
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
  readScripts(body, scripts);
  const own = [lang, ...languages];
  mark(body, { lang, isRtl: false, isNav: false }, scripts, own);
}
