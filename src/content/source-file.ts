import { LineCounter } from 'yaml';

/** The way from the top of a file to a value in it: ['blocks', 2, 'rows', 3]. */
export type Path = readonly (string | number)[];

/** A place in a file; line and column count from 1. */
export interface Place {
  /** 'content/pages/fee.yaml' */
  file: string;
  line: number;
  column: number;
}

/** What to point at: the value (or its key), and how many characters into the value's text. */
export interface Aim {
  aim?: 'key' | 'value';
  offset?: number;
}

/** A file that was read: its value, and where each part of the value stands. */
export interface SourceFile {
  /** 'content/pages/fee.yaml' */
  file: string;
  value: unknown;
  /** True when the file could not be understood, so that its value may be incomplete. */
  broken: boolean;
  /** The place of a value; of the nearest thing around it when there is no such value. */
  at(path: Path, aim?: Aim): Place;
}

/** Finds the place of an offset in a file's text. */
export function lineFinder(file: string, source: string): (offset: number) => Place {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of source.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => {
    const { line, col: column } = lines.linePos(offset);
    return { file, line, column };
  };
}

/**
 * Where the character at `offset` of a value stands in the source between `from` and `to`. The
 * source holds the same characters with other white space (folding, indentation) and marks of its
 * own (quotes, backslashes) among them.
 */
export function alignOffset(
  source: string,
  from: number,
  to: number,
  value: string,
  offset: number,
): number {
  let inValue = 0;
  let inSource = from;
  while (inValue < offset && inSource < to) {
    if (value[inValue] === source[inSource]) {
      inValue += 1;
      inSource += 1;
    } else if (isSpace(source[inSource])) inSource += 1;
    else if (isSpace(value[inValue])) inValue += 1;
    else inSource += 1;
  }
  while (inSource < to && source[inSource] !== value[offset] && !isSpace(value[offset])) {
    inSource += 1;
  }
  return inSource;
}

function isSpace(character: string | undefined): boolean {
  return character !== undefined && /\s/.test(character);
}

/** Reads a path as Yup writes it, 'blocks[2].rows[3]' or 'a["b.c"]'. */
export function parsePath(text: string): (string | number)[] {
  return [...text.matchAll(/\[(\d+)\]|\["([^"]*)"\]|([^.[\]]+)/g)].map(([, index, quoted, name]) =>
    index !== undefined ? Number(index) : (quoted ?? name ?? ''),
  );
}
