import type { Diagnostic } from './diagnostics';
import { type FactValue, type FilledText, fillText } from './fact-text';
import { didYouMean } from './nearest';
import { isRecord } from './record';
import type { Aim, Path, SourceFile } from './source-file';
import { valuesIn } from './values-in';

/** What looking a fact up gives: its value and where it stands, or why there is none. */
type FoundFact =
  | { value: unknown; source: SourceFile; path: Path }
  | Exclude<FactValue, { value: unknown }>;

/** The facts of the content folder, by the names that texts call them: 'fees.lateFine'. */
export interface Facts {
  find(name: string): FoundFact;
}

/** A file with its facts in place. */
export interface FilledFile {
  /** As read, but `value` holds no facts any more; places inside a taken fact are the fact's own. */
  source: SourceFile;
  diagnostics: Diagnostic[];
  /** True for a path whose fact could not be put in, so that its value proves nothing. */
  isUnsure(path: Path): boolean;
}

/**
 * Gathers facts from the files of content/facts; `sources` is keyed by the file's bare name. Of what `isMistaken`
 * the file itself has a diagnostic: the fact isn't missing as well.
 */
export function gatherFacts(
  sources: ReadonlyMap<string, SourceFile>,
  isMistaken: (name: string) => boolean = () => false,
): Facts {
  const names = [...sources].flatMap(([name, { value }]) => namesIn(value, name));
  const find = (name: string, busy: readonly string[]): FoundFact => {
    const circle = { problem: `the fact ${name} speaks of itself`, circle: true as const };
    if (busy.includes(name)) return circle;
    const [first = '', ...path] = name.split('.');
    const source = sources.get(first);
    const value = path.reduce<unknown>(step, source?.value);
    // 'Ph: 98300' without quotes is a group to YAML.
    if (source?.broken && isRecord(value)) return { hidden: true };
    if (value === undefined || !source) {
      // A file that can't be read has been reported; its facts are not missing.
      if (source?.broken || isMistaken(name)) return { hidden: true };
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
    // What is wrong inside a fact is reported for the fact's own file, not for each that takes it.
    const filled = new Filling(source, inner).fill(value, path);
    return circles ? circle : { value: filled, source, path };
  };
  return { find: (name) => find(name, []) };
}

/** Puts facts in their places: `{ fact: … }` maps are replaced, marks in texts are filled. */
export function fillFacts(source: SourceFile, facts: Facts): FilledFile {
  const filling = new Filling(source, facts);
  const value = filling.fill(source.value, []);
  return {
    source: { ...source, value, at: (path, aim) => filling.at(path, aim) },
    diagnostics: filling.diagnostics,
    isUnsure: (path) => filling.unsure.some((prefix) => startsWith(path, prefix)),
  };
}

/** The work on one file, or on a fact of it, and the memory of what was put where. */
class Filling {
  readonly diagnostics: Diagnostic[] = [];
  readonly unsure: Path[] = [];
  private readonly texts = new Map<string, FilledText>();
  private readonly taken: { at: Path; source: SourceFile; path: Path }[] = [];

  constructor(
    private readonly source: SourceFile,
    private readonly facts: Facts,
  ) {}

  fill(value: unknown, path: Path): unknown {
    if (typeof value === 'string') return value.includes('{{') ? this.fillText(value, path) : value;
    const name = wholeFact(value);
    if (name !== undefined) return this.takeFact(name, path);
    if (Array.isArray(value)) return value.map((item, index) => this.fill(item, [...path, index]));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, this.fill(item, [...path, key])]),
    );
  }

  at(path: Path, aim: Aim = {}) {
    const fact = this.taken.find(({ at }) => startsWith(path, at) && path.length > at.length);
    if (fact) return fact.source.at([...fact.path, ...path.slice(fact.at.length)], aim);
    const text = this.texts.get(JSON.stringify(path));
    if (!text || aim.offset === undefined) return this.source.at(path, aim);
    return this.source.at(path, { ...aim, offset: text.back(aim.offset) });
  }

  private fillText(value: string, path: Path): string {
    const filled = fillText(value, (name) => this.facts.find(name));
    this.texts.set(JSON.stringify(path), filled);
    if (!filled.sure) this.unsure.push(path);
    for (const { offset, message } of filled.problems) {
      this.diagnostics.push({ ...this.source.at(path, { offset }), message });
    }
    return filled.text;
  }

  private takeFact(name: string, path: Path): unknown {
    const found = this.facts.find(name);
    if ('value' in found) {
      this.taken.push({ at: path, source: found.source, path: found.path });
      return found.value;
    }
    this.unsure.push(path);
    if ('problem' in found) {
      this.diagnostics.push({ ...this.source.at([...path, 'fact']), message: found.problem });
    }
    return undefined;
  }
}

/** The name in `{ fact: fees.rows }`, a map of that one key. */
function wholeFact(value: unknown): string | undefined {
  if (!isRecord(value) || Object.keys(value).length !== 1) return undefined;
  return typeof value.fact === 'string' ? value.fact : undefined;
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

function startsWith(path: Path, prefix: Path): boolean {
  return prefix.length <= path.length && prefix.every((step, index) => path[index] === step);
}

const NAME = /^[A-Za-z][\w-]*$/;

/**
 * What is wrong with a file of content/facts. Facts are free: any keys, with words, numbers, lists
 * or groups. Only a key that no text could name, and a key without a value, are diagnostics.
 */
export function factDiagnostics(source: SourceFile, facts: Facts): Diagnostic[] {
  if (source.broken) return [];
  const filled = fillFacts(source, facts);
  if (!isRecord(filled.source.value)) {
    return [
      { ...source.at([]), message: 'a file of facts is a group of keys, like "lateFine: 50"' },
    ];
  }
  return [...filled.diagnostics, ...wrongFacts(source)];
}

/** Facts without a value, and those that no text can name. */
const wrongFacts = (source: SourceFile): Diagnostic[] =>
  valuesIn(source.value).flatMap(({ value, path }) => {
    const key = path.at(-1);
    const isNamed = typeof key !== 'string' || NAME.test(key);
    const unnamed = `"${key}" can't be named in a text; write a letter, then letters and digits`;
    const blank = `"${key}" has no value; write one or remove it`;
    return [
      ...(isNamed ? [] : [{ ...source.at(path, { aim: 'key' }), message: unnamed }]),
      ...(value === null || value === '' ? [{ ...source.at(path), message: blank }] : []),
    ];
  });
