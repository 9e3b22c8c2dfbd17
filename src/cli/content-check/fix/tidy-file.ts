import { decode } from './decode';
import { type Change, tidyYaml, type Tidied } from './tidy-yaml';

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
    changes.push({ line: 1, was: `${count} line ends of Windows`, is: 'plain ones' });
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
