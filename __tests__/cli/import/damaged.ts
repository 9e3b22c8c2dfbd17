import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { seeded } from '../../support/seeded';
import { newFolder } from '../support/copied-content';
import { fixture, importInto, read } from './support';

const names = [
  'toppers.xlsx',
  'toppers.xls',
  'toppers.ods',
  'calendar.xlsx',
  'birthdays-300.csv',
  'unicode-text.txt',
];

const documents = ['hostel.docx', 'phone.ics', 'wordpress.xml'];

/** The bytes of a file with some of them changed, cut off, doubled or exchanged. */
function spoilt(bytes: Buffer, random: () => number): Buffer {
  const at = () => Math.floor(random() * bytes.length);
  const kind = Math.floor(random() * 4);
  if (kind === 0) return bytes.subarray(0, at());
  if (kind === 1) {
    const [from, to] = [at(), at()].sort((a, b) => a - b);
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  }
  const changed = Buffer.from(bytes);
  const count = kind === 2 ? 1 : 40;
  for (let one = 0; one < count; one += 1) changed[at()] = Math.floor(random() * 256);
  return changed;
}

/** Imports damaged spreadsheets: each ends in words and not in an error of the program, and leaves whole lists. */
export async function damaged(count: number, seed: number, dir: string): Promise<void> {
  const random = seeded(seed);
  const path = join(newFolder(), 'damaged');
  for (let one = 0; one < count; one += 1) {
    const name = names[Math.floor(random() * names.length)] ?? '';
    writeFileSync(path, spoilt(readFileSync(fixture(name)), random));
    const list = name.startsWith('toppers')
      ? 'toppers'
      : name.startsWith('calendar')
        ? 'calendar'
        : 'birthdays';
    const fixed = list === 'toppers' ? ['--set', 'session=2025-2026', '--sheet', 'ISC 2026'] : [];
    const file = list === 'birthdays' ? 'service/birthdays.csv' : `service/${list}.yaml`;
    const before = read(dir, file);
    const ended = await importInto(dir, path, '--to', list, ...fixed, '--yes');
    const told = `seed ${seed}, ${one}: ${name}\n${ended.errorOutput}`;
    expect([told, /\n {4}at /.test(ended.errorOutput)]).toEqual([told, false]);
    const after = read(dir, file);
    if (after !== before && list !== 'birthdays') expect(Array.isArray(parse(after))).toBe(true);
    expect(ended.output.includes('written  ')).toBe(after !== before);
    // Each file meets the list as it was.
    writeFileSync(join(dir, file), before);
  }
}

/** The same of documents, which are only shown. */
export async function damagedDocuments(count: number, seed: number, dir: string): Promise<void> {
  const random = seeded(seed);
  const folder = newFolder();
  for (let one = 0; one < count; one += 1) {
    const name = documents[Math.floor(random() * documents.length)] ?? '';
    const path = join(folder, name);
    writeFileSync(path, spoilt(readFileSync(fixture(name)), random));
    const { errorOutput } = await importInto(dir, path);
    const told = `seed ${seed}, ${one}: ${name}\n${errorOutput}`;
    expect([told, /\n {4}at /.test(errorOutput)]).toEqual([told, false]);
  }
}
