/** One mistake in the content: where it stands and what to write instead. */
export interface Fault {
  /** The file as an editor knows it: 'content/pages/fee.yaml'. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in characters. */
  column: number;
  message: string;
}

/** A fault on one line, in the form that editors and terminals can jump to. */
export function formatFault({ file, line, column, message }: Fault): string {
  return `${file}:${line}:${column}: ${message}`;
}

/** The faults by file, line and column, each said once. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  const once = new Map(faults.map((fault) => [formatFault(fault), fault]));
  return [...once.values()].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.message, b.message),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
