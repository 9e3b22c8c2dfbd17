import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../content/diagnostics';
import { languageOf } from '../../content/language';
import { isRecord } from '../../content/record';
import { admissionKey } from '../../lib/certificate-number';
import { sessionOf } from '../../lib/dates/session';
import { parseWrittenDay } from '../../lib/dates/written-day';
import { lettersOf } from '../../lib/privacy/name-fingerprints';
import { revisionIn } from '../kinds/circulars';
import type { ReadKind } from './read-kind';

type Item = Record<string, unknown>;

/** By what two items of a list are most likely one. */
interface Likely {
  /** What both share; an item without it is like none. */
  key: (item: Item, firstMonth: number) => string | undefined;
  /** What may stand in one of them alone, but not in both with two values. */
  alone: readonly string[];
  shared: string;
  advice: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const dayOf = ({ date }: Item) => parseWrittenDay(text(date));

const circulars: readonly Likely[] = [
  {
    key(item, firstMonth) {
      const [number, day] = [admissionKey(text(item['number'])), dayOf(item)];
      if (number === '' || day === undefined) return undefined;
      const told = revisionIn(text(item['title']));
      return `${number} ${sessionOf(day, firstMonth)} ${languageOf(item, [])} ${told}`;
    },
    alone: ['classes'],
    shared: 'has this number in the same session',
    advice: 'correct the number of one',
  },
  {
    key: (item) => `${lettersOf(text(item['title']))} ${dayOf(item)}`,
    alone: ['attachments', 'classes'],
    shared: 'has this title on the same day',
    advice: 'let their titles differ',
  },
];

/** Nothing of a pupil is repeated: what is told may stand in a public log. */
const register: Likely = {
  key({ admission, name }) {
    const number = admissionKey(text(admission));
    return number === '' ? undefined : `${number} ${lettersOf(text(name))}`;
  },
  alone: ['number'],
  shared: 'is of the same pupil, and who asks gets its certificate alone',
  advice: 'write the number of each certificate',
};

const likelyIn: ReadonlyMap<string, readonly Likely[]> = new Map([
  ['circulars', circulars],
  ['register', [register]],
]);

/** A value with what is in its first file in the place of the path: a copy has another name. */
function withBytes(dir: string, value: unknown): unknown {
  const [first] = [value].flat() as unknown[];
  const path = isRecord(first) ? first['file'] : first;
  const file = typeof path === 'string' && /^papers\//.test(path) ? join(dir, path) : '';
  return existsSync(file) ? readFileSync(file, 'base64') : value;
}

const differ = (dir: string, one: unknown, other: unknown) =>
  one !== undefined &&
  other !== undefined &&
  JSON.stringify(one) !== JSON.stringify(other) &&
  withBytes(dir, one) !== withBytes(dir, other);

/**
 * The items of a list that most likely stand there twice, such as a circular that was typed and then imported. Nobody
 * is kept from it: two circulars may share a number.
 */
export function likelyTwice(
  dir: string,
  { name, source, value }: ReadKind,
  firstMonth: number,
): Diagnostic[] {
  const likely = likelyIn.get(name);
  if (!source || !likely || !Array.isArray(value)) return [];
  const items = value as Item[];
  const known = new Map<string, number[]>();
  return items.flatMap((item, index) => {
    for (const { key, alone, shared, advice } of likely) {
      const own = isRecord(item) ? key(item, firstMonth) : undefined;
      if (own === undefined) continue;
      const group = `${shared} ${own}`;
      const before = known.get(group) ?? [];
      known.set(group, [...before, index]);
      const other = before.find(
        (one) => !alone.some((field) => differ(dir, items[one]?.[field], item[field])),
      );
      if (other === undefined) continue;
      const { line } = source.at([other]);
      const message = `it most likely stands here twice: the one in line ${line} ${shared}; take one of the two away, or ${advice}`;
      return [{ ...source.at([index]), message }];
    }
    return [];
  });
}
