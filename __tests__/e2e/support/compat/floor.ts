import bcd, {
  type BrowserName,
  type Identifier,
  type SupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };

/** The oldest versions that the site serves: of the data's names for browsers. */
export type Floor = Partial<Record<BrowserName, number>>;

const names: Record<string, BrowserName> = {
  Chrome: 'chrome',
  Edge: 'edge',
  Firefox: 'firefox',
  Safari: 'safari',
  iOS: 'safari_ios',
  Samsung: 'samsunginternet_android',
};

/** Reads the lines of `browserslist` (`Chrome >= 100`); throws at one of another kind. */
export function readFloor(lines: readonly string[]): Floor {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
      const browser = names[name];
      if (!browser) throw new Error(`browserslist: '${line}' is not read; write 'Chrome >= 100'.`);
      return [browser, Number(version)];
    }),
  );
}

function addedIn(statement: SupportStatement | undefined): number {
  const all = statement === undefined ? [] : Array.isArray(statement) ? statement : [statement];
  const added = all
    .filter(({ flags, version_removed: removed, prefix }) => !flags && !removed && !prefix)
    .map(({ version_added: version }) => Number(String(version).replace('≤', '')))
    .filter((version) => !Number.isNaN(version));
  return Math.min(Infinity, ...added);
}

/** The browsers of the floor that do not have a feature; none for what the data does not know. */
export function lacking(feature: Identifier | undefined, floor: Floor): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return (Object.entries(floor) as [BrowserName, number][])
    .filter(([browser, version]) => addedIn(support[browser]) > version)
    .map(([browser]) => bcd.browsers[browser].name);
}

/** The features directly below one, without what the data says of itself. */
export const below = (feature: Identifier | undefined): [string, Identifier][] =>
  Object.entries(feature ?? {}).filter(([name]) => !name.startsWith('__')) as [
    string,
    Identifier,
  ][];
