import { type CutFace, faceRules, facesFor, lineRules } from '../faces/cut-faces';
import { notoFaces } from '../faces/noto';
import { scriptFor } from '../../lib/language/scripts';
import {
  append,
  attribute,
  type Document,
  type Element,
  elementsIn,
  isElement,
  partsOf,
} from '../../lib/html/tree';
import { markLanguages } from './mark-languages';

/** What pages need that have other letters than Latin ones. */
export interface SiteScripts {
  /** The languages that the school writes in beside English. */
  languages: readonly string[];
  /** The faces of the site. */
  faces: readonly CutFace[];
  /** The letters that stand somewhere above the foot of a page, or in a list. */
  letters: string;
}

const languagesIn = (page: Document): string[] =>
  [...new Set([...elementsIn(page)].flatMap((element) => attribute(element, 'lang') ?? []))].sort();

/**
 * Whether scripts bring words into a page that are not there yet: of a search, or of a list that is not part of the
 * page. What a list that is has of letters stands in its page; when others come to it, it is built anew.
 */
const isFilled = (html: string) => html.includes(' data-root=') && !html.includes(' data-lists=');

/** The faces that a page's first screen is written in come with the page. */
function preload(head: Element, faces: readonly CutFace[]): void {
  for (const { address } of faces) {
    const as = { rel: 'preload', as: 'font', type: 'font/woff2', href: address };
    append(head, 'link', { ...as, crossorigin: 'anonymous' });
  }
}

/** What stands in a page above its foot. */
export const aboveFoot = (html: string): string => html.slice(0, html.lastIndexOf('<footer'));

/** In the foot stands a motto, of one weight and no heading: its rules are in the stylesheet of the site. */
export const footRules = (faces: readonly CutFace[], letters: string): string =>
  faceRules(facesFor(faces, letters).filter(({ weight }) => weight === 400));

/**
 * Gives the elements of a page their languages, and the rules of the faces that it has letters for, or may get.
 * Returns these rules; '' for a page in English.
 */
export function addScripts(
  page: Document,
  html: string,
  { languages, faces, letters }: SiteScripts,
): string {
  markLanguages(page, html, languages);
  if (facesFor(faces, aboveFoot(html) + (isFilled(html) ? letters : '')).length === 0) {
    return '';
  }
  const own = isFilled(html) ? faces : facesFor(faces, html);
  const { head } = partsOf(page);
  const root = page.childNodes.find(isElement);
  const lang = (root && attribute(root, 'lang')) ?? '';
  preload(
    head,
    own.filter(({ script }) => script === scriptFor(lang)),
  );
  const indic = languagesIn(page).filter((tag) =>
    notoFaces.some(({ script }) => script === scriptFor(tag)),
  );
  const more = isFilled(html) ? languages : [];
  return [faceRules(own), lineRules([...new Set([...indic, ...more])])].join('\n');
}
