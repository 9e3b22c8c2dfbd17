import { readFileSync } from 'node:fs';
import { isMap, LineCounter, parseDocument, type Document } from 'yaml';

type Path = (string | number)[];

/** A YAML file that was read: its plain value, and where a part of it stands in the file. */
export interface YamlFile {
  value: unknown;
  /** `content/service/news.yaml:12:5` of the part at a path, or of the nearest part around it. */
  place(path: Path): string;
}

function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const around = document.getIn(path.slice(0, length - 1), true) ?? document.contents;
    const last = path[length - 1];
    const pair = isMap(around)
      ? around.items.find((item) => String(item.key) === String(last))
      : undefined;
    const node = document.getIn(path.slice(0, length), true) ?? pair?.key;
    const range = (node as { range?: [number, number, number] | null } | undefined)?.range;
    if (range) return range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

/** Reads a YAML file. Throws an array of faults (texts with positions) when it isn't YAML. */
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
    place: (path) => position(offsetOf(document, path)),
  };
}
