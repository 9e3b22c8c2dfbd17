import { trimEnd } from './trim-end';

/** Words that no text can end with. */
const needsMore =
  /^(?:and|or|of|the|a|an|in|at|on|to|for|from|with|by|how|what|when|who|it|its|every|each|—|–|-)$/i;

/** What stands in a text for a fact, or a word of it. */
const pieces = /\{\{[^{}]*\}\}\S*|\S+/g;

/** A text with the values of its facts, '{{ site.name }}', in place. */
export const expanded = (text: string, facts: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, path: string) =>
    String(
      path
        .split('.')
        .reduce<unknown>(
          (value, key) => (Object(value) as Record<string, unknown>)[key] ?? '',
          facts,
        ),
    ),
  );

/** A text without its last words, which still ends as a sentence does. */
function shorter(text: string): string {
  const kept = (text.match(pieces) ?? []).slice(0, -1);
  while (kept.length > 1 && needsMore.test(kept.at(-1) ?? '')) kept.pop();
  return `${trimEnd(kept.join(' '), ' ,;:.')}.`;
}

/**
 * The text of a template that is at most so many characters long with the facts of a school: with the short
 * name in the place of the whole one where that is too long, then without its last words.
 */
export function fittingText(
  text: string,
  facts: Readonly<Record<string, unknown>>,
  most: number,
): string {
  const fits = (tried: string) => expanded(tried, facts).length <= most;
  if (fits(text)) return text;
  let tried = text.replaceAll('{{ site.name }}', '{{ site.shortName }}');
  while (!fits(tried) && (tried.match(pieces) ?? []).length > 1) tried = shorter(tried);
  return tried;
}
