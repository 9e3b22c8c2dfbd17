import { isUtf8 } from 'node:buffer';
import { isScalar, parseDocument, visit, type Document } from 'yaml';
import { utf16Of } from '../../../lib/files/utf-16';
import { pluralize } from '../../../lib/terminal/pluralize';

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
function tidyYaml(written: string): Tidied {
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

/**
 * The text of a file, and what it was that is no plain UTF-8; undefined when nobody but its writer can say which
 * encoding it has.
 */
function decode(bytes: Buffer): { text: string; was?: string } | undefined {
  const encoding = utf16Of(bytes);
  if (encoding) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? undefined : { text, was: encoding.toUpperCase() };
    } catch {
      // Half a character: the file was cut, and what is missing can't be known.
      return undefined;
    }
  }
  if (!isUtf8(bytes) || bytes.includes(0)) return undefined;
  const text = bytes.toString('utf8');
  if (!text.startsWith('\uFEFF')) return { text };
  return { text: text.slice(1), was: 'a byte order mark' };
}

/** The keys of a Markdown page, with the lines --- around them, and the text behind them. */
const markdown = /^(---[ \t]*\n)([\s\S]*?)(^---[ \t]*(?:\n|$)[\s\S]*)$/m;

const mergeMark = /^<{7} /m;

function tidyFront(text: string): Tidied {
  const [, first = '', front = '', rest = ''] =
    (text.startsWith('---') && markdown.exec(text)) || [];
  if (first === '') return { text, changes: [] };
  const tidied = tidyYaml(front);
  return {
    text: first + tidied.text + rest,
    changes: tidied.changes.map((change) => ({ ...change, line: change.line + 1 })),
  };
}

/**
 * Fixes how a file is stored and its white space. Undefined for a file that is no text: merge marks,
 * and bytes of an encoding that isn't known, are for its editor to look at.
 */
export function tidyFile(name: string, bytes: Buffer): Tidied | undefined {
  const decoded = decode(bytes);
  if (!decoded || decoded.text.trim() === '' || mergeMark.test(decoded.text)) return undefined;
  const changes: Change[] = [];
  let { text } = decoded;
  if (decoded.was !== undefined) changes.push({ line: 1, was: decoded.was, is: 'plain UTF-8' });
  if (text.includes('\r\n')) {
    const count = text.split('\r\n').length - 1;
    text = text.replaceAll('\r\n', '\n');
    changes.push({ line: 1, was: `${pluralize(count, 'line end')} of Windows`, is: 'plain' });
  }
  const tidied = name.endsWith('.md') ? tidyFront(text) : tidyYaml(text);
  text = tidied.text;
  changes.push(...tidied.changes);
  if (!text.endsWith('\n')) {
    changes.push({ line: text.split('\n').length, was: 'no line end', is: 'a line end' });
    text += '\n';
  }
  return { text, changes };
}
