import type { AtRule, Declaration, Rule } from 'postcss';
import { transform } from 'esbuild';
import { groupMedia, type StyleNode } from './style-rules';

const prefix = '--chakra-';
const tokenName = /--chakra-(?:[\w-]|\\.)+/g;
const reference = /var\(\s*(--chakra-(?:[\w-]|\\.)+)\s*\)/g;

const isDefinition = ({ prop }: Declaration) => prop.startsWith(prefix);

const holdsRules = (node: StyleNode): node is AtRule | Rule =>
  node.type === 'rule' || (node.type === 'atrule' && node.name === 'media');

const isForAllModes = (node: StyleNode) => node.type === 'rule' && node.selector.includes(':root');

/** Whether a node gives values to design tokens. Throws when it does something else beside. */
export function definesTokens(node: StyleNode): boolean {
  const kinds = new Set<boolean>();
  if (holdsRules(node)) node.walkDecls((one) => void kinds.add(isDefinition(one)));
  if (kinds.size > 1) throw new Error(`a rule mixes design tokens with other things: ${node}`);
  return kinds.has(true);
}

/** The nodes that give tokens their values: in the colour modes, and on paper. */
export interface Definitions {
  tokens: readonly StyleNode[];
  printTokens: readonly StyleNode[];
}

/** The design tokens by how a stylesheet is to write them. */
export interface Tokens {
  /** Values of those that are the same everywhere: rules hold the value itself. */
  fixed: ReadonlyMap<string, string>;
  /** Short names of those that colour modes or paper change: rules refer to them. */
  short: ReadonlyMap<string, string>;
}

/** Sorts the tokens. The same definitions give the same short names, in whatever order they stand. */
export function sortTokens({ tokens, printTokens }: Definitions): Tokens {
  const fixed = new Map<string, string>();
  const changing = new Set<string>();
  for (const node of [...tokens, ...printTokens].filter(holdsRules)) {
    node.walkDecls(({ prop, value }) => {
      if (fixed.has(prop) || !isForAllModes(node)) changing.add(prop);
      fixed.set(prop, value);
    });
  }
  for (const name of changing) fixed.delete(name);
  const short = [...changing].sort().map((name, index): [string, string] => {
    return [name, `--${index.toString(36)}`];
  });
  return { fixed, short: new Map(short) };
}

/**
 * Writes tokens into the text of a stylesheet: values of those that are fixed, short names of the
 * others. Throws at a token that has neither, and at tokens that are made of each other for ever.
 */
export function writeTokens(css: string, { fixed, short }: Tokens): string {
  let text = css;
  for (let depth = 0; depth < 9; depth += 1) {
    const next = text.replace(reference, (whole, name: string) => fixed.get(name) ?? whole);
    if (next === text) break;
    text = next;
  }
  return text.replace(tokenName, (name) => {
    const known = short.get(name);
    if (known) return known;
    throw new Error(`a rule uses ${name} in a way that its value cannot take the place of`);
  });
}

/** Copies of definitions with those tokens alone that keep a name. */
export function changingDefinitions(
  definitions: readonly StyleNode[],
  { short }: Tokens,
): StyleNode[] {
  return definitions.filter(holdsRules).flatMap((node) => {
    const copy = node.clone();
    copy.walkDecls((one) => {
      if (!short.has(one.prop)) one.remove();
    });
    copy.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    return copy.nodes?.length ? [copy] : [];
  });
}

/** Definitions for all modes of what paper does not redefine, so that it is printed as by day. */
export function definitionsForPaper(definitions: Definitions, tokens: Tokens): StyleNode[] {
  const own = new Set<string>();
  for (const node of definitions.printTokens.filter(holdsRules)) {
    node.walkDecls(({ prop }) => void own.add(prop));
  }
  const short = new Map([...tokens.short].filter(([name]) => !own.has(name)));
  const byDay = changingDefinitions(definitions.tokens.filter(isForAllModes), { ...tokens, short });
  return [...byDay, ...changingDefinitions(definitions.printTokens, tokens)];
}

/**
 * The text of a stylesheet: values and short names in the place of tokens, and nothing that says
 * nothing. It is written for no browser in particular, so that no prefixed copies of properties
 * come in.
 */
export async function sheetText(nodes: readonly StyleNode[], tokens: Tokens): Promise<string> {
  const css = writeTokens(groupMedia(nodes).map(String).join('\n'), tokens);
  const { code } = await transform(css, { loader: 'css', minify: true, legalComments: 'none' });
  // Chakra writes its tokens for shadow trees too; there are none here.
  return code.trim().replaceAll(':where(:root,:host)', ':where(:root)');
}
