import { parse } from 'postcss';
import { mergeRules } from './merge-rules';
import { type PageRules, splitRules } from './page-styles';
import { sheetText } from './sheet-text';
import type { StyleNode } from './style-rules';
import { type Definitions, definitionsForPaper, sortTokens } from './tokens';

/** What has left the pages so far, and the definitions of tokens, which all pages share. */
export interface LeftRules extends Definitions {
  late: string[];
  print: string[];
}

const texts = (nodes: readonly StyleNode[]) => nodes.map(String);
const nodesOf = (rules: readonly string[]): StyleNode[] => parse(rules.join('\n')).nodes;

/** Adds what has left one more page. Throws when its tokens are not those of the pages before. */
export function addPage(left: LeftRules | undefined, page: PageRules): LeftRules {
  const { tokens, printTokens } = page;
  const all = texts([...tokens, ...printTokens]).join('');
  if (left && all !== texts([...left.tokens, ...left.printTokens]).join('')) {
    throw new Error('its design tokens are not those of the other pages');
  }
  return {
    late: mergeRules(left?.late ?? [], texts(page.late)),
    print: mergeRules(left?.print ?? [], texts(page.print)),
    tokens,
    printTokens,
  };
}

/** Rules for paper, out of the media query that the link to their stylesheet has already. */
const unwrapped = (nodes: readonly StyleNode[]): StyleNode[] =>
  nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'media' ? (node.nodes ?? []) : [node],
  );

/**
 * The two stylesheets of the site. The one for screens holds rules of classes alone: a font, a value
 * for every element or an animation that came with it would have the browser style or lay out the
 * whole page again. Paper's gives the tokens their values on paper. `islandRules` are those of
 * states that no page shows, `siteRules` what the site's stylesheet holds besides, as it is. Throws
 * when an island brings an animation of its own.
 */
export async function sheetsOf(
  left: LeftRules,
  islandRules = '',
  siteRules: readonly string[] = [],
): Promise<{ site: string; print: string }> {
  const states = splitRules(parse(islandRules).nodes, { all: new Set(), seen: new Set() });
  if (states.keyframes.length > 0) {
    throw new Error(
      `an island brings an animation that is not the theme’s: ${states.keyframes.join('')}`,
    );
  }
  const tokens = sortTokens(left);
  const late = nodesOf([...new Set([...left.late, ...texts(states.first), ...siteRules])]);
  const print = nodesOf([...new Set([...left.print, ...texts(states.print)])]);
  return {
    site: await sheetText(late, tokens),
    print: await sheetText(
      [...unwrapped(definitionsForPaper(left, tokens)), ...unwrapped(print)],
      tokens,
    ),
  };
}
