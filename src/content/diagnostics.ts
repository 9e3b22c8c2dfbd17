/** A safe fix: replaces the characters `was` at a place by `is`. */
export interface Fix {
  line: number;
  column: number;
  was: string;
  is: string;
}

/** One mistake in the content: where it stands and what to write instead. */
export interface Diagnostic {
  /** The file as an editor knows it: 'content/pages/fee.yaml'. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in characters. */
  column: number;
  message: string;
  /** Only where one correction is certain. */
  fix?: Fix;
}

/** A diagnostic on one line, in the form `file:line:column: message`. */
export function formatDiagnostic({ file, line, column, message }: Diagnostic): string {
  return `${file}:${line}:${column}: ${message}`;
}

/** The diagnostics by file, line and column, each said once. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const once = new Map(diagnostics.map((diagnostic) => [formatDiagnostic(diagnostic), diagnostic]));
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
