import type { Diagnostic } from '../../content/diagnostics';
import { isRecord } from '../../content/record';
import type { Path } from '../../content/source-file';
import type { ReadKind } from './read-kind';

/** Each text in a value at whatever depth, with the way to it. */
function textsIn(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((part, index) => textsIn(part, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

/** The files of the register: the text at `file` of each pupil. */
function certificatesOf(kinds: readonly ReadKind[]): Set<string> {
  const register = kinds.find(({ name }) => name === 'register');
  const texts = textsIn(register?.value).filter(({ path }) => path.at(-1) === 'file');
  return new Set(texts.map(({ text }) => text));
}

/** Where a list names the certificate of a pupil, which is sent to nobody by a list. */
export function listedCertificates(kinds: readonly ReadKind[]): Diagnostic[] {
  const certificates = certificatesOf(kinds);
  return kinds.flatMap(({ name, source }) => {
    if (name === 'register' || !source) return [];
    return textsIn(source.value)
      .filter(({ text }) => certificates.has(text))
      .map(({ text, path }) => ({
        ...source.at(path),
        message:
          `${text} is a pupil's certificate in register.yaml and is not sent to everybody; ` +
          'name another file, or take the certificate out of the register',
      }));
  });
}
