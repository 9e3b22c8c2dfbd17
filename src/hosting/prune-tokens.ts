import { splitRules } from './late-rules';

const globalStyle = /<style data-emotion="css-global">([^<]*--chakra-[^<]*)<\/style>/g;
const styleElement = /(<style[^>]*>)([^<]*)(<\/style>)/g;
const declaration = /(--chakra-[\w-]+):([^;{}]*);?/g;
const definition = /--chakra-[\w-]+:/;
const reference = /var\((--chakra-[\w-]+)/g;
const tokenName = /--chakra-[\w-]+/g;

/**
 * Leaves only those design tokens in a built page that something on the page uses, under short
 * names: the whole set under its full names would take a sixth of the first network flight.
 *
 * What the page's scripts draw later uses the full names, which `tokenRules` brings to the site's
 * stylesheet. The two do not meet.
 */
export function pruneTokens(html: string): string {
  const values = new Map<string, string[]>();
  const rest = html.replace(globalStyle, (style) =>
    style.replace(declaration, (_, name: string, value: string) => {
      values.set(name, [...(values.get(name) ?? []), value]);
      return '';
    }),
  );
  const used = new Set<string>();
  const mark = (text: string) => {
    for (const [, name = ''] of text.matchAll(reference)) {
      if (used.has(name)) continue;
      used.add(name);
      values.get(name)?.forEach(mark);
    }
  };
  mark(rest);
  const pruned = html.replace(
    globalStyle,
    (_, css: string) =>
      `<style>${css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : ''))}</style>`,
  );
  // Numbered over the whole set, so that a name means the same on every page and in `print.css`.
  const short = shortNames(values.keys());
  return pruned.replace(
    styleElement,
    (_, open: string, css: string, close: string) =>
      open + css.replace(tokenName, (name) => short.get(name) ?? name) + close,
  );
}

/** The rules that define all tokens under their full names, in every colour mode and on paper. */
export function tokenRules(html: string): string[] {
  const css = [...html.matchAll(globalStyle)].map(([, rules = '']) => rules).join('');
  return splitRules(css).filter((rule) => definition.test(rule));
}

/** Names of one or two characters, always the same for the same set of names. */
function shortNames(names: Iterable<string>): Map<string, string> {
  return new Map([...names].sort().map((name, index) => [name, `--${index.toString(36)}`]));
}
