import {
  isMap,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from '../content/record';
import { equal } from './same';
import {
  endOf,
  isCollection,
  isFlow,
  isListOfGroups,
  keyOf,
  rangeOf,
  Unpatchable,
} from './yaml-nodes';
import { flowText, writtenLike, yamlText } from './yaml-text';

/** A piece of the text to be replaced. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * The text of a YAML file with `data` in it: what stays the same keeps its lines, its comments and
 * the way it is written. Written anew as a whole where that can't be had.
 */
export function patchYaml(text: string, data: unknown): string {
  const source = text.endsWith('\n') ? text : `${text}\n`;
  const document = parseDocument(source);
  if (document.errors.length > 0) return yamlText(data);
  // Of a file that holds nothing yet the comments stay.
  if (!document.contents) return source.trim() + (source.trim() && '\n') + yamlText(data);
  if (equal(document.toJS(), data)) return source;
  const patched = new Patch(source).apply(document.contents as Node, data);
  return patched !== undefined && holds(patched, data) ? patched : yamlText(data);
}

function holds(text: string, data: unknown): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && equal(document.toJS(), data);
}

class Patch {
  private edits: Edit[] = [];

  constructor(private readonly text: string) {}

  apply(node: Node, data: unknown): string | undefined {
    try {
      this.value(node, data, 0);
    } catch (error) {
      if (error instanceof Unpatchable) return undefined;
      throw error;
    }
    return this.edits
      .sort((a, b) => b.start - a.start)
      .reduce(
        (text, { start, end, text: now }) => text.slice(0, start) + now + text.slice(end),
        this.text,
      );
  }

  /** `indent` is the column of what stands below it. */
  private value(node: Node, data: unknown, indent: number): void {
    if (equal(node.toJS(parseDocument('')), data)) return;
    const before = this.edits.length;
    try {
      if (isMap(node) && !node.flow && isRecord(data)) return this.map(node, data);
      if (isSeq(node) && !node.flow && Array.isArray(data)) return this.list(node, data);
    } catch (error) {
      if (!(error instanceof Unpatchable)) throw error;
      this.edits.length = before;
    }
    this.replace(node, data, indent);
  }

  private replace(node: Node, data: unknown, indent: number): void {
    const [start, end] = rangeOf(node);
    const isOutgrown = isSeq(node) && node.items.length === 0 && isListOfGroups(data);
    const flow = isFlow(node) && typeof data === 'object' && !isOutgrown;
    const written = flow ? flowText(data) : writtenLike(node, data, indent);
    const lines = written.split('\n');
    const block = !flow && typeof data === 'object' && data !== null && lines.length > 0;
    if (block && !isCollection(node)) throw new Unpatchable();
    const shifted = lines.map((line, at) =>
      (at === 0 && !isOutgrown) || line === '' ? line : ' '.repeat(indent) + line,
    );
    const ends = this.text[end - 1] === '\n' ? '\n' : '';
    const begins = isOutgrown && this.lineStart(start) < start ? '\n' : '';
    const from = isOutgrown && this.text[start - 1] === ' ' ? start - 1 : start;
    this.edits.push({ start: from, end, text: begins + shifted.join('\n') + ends });
  }

  private map(node: YAMLMap, data: Record<string, unknown>): void {
    const pairs = node.items as Pair<Node, Node | null>[];
    const kept = pairs.filter(({ key }) => keyOf(key) in data);
    if (kept[0] !== pairs[0] || kept.length === 0) throw new Unpatchable();
    const column = this.column(rangeOf(pairs[0]?.key)[0]);
    for (const pair of pairs) {
      if (!kept.includes(pair)) this.drop(rangeOf(pair.key)[0], endOf(pair));
      else if (pair.value) this.value(pair.value, data[keyOf(pair.key)], column + 2);
      else if (data[keyOf(pair.key)] !== null) throw new Unpatchable();
    }
    let last = kept[0];
    for (const [name, value] of Object.entries(data)) {
      const known = kept.find(({ key }) => keyOf(key) === name);
      if (known) last = known;
      else if (last) this.insert(endOf(last), yamlText({ [name]: value }), column);
    }
  }

  private list(node: YAMLSeq, data: readonly unknown[]): void {
    const items = node.items as Node[];
    const same = (item: Node | undefined, value: unknown) =>
      item !== undefined && equal(item.toJS(parseDocument('')), value);
    const [first] = items;
    if (!first) throw new Unpatchable();
    const column = this.column(this.dashOf(first));
    let kept = 0;
    const gone = items.filter((item) => {
      const stays = same(item, data[kept]);
      if (stays) kept += 1;
      return !stays;
    });
    // Nothing is new or changed.
    if (kept === data.length && (kept > 0 || column === 0)) {
      for (const item of gone) this.drop(this.dashOf(item), rangeOf(item)[1]);
      if (kept === 0) this.insert(rangeOf(items.at(-1))[1], '[]', column);
      return;
    }
    let head = 0;
    while (head < data.length && same(items[head], data[head])) head += 1;
    let tail = 0;
    const rest = Math.min(items.length, data.length) - head;
    while (tail < rest && same(items.at(-1 - tail), data.at(-1 - tail))) tail += 1;
    const changed = items.slice(head, items.length - tail);
    const now = data.slice(head, data.length - tail);
    if (data.length === 0) throw new Unpatchable();
    changed.forEach((item, at) => {
      if (at < now.length) this.value(item, now[at], column + 2);
      else this.drop(this.dashOf(item), rangeOf(item)[1]);
    });
    const added = now.slice(changed.length);
    if (added.length === 0) return;
    const style = changed.at(-1) ?? items[Math.max(0, head - 1)] ?? first;
    const text = isFlow(style)
      ? added.map((item) => `- ${flowText(item)}\n`).join('')
      : yamlText(added);
    const before = items[head + changed.length - 1];
    if (before) this.insert(rangeOf(before)[1], text, column);
    else this.put(this.lineStart(this.dashOf(first)), text, column);
  }

  private dashOf(item: Node): number {
    const start = rangeOf(item)[0];
    const dash = this.text.lastIndexOf('-', start - 1);
    if (this.text.slice(dash + 1, start).trim() !== '') throw new Unpatchable();
    if (this.text.slice(this.lineStart(dash), dash).trim() !== '') throw new Unpatchable();
    return dash;
  }

  /** Puts lines behind what ends here. */
  private insert(end: number, text: string, column: number): void {
    this.put(this.lineAfter(end), text, column);
  }

  private put(at: number, text: string, column: number): void {
    const lines = text.trimEnd().split('\n');
    const shifted = lines.map((line) => (line === '' ? line : ' '.repeat(column) + line));
    this.edits.push({ start: at, end: at, text: `${shifted.join('\n')}\n` });
  }

  /** Takes the lines of a key or an item out. */
  private drop(start: number, end: number): void {
    this.edits.push({ start: this.lineStart(start), end: this.lineAfter(end), text: '' });
  }

  private lineStart(at: number): number {
    return this.text.lastIndexOf('\n', at - 1) + 1;
  }

  private lineAfter(end: number): number {
    return this.text[end - 1] === '\n' ? end : this.text.indexOf('\n', end) + 1;
  }

  private column(at: number): number {
    return at - this.lineStart(at);
  }
}
