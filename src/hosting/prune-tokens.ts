const tokenStyle = /<style data-emotion="css-global [^"]*">([^<]*--chakra-[^<]*)<\/style>/g;
const declaration = /(--chakra-[\w.\\-]+):([^;{}]*);?/g;
const reference = /var\((--chakra-[\w.\\-]+)/g;

/**
 * Leaves only those design tokens in a built page that something on the page uses: the whole set
 * would take a tenth of the first network flight. The style loses its Emotion mark by that, so that
 * the page's scripts bring the whole set for whatever they draw later.
 */
export function pruneTokens(html: string): string {
  const values = new Map<string, string[]>();
  const rest = html.replace(tokenStyle, (style) =>
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
  return html.replace(
    tokenStyle,
    (_, css: string) =>
      `<style>${css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : ''))}</style>`,
  );
}
