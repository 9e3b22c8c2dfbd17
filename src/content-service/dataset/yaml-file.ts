import { readFileSync } from 'node:fs';
import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';

type Path = (string | number)[];

/** Where something stands in a file. */
export interface Place {
  /** In characters from the beginning of the file. */
  offset: number;
  /** Such as `content/service/news.yaml:12:5`. */
  text: string;
}

/** A YAML file that was read: its plain value, and where a part of it stands in the file. */
export interface YamlFile {
  value: unknown;
  /** The place of a part's value, or of its key; of the nearest part around it when it is missing. */
  place(path: Path, of?: 'key' | 'value'): Place;
}

function keyOffset(document: Document, path: Path): number | undefined {
  const around = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap(around)) return undefined;
  const pair = around.items.find(({ key }) => String(key) === String(path.at(-1)));
  return isNode(pair?.key) ? pair.key.range?.[0] : undefined;
}

function valueOffset(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

/** Reads a YAML file. Throws an array of diagnostics (texts with positions) when it isn't YAML. */
export function readYamlFile(file: string, shownAs: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const position = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${shownAs}:${line}:${col}`;
  };
  if (document.errors.length > 0) {
    throw document.errors.map(
      (error) => `${position(error.pos[0])}: ${error.message.split('\n')[0] ?? ''}`,
    );
  }
  return {
    value: document.toJS(),
    place: (path, of = 'value') => {
      const key = of === 'key' ? keyOffset(document, path) : undefined;
      const offset = key ?? valueOffset(document, path);
      return { offset, text: position(offset) };
    },
  };
}
