import { parse } from 'postcss';
import { animationsIn, isKeyframes, isDeferred, isPrint, type StyleNode } from './style-rules';
import { definesTokens } from './tokens';
import {
  attribute,
  type Element,
  isElement,
  isMarked,
  remove,
  textOf,
  contentOf,
  type Parent,
  parsePart,
} from '../../lib/html/tree';

/** Attribute of the first element that nobody sees before scrolling. */
const belowFoldMark = 'data-below-fold';

/** Classes of the elements of a page: of all, and of those that its first screen may show. */
export interface PageClasses {
  all: Set<string>;
  seen: Set<string>;
}

const isClosed = (parent: Parent, tagName: 'details' | 'dialog') =>
  'tagName' in parent && parent.tagName === tagName && !isMarked(parent, 'open');

/**
 * Reads the classes off a page. Not seen is what comes after the fold mark, a closed dialog, and what stands
 * in a closed disclosure beside its summary. A page without the mark is seen as a whole.
 */
export function pageClasses(body: Parent): PageClasses {
  const all = new Set<string>();
  const seen = new Set<string>();
  let below = false;
  const walk = (parent: Parent, hidden: boolean) => {
    for (const node of parent.childNodes) {
      if (!isElement(node)) continue;
      below ||= isMarked(node, belowFoldMark);
      const unseen =
        hidden ||
        isClosed(node, 'dialog') ||
        (isClosed(parent, 'details') && node.tagName !== 'summary');
      for (const name of attribute(node, 'class')?.split(/\s+/) ?? []) {
        all.add(name);
        if (!below && !unseen) seen.add(name);
      }
      // What it holds is text to the parser, and elements to who has no scripts.
      walk(node.tagName === 'noscript' ? parsePart(textOf(node)) : contentOf(node), unseen);
    }
  };
  walk(body, false);
  return { all, seen: below ? seen : all };
}

/** The rules of a page by where they are to stand. */
export interface PageRules {
  /** In the page itself: what its first screen needs. */
  first: StyleNode[];
  /** In the site's stylesheet: what is seen after scrolling, or opening a disclosure. */
  deferred: StyleNode[];
  /** In the stylesheet for paper. */
  print: StyleNode[];
  /** Values of the design tokens in the colour modes, of all tokens that there are. */
  tokens: StyleNode[];
  /** Their values on paper. */
  printTokens: StyleNode[];
  /** All animations that there are. */
  keyframes: StyleNode[];
}

/** The rules that leave a page, as texts. */
export type RuleTexts = Record<'deferred' | 'print' | 'tokens' | 'printTokens', string[]>;

export const ruleTexts = ({ deferred, print, tokens, printTokens }: PageRules): RuleTexts => ({
  deferred: deferred.map(String),
  print: print.map(String),
  tokens: tokens.map(String),
  printTokens: printTokens.map(String),
});

const known = new Map<string, StyleNode[]>();

/** The nodes of a stylesheet; what is the same on every page is parsed once. */
function nodesOf(css: string, isShared: boolean): StyleNode[] {
  const nodes = known.get(css) ?? parse(css).nodes.filter(({ type }) => type !== 'comment');
  if (isShared) known.set(css, nodes);
  return nodes;
}

const isGatsbyOutput = (style: Element) =>
  attribute(style, 'data-identity') === 'gatsby-global-css';

/**
 * Takes the styles out of a page's head: those that Gatsby read from the entry's bundle (fonts), the
 * global ones and the page's own. Throws when others stand there, or one of them does not.
 */
export function takeStyles(head: Element): StyleNode[] {
  const styles = head.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'style');
  const nameOf = (style: Element) =>
    isGatsbyOutput(style) ? 'fonts' : (attribute(style, 'data-styles') ?? 'unknown');
  const names = styles.map(nameOf).sort().join(' ');
  if (names !== 'fonts global page') {
    throw new Error(`its styles are "${names}", and not "fonts global page"`);
  }
  styles.forEach(remove);
  return styles.flatMap((style) => nodesOf(textOf(style), nameOf(style) !== 'page'));
}

/** Sorts the rules of a page whose elements have these classes. */
export function splitRules(nodes: readonly StyleNode[], { all, seen }: PageClasses): PageRules {
  const unseen = new Set([...all].filter((name) => !seen.has(name)));
  const rules: PageRules = {
    first: [],
    deferred: [],
    print: [],
    tokens: [],
    printTokens: [],
    keyframes: [],
  };
  const placeOf = (node: StyleNode): keyof PageRules => {
    if (definesTokens(node)) return isPrint(node) ? 'printTokens' : 'tokens';
    // A page that is printed before the sheet for paper has come shows its closed parts all the same.
    if (isPrint(node)) return node.toString().includes('::details-content') ? 'first' : 'print';
    if (isKeyframes(node)) return 'keyframes';
    return isDeferred(node, unseen) ? 'deferred' : 'first';
  };
  for (const node of nodes) rules[placeOf(node)].push(node);
  return rules;
}

/** The animations that some rules use, and those that are named. */
export function keyframesFor(
  nodes: readonly StyleNode[],
  keyframes: readonly StyleNode[],
  named: ReadonlySet<string>,
): StyleNode[] {
  const used = new Set([...animationsIn(nodes), ...named]);
  return keyframes.filter((node) => isKeyframes(node) && used.has(node.params));
}
