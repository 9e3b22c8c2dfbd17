import type { AtRule, Declaration, Rule } from 'postcss';
import type { StyleNode } from './style-rules';

const prefix = '--chakra-';
const tokenName = /--chakra-(?:[\w-]|\\.)+/g;
const reference = /var\(\s*(--chakra-(?:[\w-]|\\.)+)/g;

const isDefinition = ({ prop }: Declaration) => prop.startsWith(prefix);

const holdsRules = (node: StyleNode): node is AtRule | Rule =>
  node.type === 'rule' || (node.type === 'atrule' && node.name === 'media');

/** Whether a node gives values to design tokens. Throws when it does something else beside. */
export function definesTokens(node: StyleNode): boolean {
  const kinds = new Set<boolean>();
  if (holdsRules(node)) node.walkDecls((one) => void kinds.add(isDefinition(one)));
  if (kinds.size > 1) throw new Error(`a rule mixes design tokens with other things: ${node}`);
  return kinds.has(true);
}

/** Values of the tokens by their names: one for each colour mode, and one for paper. */
export function tokenValues(definitions: readonly StyleNode[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const node of definitions.filter(holdsRules)) {
    node.walkDecls(
      ({ prop, value }) => void values.set(prop, [...(values.get(prop) ?? []), value]),
    );
  }
  return values;
}

/** The tokens that some rules use, and those that these are made of. */
export function usedTokens(
  nodes: readonly StyleNode[],
  values: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const used = new Set<string>();
  const mark = (value: string) => {
    for (const [, name = ''] of value.matchAll(reference)) {
      if (used.has(name)) continue;
      used.add(name);
      values.get(name)?.forEach(mark);
    }
  };
  for (const node of nodes) if ('walkDecls' in node) node.walkDecls(({ value }) => mark(value));
  return used;
}

/** Copies of the nodes that define tokens, with only those that are used. */
export function definitionsOf(
  definitions: readonly StyleNode[],
  used: ReadonlySet<string>,
): StyleNode[] {
  return definitions.filter(holdsRules).flatMap((node) => {
    const copy = node.clone();
    copy.walkDecls((one) => {
      if (!used.has(one.prop)) one.remove();
    });
    copy.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    return copy.nodes?.length ? [copy] : [];
  });
}

/** Names of one or two characters for all tokens, always the same for the same set. */
export function shortNames(all: Readonly<Record<'tokens' | 'printTokens', StyleNode[]>>) {
  const names = tokenValues([...all.tokens, ...all.printTokens]).keys();
  return new Map([...names].sort().map((name, index) => [name, `--${index.toString(36)}`]));
}

/** The text of a stylesheet with short names for its tokens. */
export const withShortNames = (css: string, short: ReadonlyMap<string, string>): string =>
  css.replace(tokenName, (name) => short.get(name) ?? name);
