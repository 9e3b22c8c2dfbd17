import type { Mend } from '../../../content/diagnostics';
import { readMarkdown } from '../../../content/read-markdown';
import { readYaml } from '../../../content/read-yaml';
import type { Change } from './change';
import type { Tidied } from './tidy-yaml';

function faultsOfSyntax(name: string, text: string): number {
  const read = name.endsWith('.md') ? readMarkdown : readYaml;
  return read(name, text).diagnostics.length;
}

/** Where the characters to be replaced stand; a word may stand in quotes, which stay. */
function offsetOf(text: string, { line, column, was }: Mend): number | undefined {
  const start =
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  const offset = start + column - 1;
  return [offset, offset + 1].find(
    (at, index) => text.startsWith(was, at) && (index === 0 || /["']/.test(text.charAt(offset))),
  );
}

function applied(name: string, text: string, mend: Mend): string | undefined {
  const offset = offsetOf(text, mend);
  if (offset === undefined) return undefined;
  const mended = text.slice(0, offset) + mend.is + text.slice(offset + mend.was.length);
  const [before, after] = [faultsOfSyntax(name, text), faultsOfSyntax(name, mended)];
  return after < before || after === 0 ? mended : undefined;
}

/**
 * Mends a text, from its end to its beginning. What is not found at its place, or would leave the
 * syntax as broken as it was, is left for its editor.
 */
export function applyMends(name: string, written: string, mends: readonly Mend[]): Tidied {
  const changes: Change[] = [];
  let text = written;
  const last = [...mends].sort((a, b) => b.line - a.line || b.column - a.column);
  for (const mend of last) {
    const mended = applied(name, text, mend);
    if (mended === undefined) continue;
    text = mended;
    changes.unshift({ line: mend.line, was: mend.was, is: mend.is });
  }
  return { text, changes };
}
