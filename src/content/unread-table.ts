/** The line below a table's head, in a paragraph: the head above it has more or fewer cells. */
function isRuleOfTable(line: string): boolean {
  const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|');
  return line.includes('|') && cells.every((cell) => /^:?-+:?$/.test(cell.trim()));
}

const isRow = (line: string) => /^\s*\|.*\|\s*$|\S\s+\|\s+\S/.test(line);

/** Cells as a spreadsheet and Word put them into a text, or with blanks between; a tab behind 'a)' or 'Phone:' makes none. */
const isPastedRow = (line: string) =>
  /\t|\S {3,}\S/.test(
    line.trim().replace(/^(?:\(?[\p{L}\p{N}]{1,4}[.)]|[^\t:]+:)(?:\t| {3,})/u, ''),
  );

const isSeveral = (lines: readonly string[], test: (line: string) => boolean) =>
  lines.filter(test).length > 1;

/** Why the lines of a paragraph, which look like a table, are read as none, and what to write; undefined for others. */
export function unreadTable(lines: readonly string[]): string | undefined {
  if (lines.some(isRuleOfTable)) {
    return (
      'this is not read as a table: its first row and the line of dashes below need as many cells ' +
      'as each other'
    );
  }
  if (isSeveral(lines, isRow)) {
    return 'this is not read as a table: write a line of dashes below its first row, such as | --- | --- |';
  }
  return isSeveral(lines, isPastedRow)
    ? 'these rows would run together: write them into a block of the kind table, or with | around the cells and a line of dashes, such as | --- | --- |, below the first one'
    : undefined;
}
