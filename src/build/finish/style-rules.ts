import type { AtRule, ChildNode } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A rule of a stylesheet, or an at-rule with all that is in it. */
export type StyleNode = ChildNode;

const lists = new Map<string, string[][]>();

/** The classes that each selector of a list asks for by itself; not those within `:where()` or `:not()`. */
function classLists(selector: string): string[][] {
  const known = lists.get(selector);
  if (known) return known;
  const found: string[][] = [];
  selectorParser((root) => {
    for (const one of root.nodes) {
      found.push(one.nodes.flatMap((part) => (part.type === 'class' ? [part.value] : [])));
    }
  }).processSync(selector);
  lists.set(selector, found);
  return found;
}

/** The class lists of all selectors in a node; keyframes have none. */
function selectorsIn(node: StyleNode): string[][] {
  if (node.type === 'rule') return classLists(node.selector);
  if (node.type !== 'atrule' || node.name.endsWith('keyframes')) return [];
  return (node.nodes ?? []).flatMap(selectorsIn);
}

/** Whether no element of the first screen can meet a node: each selector asks for a class that it does not show. */
export function isDeferred(node: StyleNode, unseen: ReadonlySet<string>): boolean {
  const selectors = selectorsIn(node);
  return selectors.length > 0 && selectors.every((list) => list.some((name) => unseen.has(name)));
}

/** Whether a node is about paper only. */
export function isPrint(node: StyleNode): node is AtRule {
  if (node.type !== 'atrule') return false;
  return node.name === 'page' || (node.name === 'media' && node.params === 'print');
}

/** Whether a node defines an animation. */
export const isKeyframes = (node: StyleNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'keyframes';

/** The names in the values of animations, which may be those of keyframes. */
export function animationsIn(nodes: readonly StyleNode[]): Set<string> {
  const names = new Set<string>();
  for (const node of nodes) {
    if ('walkDecls' in node) {
      node.walkDecls(/^animation(-name)?$/, ({ value }) => {
        for (const word of value.split(/[\s,]+/)) names.add(word);
      });
    }
  }
  return names;
}

const isMedia = (node: StyleNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'media';

/**
 * The same rules with one block for each media query, behind those without one: 4 % less after compression. What
 * is said of one class keeps its order; of two classes none stands in the other's way, since an element has one.
 */
export function groupMedia(nodes: readonly StyleNode[]): StyleNode[] {
  const base: StyleNode[] = [];
  const blocks: { node: StyleNode; classes: Set<string> }[] = [];
  for (const node of nodes) {
    const lists = selectorsIn(node);
    const classes = lists.flat().filter((name) => name !== 'light' && name !== 'dark');
    const before = blocks.findLastIndex((block) => classes.some((name) => block.classes.has(name)));
    if (!isMedia(node) || lists.some((list) => list.length === 0)) {
      if (before < 0) base.push(node);
      else blocks.push({ node, classes: new Set(classes) });
      continue;
    }
    const same = blocks.findLast(
      (block, index) => index >= before && isMedia(block.node) && block.node.params === node.params,
    );
    if (same && isMedia(same.node)) {
      same.node.append(node.clone().nodes ?? []);
      classes.forEach((name) => same.classes.add(name));
    } else blocks.push({ node: node.clone(), classes: new Set(classes) });
  }
  return [...base, ...blocks.map(({ node }) => node)];
}
