/** An applied fix: its line, and the text before and after. */
export interface Change {
  line: number;
  was: string;
  is: string;
}

/** A change on one line: `content/site.yaml:12: 0135000000 -> '0135000000'`. */
export function formatChange(file: string, { line, was, is }: Change): string {
  return `${file}:${line}: ${was} -> ${is}`;
}
