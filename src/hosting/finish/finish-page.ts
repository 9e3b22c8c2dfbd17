import { addBootScript } from './boot-element';
import type { ChunkFiles } from './chunk-files';
import { pageClasses } from './first-screen';
import { takeGatsby } from './gatsby-markup';
import { keyframesFor, type PageRules, preloadsOf, splitRules, takeStyles } from './page-styles';
import { leaveOutNeedless } from './plain-markup';
import { sheetText } from './sheet-text';
import { definitionsOf, shortNames, tokenValues, usedTokens } from './tokens';
import { append, type Element, htmlOf, parsePage, partsOf } from './tree';

/** What stands in a finished page for the addresses of the two stylesheets, until these are known. */
export const sheetMarks = { site: '/site-{hash}.css', print: '/print-{hash}.css' } as const;

/** A page as the site publishes it, and the rules that have left it. */
export interface FinishedPage {
  html: string;
  rules: PageRules;
}

/** The styles of the first screen, with the tokens and animations that they use. */
async function addStyles(head: Element, rules: PageRules): Promise<void> {
  const { first, tokens, keyframes } = rules;
  const definitions = definitionsOf(tokens, usedTokens(first, tokenValues(tokens)));
  const nodes = [...keyframesFor(first, keyframes), ...definitions, ...first];
  append(head, 'style', {}, await sheetText(nodes, shortNames(rules)));
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
 * Finishes one page that Gatsby rendered: parsed once, worked on as a tree, written once. Throws
 * with the reason when something in it is not as it is known here.
 */
export async function finishPage(raw: string, chunks: ChunkFiles): Promise<FinishedPage> {
  const page = parsePage(raw);
  const { head, body } = partsOf(page);
  takeGatsby(page, chunks('app')?.[0] ?? '');
  leaveOutNeedless(page);
  const rules = splitRules(takeStyles(head), pageClasses(body), preloadsOf(head));
  await addStyles(head, rules);
  addBootScript(page, chunks);
  addSheets(body);
  return { html: htmlOf(page), rules };
}
