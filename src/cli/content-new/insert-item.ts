import { isMap, isSeq, parseDocument, type Node } from 'yaml';
import { flowText, yamlText } from '../../editor/yaml-text';

/** What stands in an item; texts, numbers and lists of texts. */
export type Item = Readonly<Record<string, string | number | readonly string[]>>;

/** An item as a line `- { … }`, or with each key on a line of its own. */
const itemText = (item: Item, inOneLine: boolean): string =>
  inOneLine ? `- ${flowText(item)}\n` : yamlText([item]);

/**
 * Puts an item into the text of a list before the item at `index`, or at its end, in the form that
 * the list's items have. All else stays as it was, character by character.
 */
export function insertItem(text: string, item: Item, index: number): string {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  const list = document.contents;
  if (document.errors.length === 0 && isSeq<Node>(list) && list.items.length === 0) {
    const [start = 0, end = start] = list.range ?? [];
    return text.slice(0, start) + itemText(item, false).trimEnd() + text.slice(end);
  }
  if (document.errors.length > 0 || !isSeq<Node>(list) || list.flow) {
    throw new Error('The list can’t be read; npx school check tells what is wrong with it.');
  }
  const [first] = list.items;
  const listStart = list.range?.[0] ?? 0;
  const lineStart = text.lastIndexOf('\n', listStart - 1) + 1;
  const indent = text.slice(lineStart, listStart);
  const made = itemText(item, isMap(first) && first.flow === true).replaceAll(/^(?=.)/gm, indent);
  const before = list.items[Math.min(index, list.items.length) - 1];
  if (!before) return text.slice(0, lineStart) + made + text.slice(lineStart);
  const end = text.indexOf('\n', (before.range?.[1] ?? 1) - 1);
  // The last item may end with the file.
  return end === -1 ? `${text}\n${made}` : text.slice(0, end + 1) + made + text.slice(end + 1);
}
