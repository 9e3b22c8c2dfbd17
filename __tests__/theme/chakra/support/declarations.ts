const part = /(@media[^{]+)\{((?:[^{}]+\{[^{}]*\})+)\}|([^{}@]+)\{([^{}]*)\}/g;

/**
 * The declarations of CSS rules, each with its selector and media, sorted: layouts of Chakra's and
 * ours write the same ones in another order.
 */
export function declarations(rules: string): string[] {
  const found: string[] = [];
  for (const [, query, inside, selector, body = ''] of rules.matchAll(part)) {
    if (inside !== undefined) found.push(...declarations(inside).map((each) => query + each));
    else found.push(...body.split(';').map((each) => `${selector}{${each}}`));
  }
  return found.filter((each) => !each.endsWith('{}')).sort();
}
