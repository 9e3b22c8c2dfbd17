import { isScalar, parseDocument, visit, type Document } from 'yaml';

/** An applied fix: its line, and the text before and after. */
export interface Change {
  line: number;
  was: string;
  is: string;
}

/** A text after its white space was fixed, and what was changed. */
export interface Tidied {
  text: string;
  changes: Change[];
}

const parse = (text: string) => parseDocument(text, { prettyErrors: false, logLevel: 'error' });

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Tabs that indent a line, where YAML refuses them: two spaces for each. */
function withoutTabs(text: string): Tidied {
  const changes: Change[] = [];
  const lines = text.split('\n');
  for (const { pos } of parse(text).errors) {
    const line = lineAt(text, pos[0]);
    const [indent = ''] = /^[ \t]*/.exec(lines[line - 1] ?? '') ?? [];
    if (!indent.includes('\t')) continue;
    const spaces = indent.replaceAll('\t', '  ');
    lines[line - 1] = spaces + (lines[line - 1] ?? '').slice(indent.length);
    changes.push({ line, was: 'a tab', is: `${spaces.length} spaces` });
  }
  return { text: lines.join('\n'), changes };
}

/** Lines that belong to a value of several lines: white space in there is the editor's own. */
function linesOfValues(document: Document.Parsed, text: string): Set<number> {
  const lines = new Set<number>();
  visit(document, (_, node) => {
    if (!isScalar(node) || !node.range) return;
    const [first, last] = [lineAt(text, node.range[0]), lineAt(text, node.range[1])];
    if (first < last) for (let line = first; line <= last; line += 1) lines.add(line);
  });
  return lines;
}

function withoutTrailingSpaces(text: string): Tidied {
  const document = parse(text);
  if (document.errors.length > 0 || !/[ \t]$/m.test(text)) return { text, changes: [] };
  const kept = linesOfValues(document, text);
  const changes: Change[] = [];
  const lines = text.split('\n').map((written, index) => {
    const bare = written.replace(/(?<![ \t])[ \t]+$/, '');
    if (bare === written || kept.has(index + 1)) return written;
    changes.push({ line: index + 1, was: 'spaces at the end', is: 'none' });
    return bare;
  });
  return { text: lines.join('\n'), changes };
}

/** Fixes the white space of YAML: nothing that a value holds is touched. */
export function tidyYaml(written: string): Tidied {
  let { text } = { text: written };
  const changes: Change[] = [];
  // One tab hides the next from the parser.
  for (let round = withoutTabs(text); round.changes.length > 0; round = withoutTabs(text)) {
    text = round.text;
    changes.push(...round.changes);
  }
  if (changes.length > 0 && parse(text).errors.length > 0) return { text: written, changes: [] };
  const bare = withoutTrailingSpaces(text);
  return { text: bare.text, changes: [...changes, ...bare.changes] };
}
