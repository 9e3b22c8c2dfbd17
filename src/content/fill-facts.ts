import { fillText, wholeFact, type Facts, type FilledText } from './facts';
import type { Fault } from './faults';
import { isRecord } from './record';
import type { Aim, Path, SourceFile } from './source-file';

/** A file with its facts in place. */
export interface FilledFile {
  /** As read, but `value` holds no facts any more; places inside a taken fact are the fact's own. */
  source: SourceFile;
  faults: Fault[];
  /** True for a path whose fact could not be put in, so that its value proves nothing. */
  isUnsure(path: Path): boolean;
}

/** Puts facts in their places: `{ fact: … }` maps are replaced, marks in texts are filled. */
export function fillFacts(source: SourceFile, facts: Facts): FilledFile {
  const filling = new Filling(source, facts);
  const value = filling.fill(source.value, []);
  return {
    source: { ...source, value, at: (path, aim) => filling.at(path, aim) },
    faults: filling.faults,
    isUnsure: (path) => filling.unsure.some((prefix) => startsWith(path, prefix)),
  };
}

/** The work on one file, and the memory of what was put where. */
class Filling {
  readonly faults: Fault[] = [];
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
    const filled = fillText(value, this.facts);
    this.texts.set(JSON.stringify(path), filled);
    if (!filled.sure) this.unsure.push(path);
    for (const { offset, message } of filled.problems) {
      this.faults.push({ ...this.source.at(path, { offset }), message });
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
      this.faults.push({ ...this.source.at([...path, 'fact']), message: found.problem });
    }
    return undefined;
  }
}

function startsWith(path: Path, prefix: Path): boolean {
  return prefix.length <= path.length && prefix.every((step, index) => path[index] === step);
}
