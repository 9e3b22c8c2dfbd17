import type { Diagnostic } from './diagnostics';
import { isRecord } from './record';
import { readYaml } from './read-yaml';
import { alignOffset, lineFinder, type Aim, type Path, type SourceFile } from './source-file';

const FENCE = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/**
 * Reads a Markdown page: the front matter between two lines `---` holds the page's keys, and the
 * body becomes its first block, a prose block. Places are those of the whole file.
 */
export function readMarkdown(
  file: string,
  source: string,
): { source: SourceFile; diagnostics: Diagnostic[] } {
  const fence = source.startsWith('---') ? FENCE.exec(source) : null;
  if (!fence) {
    const message = /^---[ \t]*\r?\n/.test(source)
      ? 'the line --- that ends the keys of the page is missing; write it between them and the text'
      : 'begin the file with a line of three hyphens, ---, the keys of the page, and another line ---';
    const top = { file, line: 1, column: 1 };
    return {
      source: { file, value: {}, broken: true, at: () => top },
      diagnostics: [{ ...top, message }],
    };
  }
  const bodyStart = fence[0].length;
  const body = source.slice(bodyStart);
  // Blanks in place of the first fence keep every offset of the front matter as it is.
  const front = readYaml(
    file,
    source.slice(0, bodyStart).replace(/^---/, '   ').replace(/^---/m, ''),
  );
  if (body.trim() === '') return front;
  return {
    source: withBody(front.source, source, body, bodyStart),
    diagnostics: front.diagnostics,
  };
}

function withBody(front: SourceFile, source: string, body: string, bodyStart: number): SourceFile {
  const placeOf = lineFinder(front.file, source);
  const value = isRecord(front.value) ? front.value : {};
  const written = Array.isArray(value.blocks) ? (value.blocks as unknown[]) : [];
  const at = (path: Path, aim: Aim = {}) => {
    const [first, index, ...rest] = path;
    if (first !== 'blocks' || typeof index !== 'number') return front.at(path, aim);
    if (index > 0) return front.at(['blocks', index - 1, ...rest], aim);
    const wanted = aim.offset ?? body.search(/\S/);
    return placeOf(alignOffset(source, bodyStart, source.length, body, wanted));
  };
  return {
    ...front,
    value: { ...value, blocks: [{ kind: 'prose', text: body }, ...written] },
    at,
  };
}
