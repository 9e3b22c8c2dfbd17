/*
 * Lists of short texts are shown as one text: a line for each, and for tables the cells of a row
 * with '|' between them, as they are easily typed and pasted from a spreadsheet.
 */

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '|': '\\|' };

const escape = (text: string, pattern: RegExp) =>
  text.replace(pattern, (character) => escapes[character] ?? character);

const unescape = (text: string) =>
  text.replace(/\\([\\n|])/g, (_, character: string) => (character === 'n' ? '\n' : character));

/** Texts, one a line. */
export function linesText(texts: readonly string[]): string {
  return texts.map((text) => escape(text, /[\\\n]/g)).join('\n');
}

/** What stands on the lines of a text; blank lines are nothing. */
export function textLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => unescape(line.trim()))
    .filter((line) => line !== '');
}

/** Rows, one a line, with '|' between the cells. */
export function gridText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => escape(cell, /[\\\n|]/g)).join(' | ')).join('\n');
}

/** The rows of a text; a line pasted from a spreadsheet has tabs between its cells. */
export function textGrid(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = splitAtBars(line);
      const split = cells.length < 2 ? line.split('\t') : cells;
      return split.map((cell) => unescape(cell.trim()));
    });
}

/** Cuts at every bar that is not escaped. */
function splitAtBars(line: string): string[] {
  const cells = [''];
  for (const [piece] of line.matchAll(/\\.|[^\\|]+|./g)) {
    if (piece === '|') cells.push('');
    else cells[cells.length - 1] += piece;
  }
  return cells;
}
