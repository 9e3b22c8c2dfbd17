import { parse, type Rule } from 'postcss';
import { type RuleTexts, splitRules } from './page-styles';
import { sheetText, definitionsForPaper, sortTokens } from './tokens';
import type { StyleNode } from './style-rules';

/**
 * Adds the rules of one more page to those of others. They keep the order that they have on the
 * page as far as the others leave it open: of two rules for one element the later wins.
 */
export function mergeRules(known: readonly string[], page: readonly string[]): string[] {
  const rules = new Set(known);
  if (page.every((rule) => rules.has(rule))) return [...known];
  const merged = [...known];
  let place = merged.length;
  for (const rule of [...new Set(page)].reverse()) {
    if (rules.has(rule)) place = merged.indexOf(rule);
    else merged.splice(place, 0, rule);
  }
  return merged;
}

const texts = (nodes: readonly StyleNode[]) => nodes.map(String);
const nodesOf = (rules: readonly string[]): StyleNode[] => parse(rules.join('\n')).nodes;

/**
 * Adds the rules that have left one more page to those of the pages before. Throws when its tokens are not theirs, which
 * all pages share.
 */
export function addPage(shared: RuleTexts | undefined, page: RuleTexts): RuleTexts {
  const { tokens, printTokens } = page;
  const all = [...tokens, ...printTokens].join('');
  if (shared && all !== [...shared.tokens, ...shared.printTokens].join('')) {
    throw new Error('its design tokens are not those of the other pages');
  }
  return {
    deferred: mergeRules(shared?.deferred ?? [], page.deferred),
    print: mergeRules(shared?.print ?? [], page.print),
    tokens,
    printTokens,
  };
}

/**
 * Rules of one class with the same declarations as one rule, at the place of the first. An element has one class of
 * the build, so that none of them stood in another's way.
 */
function joined(nodes: readonly StyleNode[]): StyleNode[] {
  const known = new Map<string, Rule>();
  return nodes.filter((node) => {
    if (node.type !== 'rule' || !/^\.[\w-]+$/.test(node.selector)) return true;
    const body = node.nodes.map(String).join(';');
    const first = known.get(body);
    if (first) first.selectors = [...first.selectors, node.selector];
    else known.set(body, node);
    return !first;
  });
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
  shared: RuleTexts,
  islandRules = '',
  siteRules: readonly string[] = [],
): Promise<{ site: string; print: string }> {
  const states = splitRules(parse(islandRules).nodes, { all: new Set(), seen: new Set() });
  if (states.keyframes.length > 0) {
    throw new Error(
      `an island brings an animation that is not the theme’s: ${states.keyframes.join('')}`,
    );
  }
  const definitions = {
    tokens: nodesOf(shared.tokens),
    printTokens: nodesOf(shared.printTokens),
  };
  const tokens = sortTokens(definitions);
  const deferred = nodesOf([
    ...new Set([...shared.deferred, ...texts(states.first), ...siteRules]),
  ]);
  const print = nodesOf([...new Set([...shared.print, ...texts(states.print)])]);
  return {
    site: await sheetText(joined(deferred), tokens),
    print: await sheetText(
      [...unwrapped(definitionsForPaper(definitions, tokens)), ...unwrapped(print)],
      tokens,
    ),
  };
}
