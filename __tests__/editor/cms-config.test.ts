/** @jest-environment node */
import type { Field } from '@sveltia/cms';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SchemaDescription } from 'yup';
import { blockKinds, blockRegistry } from '../../src/blocks/schemas';
import { homeSchema } from '../../src/content/home.schema';
import { navigationSchema } from '../../src/content/navigation.schema';
import { pageSchema } from '../../src/content/page.schema';
import { siteSchema } from '../../src/content/site.schema';
import { schemas as serviceSchemas } from '../../src/content-service/dataset/kinds';
import { cmsConfig } from '../../src/editor/cms-config';
import { fileForms } from '../../src/editor/file-forms';
import { copiedContent, removeFolders } from '../cli/support/copied-content';

const forms = fileForms('content');
const options = { school: 'A school', siteUrl: 'https://www.school.example' };
const config = cmsConfig(forms, options);

afterAll(removeFolders);

/** As much of a field as is looked at here. */
interface Shown {
  name: string;
  widget?: string;
  hint?: string;
  required?: boolean;
  options?: unknown[];
  fields?: Shown[];
  field?: Shown;
  types?: Shown[];
}

/** The fields of a form with those inside of them, by their paths: 'phones.number'. */
function byPath(fields: readonly Shown[], path = ''): Map<string, Shown> {
  return new Map(
    fields.flatMap((field) => {
      const own = `${path}${field.name}`;
      const inner = field.fields ?? field.field?.fields ?? [];
      return [[own, field] as const, ...byPath(inner, `${own}.`)];
    }),
  );
}

function fieldsOf(name: string): Shown[] {
  for (const collection of config.collections ?? []) {
    if ('files' in collection) {
      const file = collection.files.find((one) => one.name === name);
      if (file) return file.fields as Field[] as Shown[];
    }
    if ('folder' in collection && collection.format === name) return collection.fields as Shown[];
  }
  throw new Error(`There is no form ${name}.`);
}

/** The fields that a schema describes, by their paths; what a form shows as one text ends there. */
function described(schema: SchemaDescription, path = ''): Map<string, string> {
  const fields = (schema as { fields?: Record<string, SchemaDescription> }).fields ?? {};
  return new Map(
    Object.entries(fields).flatMap(([name, field]) => {
      const own = `${path}${name}`;
      const inner = (field as { innerType?: SchemaDescription }).innerType ?? field;
      return [[own, field.meta?.description ?? ''] as const, ...described(inner, `${own}.`)];
    }),
  );
}

const plain = (hint = '') => hint.replaceAll('\\', '');

function missing(shown: readonly Shown[], schema: SchemaDescription): string[] {
  const found = byPath(shown);
  return [...described(schema)]
    .filter(([path, description]) => !plain(found.get(path)?.hint).startsWith(description))
    .map(([path]) => path);
}

it.each([
  ['site', siteSchema],
  ['navigation', navigationSchema],
  ['home', homeSchema],
  ['page', pageSchema],
])('shows every field of %s with its description', (name, schema) => {
  expect(missing(fieldsOf(name), schema.describe())).toEqual([]);
});

it.each(Object.entries(serviceSchemas))('shows every field of the list %s', (name, schema) => {
  const [list] = fieldsOf(`service-${name}`);
  const inner = (schema.describe() as { innerType?: SchemaDescription }).innerType;
  if (!inner) return expect(missing(fieldsOf(`service-${name}`), schema.describe())).toEqual([]);
  expect(missing(list?.fields ?? [], inner)).toEqual([]);
});

it.each(Object.entries(blockRegistry))(
  'offers the block %s with every field',
  (kind, { schema }) => {
    const blocks = fieldsOf('page').find(({ name }) => name === 'blocks');
    const offered = blocks?.types?.find(({ name }) => name === kind);
    const own = schema.describe() as SchemaDescription & { fields: Record<string, unknown> };
    const { kind: _, ...fields } = own.fields;
    const rest = { ...own, fields } as unknown as SchemaDescription;
    expect(missing(offered?.fields ?? [], rest)).toEqual([]);
  },
);

it('offers blocks inside a block, to an end', () => {
  const typesIn = (field?: Shown) => field?.types ?? [];
  const inAccordion = (blocks: readonly Shown[]) => {
    const items = blocks.find(({ name }) => name === 'accordion')?.fields;
    const list = items?.find(({ name }) => name === 'items');
    return typesIn(list?.fields?.find(({ name }) => name === 'blocks'));
  };
  const first = typesIn(fieldsOf('page').find(({ name }) => name === 'blocks'));
  const second = inAccordion(first);
  const third = inAccordion(second);
  expect(second.map(({ name }) => name)).toEqual(blockKinds);
  expect(third.map(({ name }) => name)).toEqual(blockKinds.filter((name) => name !== 'accordion'));
});

it('has a form for every file of the content', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md)$/.test(name) && !name.endsWith('README.md'))
    .map((name) => `content/${name}`)
    // The sample's alone: no school has it to change.
    .filter((name) => name !== 'content/service/demo.yaml');
  const known = (name: string) =>
    forms.some(
      ({ file }) => name === file || (name.startsWith(`${file}/`) && name.endsWith('.yaml')),
    );
  expect(files.filter((name) => !known(name))).toEqual([]);
});

it('opens pages in Markdown in a format that the editor takes for .md files', () => {
  const folder = copiedContent();
  writeFileSync(join(folder, 'pages', 'hostel.md'), '---\npath: /Hostel\n---\n\nForty beds.\n');
  const { collections = [] } = cmsConfig(fileForms(folder), options);
  const texts = collections.find((one) => 'folder' in one && one.extension === 'md');
  // It refuses the whole configuration otherwise: "extension doesn't match the … format".
  expect(texts).toMatchObject({ name: 'texts', format: expect.stringMatching(/-frontmatter$/) });
});

it('explains facts with the comments that stand above them', () => {
  const found = byPath(fieldsOf('facts-fees'));
  expect(found.get('rows')?.hint).toBe('Rupees for each period.');
  expect(found.get('rows.amount')).toMatchObject({ widget: 'string' });
  expect(found.get('lateFine')?.required).toBe(true);
});

it('offers the words of a choice, and uploads into the folder of the list', () => {
  expect(byPath(fieldsOf('page')).get('kind')).toMatchObject({
    widget: 'select',
    options: ['static', 'live', 'form'],
    required: false,
  });
  const [news] = fieldsOf('service-news');
  expect(byPath(news?.fields ?? []).get('images')).toMatchObject({
    widget: 'image',
    multiple: true,
    media_folder: '/content/service/pictures/news',
  });
  expect(byPath(news?.fields ?? []).get('attachments')).toMatchObject({
    widget: 'file',
    media_folder: '/content/service/papers/news',
  });
});

it('offers the groups of the menu that navigation.yaml holds', () => {
  const { groups } = parse(readFileSync('content/navigation.yaml', 'utf8')) as {
    groups: { name: string }[];
  };
  expect(byPath(fieldsOf('page')).get('menu')).toMatchObject({
    widget: 'select',
    options: groups.map(({ name }) => name),
    required: false,
  });
});

it('sends changes to a branch for approval where a repository is named, else to a folder', () => {
  expect(config).toMatchObject({ publish_mode: 'simple', backend: { repo: 'local/website' } });
  const online = cmsConfig(forms, { ...options, repository: 'school/website', branch: 'main' });
  expect(online).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: { name: 'github', repo: 'school/website', branch: 'main' },
  });
});
