import { type Change, tidyYaml, type Tidied } from './tidy-yaml';
import { isUtf8 } from 'node:buffer';
import { utf16Of } from '../../../lib/files/utf-16';
import { pluralize } from '../../../lib/terminal/pluralize';

/** A text, and whether it was stored in another encoding or with a mark at its beginning. */
interface Decoded {
  text: string;
  was?: string;
}

/** The text of a file; undefined when nobody but its writer can say which encoding it has. */
function decode(bytes: Buffer): Decoded | undefined {
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
