import { parse } from 'postcss';
import { mergeRules } from './merge-rules';
import { keyframesFor, type PageRules, splitRules } from './page-styles';
import { sheetText } from './sheet-text';
import type { StyleNode } from './style-rules';
import { definitionsOf, shortNames, tokenValues, usedTokens } from './tokens';

/** What has left the pages so far. */
export interface LeftRules {
  late: string[];
  print: string[];
  /** Definitions of all tokens and animations, which are the same on every page. */
  tokens: StyleNode[];
  printTokens: StyleNode[];
  keyframes: StyleNode[];
  /** Names of the tokens that stand in some page. */
  used: Set<string>;
}

const texts = (nodes: readonly StyleNode[]) => nodes.map(String);
const nodesOf = (rules: readonly string[]): StyleNode[] => parse(rules.join('\n')).nodes;

/** Adds what has left one more page. Throws when its tokens are not those of the pages before. */
export function addPage(left: LeftRules | undefined, page: PageRules): LeftRules {
  const { tokens, printTokens, keyframes } = page;
  const all = texts([...tokens, ...printTokens]).join('');
  if (left && all !== texts([...left.tokens, ...left.printTokens]).join('')) {
    throw new Error('its design tokens are not those of the other pages');
  }
  const used = usedTokens(page.first, tokenValues(tokens));
  return {
    late: mergeRules(left?.late ?? [], texts(page.late)),
    print: mergeRules(left?.print ?? [], texts(page.print)),
    tokens,
    printTokens,
    keyframes,
    used: new Set([...(left?.used ?? []), ...used]),
  };
}

/** Rules for paper, out of the media query that the link to their stylesheet has already. */
const unwrapped = (nodes: readonly StyleNode[]): StyleNode[] =>
  nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'media' ? (node.nodes ?? []) : [node],
  );

const isForAllModes = (node: StyleNode) => node.type === 'rule' && node.selector.includes(':root');

/**
 * The two stylesheets of the site. Each defines the tokens that its own rules use; paper's also
 * gives the tokens of pages and site their values on paper. `islandRules` are those of states that
 * no page shows, `siteRules` what the site's stylesheet holds besides, as it is.
 */
export async function sheetsOf(
  left: LeftRules,
  islandRules = '',
  siteRules: readonly string[] = [],
): Promise<{ site: string; print: string }> {
  const states = splitRules(parse(islandRules).nodes, { all: new Set(), seen: new Set() });
  const late = nodesOf([...new Set([...left.late, ...texts(states.first), ...siteRules])]);
  const print = nodesOf([...new Set([...left.print, ...texts(states.print)])]);
  const frames = [...left.keyframes, ...states.keyframes];
  const values = tokenValues([...left.tokens, ...left.printTokens]);
  const lateTokens = usedTokens(late, values);
  const printTokens = usedTokens(print, values);
  const everywhere = new Set([...left.used, ...lateTokens, ...printTokens]);
  const short = shortNames(left);
  return {
    site: await sheetText(
      [...keyframesFor(late, frames), ...definitionsOf(left.tokens, lateTokens), ...late],
      short,
    ),
    print: await sheetText(
      [
        ...definitionsOf(left.tokens.filter(isForAllModes), printTokens),
        ...unwrapped(definitionsOf(left.printTokens, everywhere)),
        ...unwrapped(print),
      ],
      short,
    ),
  };
}
