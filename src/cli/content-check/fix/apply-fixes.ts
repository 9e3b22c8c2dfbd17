import type { Fix } from '../../../content/diagnostics';
import { readMarkdown } from '../../../content/read-markdown';
import { readYaml } from '../../../content/read-yaml';
import type { Change, Tidied } from './tidy-file';

function syntaxErrors(name: string, text: string, last: number): { all: number; above: number } {
  const read = name.endsWith('.md') ? readMarkdown : readYaml;
  const { diagnostics } = read(name, text);
  return {
    all: diagnostics.length,
    above: diagnostics.filter(({ line }) => line <= last).length,
  };
}

/** Where the characters to be replaced stand; a word may stand in quotes, which stay. */
function offsetOf(text: string, { line, column, was }: Fix): number | undefined {
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

function applied(name: string, text: string, fix: Fix): string | undefined {
  const offset = offsetOf(text, fix);
  if (offset === undefined) return undefined;
  const fixed = text.slice(0, offset) + fix.is + text.slice(offset + fix.was.length);
  const before = syntaxErrors(name, text, fix.line);
  const after = syntaxErrors(name, fixed, fix.line);
  // What is only taken away, such as the [] of a new list, may have hidden errors below it.
  const isBetter = after.all < before.all || (fix.is === '' && after.above < before.above);
  return isBetter || after.all === 0 ? fixed : undefined;
}

/**
 * Applies fixes to a text, from its end to its beginning. A fix whose text is not found, or that leaves the
 * same number of syntax errors, is skipped.
 */
export function applyFixes(name: string, written: string, fixes: readonly Fix[]): Tidied {
  const changes: Change[] = [];
  let text = written;
  const last = [...fixes].sort((a, b) => b.line - a.line || b.column - a.column);
  for (const fix of last) {
    const fixed = applied(name, text, fix);
    if (fixed === undefined) continue;
    text = fixed;
    changes.unshift({ line: fix.line, was: fix.was, is: fix.is });
  }
  return { text, changes };
}
