import { parse } from 'postcss';
import { addBootScript } from './boot-element';
import type { ChunkFiles } from './chunk-files';
import {
  pageClasses,
  keyframesFor,
  type PageRules,
  ruleTexts,
  type RuleTexts,
  splitRules,
  takeStyles,
} from './page-styles';
import { stripGatsbyMarkup, leaveOutNeedless } from './gatsby-markup';
import { addScripts, type SiteScripts } from './page-scripts';
import { sheetText, changingDefinitions, sortTokens } from './tokens';
import { append, type Element, htmlOf, parsePage, partsOf } from '../../lib/html/tree';

/** What stands in a finished page for the addresses of the two stylesheets, until these are known. */
export const sheetMarks = { site: '/site-{hash}.css', print: '/print-{hash}.css' } as const;

/** A page as the site publishes it, and the rules that have left it. */
export interface FinishedPage {
  html: string;
  rules: RuleTexts;
}

/**
 * The styles of the first screen, and all that a stylesheet may not bring later without the browser
 * having to style and lay out the whole page again: values of tokens, fonts and animations.
 */
async function addStyles(
  head: Element,
  rules: PageRules,
  named: ReadonlySet<string>,
  ofScripts: string,
) {
  const { first, deferred, keyframes } = rules;
  const tokens = sortTokens(rules);
  const nodes = [
    ...keyframesFor([...first, ...deferred], keyframes, named),
    ...changingDefinitions(rules.tokens, tokens),
    ...first,
    ...parse(ofScripts).nodes,
  ];
  append(head, 'style', {}, await sheetText(nodes, tokens));
}

/**
 * The two stylesheets of all pages, at the end of the body: what stands before them has its rules in
 * the page and is painted without waiting. Paper's comes last, because its rules are to win.
 */
function addSheets(body: Element): void {
  append(body, 'link', { rel: 'stylesheet', href: sheetMarks.site, 'data-site': '' });
  append(body, 'link', { rel: 'stylesheet', media: 'print', href: sheetMarks.print });
}

/**
 * Finishes one page that Gatsby rendered: parsed once, worked on as a tree, written once. It defines
 * the animations that it uses, and those that its islands may (`animations`); `scripts` is for letters that are not Latin. Throws with the reason
 * when something in it is not as it is known here.
 */
export async function finishPage(
  raw: string,
  chunks: ChunkFiles,
  animations: ReadonlySet<string> = new Set(),
  scripts: SiteScripts = { languages: [], faces: [], letters: '' },
): Promise<FinishedPage> {
  const page = parsePage(raw);
  const { head, body } = partsOf(page);
  stripGatsbyMarkup(page, chunks('app')?.[0] ?? '');
  leaveOutNeedless(page);
  const rules = splitRules(takeStyles(head), pageClasses(body));
  await addStyles(head, rules, animations, addScripts(page, raw, scripts));
  addBootScript(page, chunks);
  addSheets(body);
  return { html: htmlOf(page), rules: ruleTexts(rules) };
}
