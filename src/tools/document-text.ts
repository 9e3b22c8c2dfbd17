import type { Document } from 'yaml';

/**
 * The text of a YAML document that was changed: comments, order and quotes stay, and lists and groups
 * on one line are written as the `original` wrote them.
 */
export function documentText(document: Document, original: string): string {
  const padded = !/[[{][^\s[\]{}]/.test(original.replace(/\{\{.*?\}\}/gs, ''));
  const options = { lineWidth: 0, singleQuote: true, flowCollectionPadding: padded } as const;
  const text = document.toString(options);
  return padded ? text : text.replace(/\{(fact: [\w.-]+)\}/g, '{ $1 }');
}
