import { system } from '.';

/** Names of tokens by their group, such as `colors` → `white pine.50 pine.100 …`. */
export type TokenNames = Record<string, string>;

/** The names of all tokens; the negative ones and the palettes are made from others. */
export function tokenNames(): TokenNames {
  const groups: TokenNames = {};
  for (const path of system.tokens.flatMap.keys()) {
    const [group = '', ...rest] = path.split('.');
    const name = rest.join('.');
    if (name.startsWith('-') || name.startsWith('colorPalette')) continue;
    groups[group] = groups[group] ? `${groups[group]} ${name}` : name;
  }
  return groups;
}
