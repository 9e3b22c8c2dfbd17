import { factFormats, formatNeeds, isScalar } from './fact-formats';
import { didYouMean } from './nearest';
import { isRecord } from './record';
import type { Path, SourceFile } from './source-file';

/** What looking a fact up gives: its value and where it stands, or why there is none. */
export type FoundFact =
  | { value: unknown; source: SourceFile; path: Path }
  | { hidden: true }
  | { problem: string; circle?: true };

/** The facts of the content folder, by the names that texts call them: 'fees.lateFine'. */
export interface Facts {
  find(name: string): FoundFact;
}

/** What a text with facts became, and how to get back from its characters to the written ones. */
export interface FilledText {
  text: string;
  problems: { offset: number; message: string }[];
  /** False when a fact could not be put in; an ellipsis stands in its place. */
  sure: boolean;
  /** The offset in the written text of an offset in the filled text. */
  back(offset: number): number;
}

const MARK = /\{\{(.*?)\}\}|\{\{/gs;
const INSIDE = /^\s*([\w-]+(?:\.[\w-]+)*)\s*(?:\|\s*([\w-]+)\s*)?$/;

/** Gathers facts from the files of content/facts; `sources` is keyed by the file's bare name. */
export function gatherFacts(sources: ReadonlyMap<string, SourceFile>): Facts {
  const names = [...sources].flatMap(([name, { value }]) => namesIn(value, name));
  const find = (name: string, busy: readonly string[]): FoundFact => {
    const circle = { problem: `the fact ${name} speaks of itself`, circle: true as const };
    if (busy.includes(name)) return circle;
    const [first = '', ...path] = name.split('.');
    const source = sources.get(first);
    const value = path.reduce<unknown>(step, source?.value);
    if (value === undefined || !source) {
      // A file that can't be read has been reported; its facts are not missing.
      if (source?.broken) return { hidden: true };
      return { problem: `unknown fact "${name}"${didYouMean(name, names)}` };
    }
    let circles = false;
    const inner: Facts = {
      find(other) {
        const found = find(other, [...busy, name]);
        circles ||= 'circle' in found;
        return found;
      },
    };
    const filled = fillDeep(value, inner);
    return circles ? circle : { value: filled, source, path };
  };
  return { find: (name) => find(name, []) };
}

/** Replaces every `{{ fact | format }}` in a text. */
export function fillText(text: string, facts: Facts): FilledText {
  const problems: FilledText['problems'] = [];
  const parts: { start: number; end: number; from: number; to: number }[] = [];
  let grown = 0;
  let sure = true;
  const filled = text.replace(MARK, (mark: string, inside: string | undefined, offset: number) => {
    const written = writeFact(inside, facts);
    const { words = '…', problem } = written;
    sure &&= written.words !== undefined;
    if (problem !== undefined) problems.push({ offset, message: problem });
    const start = offset + grown;
    grown += words.length - mark.length;
    parts.push({ start, end: start + words.length, from: offset, to: offset + mark.length });
    return words;
  });
  const back = (offset: number) => {
    let shift = 0;
    for (const part of parts) {
      if (offset < part.start) break;
      if (offset < part.end) return part.from;
      shift = part.to - part.end;
    }
    return offset + shift;
  };
  return { text: filled, problems, sure, back };
}

function writeFact(inside: string | undefined, facts: Facts): { words?: string; problem?: string } {
  const [, name, format] = INSIDE.exec(inside ?? '') ?? [];
  if (name === undefined) {
    return { problem: 'not a fact; write it like {{ fees.lateFine | money }}' };
  }
  const found = facts.find(name);
  if ('problem' in found) return { problem: found.problem };
  if ('hidden' in found) return {};
  if (format === undefined) {
    if (isScalar(found.value)) return { words: String(found.value) };
    const advice = `write {{ ${name} | list }}, or take it whole with { fact: ${name} }`;
    return { problem: `the fact ${name} is a list or a group; ${advice}` };
  }
  const formats = Object.keys(factFormats);
  const write = factFormats[format];
  if (!write) return { problem: `unknown format "${format}"${didYouMean(format, formats)}` };
  const text = write(found.value);
  if (text !== undefined) return { words: text };
  return { problem: `the format ${format} needs ${formatNeeds[format]}; ${name} is not` };
}

function namesIn(value: unknown, name: string): string[] {
  if (!isRecord(value)) return [name];
  const inner = Object.entries(value).flatMap(([key, item]) => namesIn(item, `${name}.${key}`));
  return [name, ...inner];
}

function step(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The name in `{ fact: fees.rows }`, a map of that one key. */
export function wholeFact(value: unknown): string | undefined {
  if (!isRecord(value) || Object.keys(value).length !== 1) return undefined;
  return typeof value.fact === 'string' ? value.fact : undefined;
}

function fillDeep(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return fillText(value, facts).text;
  const name = wholeFact(value);
  if (name !== undefined) {
    const found = facts.find(name);
    return 'value' in found ? found.value : undefined;
  }
  if (Array.isArray(value)) return value.map((item) => fillDeep(item, facts));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillDeep(item, facts)]),
  );
}
