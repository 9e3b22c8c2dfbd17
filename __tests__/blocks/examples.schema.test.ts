/** @jest-environment node */
import { parse } from 'yaml';
import { blockKinds, blockRegistry } from '../../src/blocks/schemas';
import { noChecks } from '../../src/content/checks';
import { openContext } from '../../src/content/file-context';
import type { FolderFiles } from '../../src/content/folder-files';
import { isRecord } from '../../src/content/record';
import { checkValue } from '../../src/content/validate';
import { picturesIn } from '../../src/content/pictures-in';
import { EXAMPLE_NOW } from '../../src/lib/dates/example-today';
import { certificateRows } from '../../stories/blocks/certificates.rows';
import { blockExamples } from '../support/block-examples';

/** The documents that examples offer; sizes in bytes. */
const documents = {
  'prospectus.pdf': 248320,
  'school-calendar-2025-2026.pdf': 61440,
  'sample-transfer-certificate.pdf': 38912,
};

const folderWith = (pictures: string[]): FolderFiles => ({
  pictures: new Set(pictures.map((path) => path.replace(/^pictures\//, ''))),
  documents: new Map(Object.entries(documents).map(([name, bytes]) => [name, { bytes }])),
});

const idsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  const own = typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
};

/** Examples are written with plain spaces; which of them may not break is tested with typography. */
const plainSpaces = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

const all = blockKinds.flatMap((kind) =>
  Object.entries(blockExamples[kind] ?? {}).map(
    ([name, example]) => [kind, name, example] as const,
  ),
);

it('has an example of every kind', () => {
  for (const kind of blockKinds) expect(Object.keys(blockExamples[kind] ?? {})).not.toEqual([]);
});

it.each(all)('loads the %s example "%s" as it says', (kind, _name, { yaml, block }) => {
  const folder = folderWith(picturesIn(block));
  const written: unknown = parse(yaml);
  const buildMode = { now: Date.parse(EXAMPLE_NOW), preview: false };
  const certificates = () => certificateRows;
  const context = openContext(
    { folder, registry: blockRegistry, buildMode, certificates },
    idsIn(written),
  );
  const value: unknown = blockRegistry[kind].schema.validateSync(written, {
    abortEarly: false,
    context: { checks: context },
  });
  expect(plainSpaces(context.load([value]))).toEqual(plainSpaces([block]));
});

/** A value with something of another kind in the place of each of its parts. */
function* mistyped(value: unknown): Generator<unknown> {
  yield* [null, 'words', 5, [], ['words'], [null], {}, { words: null }];
  if (Array.isArray(value)) {
    for (const [index, item] of value.slice(0, 2).entries())
      for (const other of mistyped(item)) yield value.toSpliced(index, 1, other);
  } else if (isRecord(value)) {
    for (const [key, part] of Object.entries(value))
      for (const other of mistyped(part)) yield { ...value, [key]: other };
  }
}

it.each(all)('tells of every part of another kind in the %s example "%s"', (kind, _, { yaml }) => {
  for (const value of mistyped(parse(yaml))) {
    expect(() => checkValue(blockRegistry[kind].schema, value, noChecks)).not.toThrow();
  }
});

it.each(blockKinds)('documents every field of %s', (kind) => {
  const undocumented = (description: unknown, path: string): string[] => {
    if (!isRecord(description)) return [];
    const { meta, fields, innerType, type } = description;
    const own = type === 'lazy' || (isRecord(meta) && meta.description) ? [] : [path];
    const inner = isRecord(fields)
      ? Object.entries(fields).flatMap(([key, field]) => undocumented(field, `${path}.${key}`))
      : [];
    return [...own, ...inner, ...undocumented(innerType, `${path}[]`)];
  };
  expect(undocumented(blockRegistry[kind].schema.describe(), kind)).toEqual([]);
});
