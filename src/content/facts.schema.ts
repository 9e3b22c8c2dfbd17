import type { Diagnostic } from './diagnostics';
import { type Facts, fillFacts } from './facts';
import { isRecord } from './record';
import type { Path, SourceFile } from './source-file';

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
  return [...filled.diagnostics, ...blanks(source, source.value, [])];
}

function blanks(source: SourceFile, value: unknown, path: Path): Diagnostic[] {
  if (value === null || value === '') {
    return [
      { ...source.at(path), message: `"${path.at(-1)}" has no value; write one or remove it` },
    ];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => blanks(source, item, [...path, index]));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const inner = [...path, key];
    if (NAME.test(key)) return blanks(source, item, inner);
    const message = `"${key}" can't be named in a text; write a letter, then letters and digits`;
    return [{ ...source.at(inner, { aim: 'key' }), message }, ...blanks(source, item, inner)];
  });
}
