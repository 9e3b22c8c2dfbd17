import type { TokenNames } from '../../theme/token-names';

/** Filled in while bundling. */
declare const __TOKEN_NAMES__: TokenNames;

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `brand.onDeep` is a path, `0.5` a number, whose point must be escaped. */
const asVariable = (name: string) =>
  /^\d+\.\d+$/.test(name) ? name.replace('.', '\\.') : dashed(name.replaceAll('.', '-'));

/**
 * Stands in the browser's bundle for Chakra's token dictionary, which works out the values of all
 * tokens on every visit. Here it knows their names, and refers to the variables that the site's
 * stylesheet defines. A test holds the two together.
 */
export function createTokenDictionary(
  { prefix }: { prefix: string },
  names: TokenNames = __TOKEN_NAMES__,
) {
  const flatMap = new Map<string, string>();
  const groups: Record<string, Record<string, string>> = {};
  for (const [group, list] of Object.entries(names)) {
    const values: Record<string, string> = {};
    for (const name of list.split(' ')) {
      const value = `var(--${prefix}-${dashed(group)}-${asVariable(name)})`;
      values[name] = value;
      if (group === 'spacing') values[`-${name}`] = `calc(${value} * -1)`;
    }
    groups[group] = values;
    for (const [name, value] of Object.entries(values)) flatMap.set(`${group}.${name}`, value);
  }
  const getVar = (path: string, fallback?: string) => flatMap.get(path) ?? fallback;
  const resolve = (path: string) => {
    const [name = '', share] = path.split('/');
    const value = getVar(name) ?? name;
    return share ? `color-mix(in srgb, ${value} ${share}%, transparent)` : value;
  };
  return {
    prefix,
    flatMap,
    getVar,
    getCategoryValues: (group: string) => groups[group] ?? null,
    /** `{colors.line/35}` in a value becomes what it refers to. */
    expandReferenceInValue: (value: string) =>
      value.replace(/\{([^}]*)\}/g, (_, path: string) => resolve(path)),
    // Questions about values, which nothing asks in the browser.
    allTokens: [],
    getByName: () => undefined,
    cssVarMap: new Map(),
    categoryMap: new Map(),
    colorPaletteMap: new Map(),
  };
}
