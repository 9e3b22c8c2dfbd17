/** @jest-environment node */
import Ajv from 'ajv';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { blockRegistry } from '../../src/blocks/schemas';
import { schemas } from '../../src/content-service/dataset/kinds';
import { listForms } from '../../src/cli/content-schemas/list-forms';
import { listFields } from '../../src/cli/content-schemas/lists-page';
import {
  editorSettings,
  schemaFiles,
  schemaPages,
} from '../../src/cli/content-schemas/write-schemas';
import { problemAt } from '../../src/cli/content-new/question';

const files = schemaFiles();
const ajv = new Ajv({ strict: false, allErrors: true });

const committed = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const read = (path: string) => parse(readFileSync(path, 'utf8')) as unknown;

// Editors know no schema for the front matter of Markdown.
const pages = readdirSync('content/pages').filter((name) => name.endsWith('.yaml'));

/** The written files that a schema is for; the sample lacks some, and has its birthdays in a table. */
const filesOf = (of: string) => {
  if (of.includes('*')) return pages.map((name) => join('content/pages', name));
  return /(brand|alert|birthdays)\.yaml$/.test(of) && !existsSync(of) ? [] : [of];
};

/** What a schema says against a value: where, and what. */
function schemaErrors(name: string, value: unknown): string[] {
  const { schema } = files.find((file) => file.name === name) ?? {};
  const validate = ajv.compile(schema ?? {});
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

it('are committed as the schemas of the content are now (npx school schemas)', () => {
  expect(
    readdirSync('schemas')
      .filter((name) => name.endsWith('.json'))
      .sort(),
  ).toEqual(files.map(({ name }) => name).sort());
  for (const { name, schema } of files) {
    expect({ name, schema: committed(join('schemas', name)) }).toEqual({ name, schema });
  }
  expect(committed('.vscode/settings.json')).toEqual(editorSettings(files));
});

it.each(files)('$name takes every file of the site that it is for', ({ name, of }) => {
  for (const file of filesOf(of)) {
    expect({ file, schemaErrors: schemaErrors(name, read(file)) }).toEqual({
      file,
      schemaErrors: [],
    });
  }
});

it('takes rows of birthdays, of a class that is a number too', () => {
  const rows = [{ name: 'Asha Menon', class: 5, birthday: '5 April' }];
  expect(schemaErrors('service-birthdays.json', rows)).toEqual([]);
  expect(schemaErrors('service-birthdays.json', [{ name: 'Asha Menon' }])).not.toEqual([]);
});

it.each<[unknown, boolean]>([
  [98.25, true],
  ['98.2%', true],
  ['491/500', true],
  ['491 out of 500', true],
  ['Distinction', false],
])('takes a topper’s result %j: %j', (division, isTaken) => {
  const topper = { name: 'Asha Menon', class: 'X', session: '2025-2026', division };
  expect(schemaErrors('service-toppers.json', [topper]).length === 0).toBe(isTaken);
});

it.each<[unknown, boolean]>([
  ['X', true],
  [10, true],
  ['Class 12', true],
  [null, false],
])('takes a topper’s class %j: %j', (grade, isTaken) => {
  const topper = { name: 'Asha Menon', class: grade, session: '2025-2026', division: 98 };
  expect(schemaErrors('service-toppers.json', [topper]).length === 0).toBe(isTaken);
});

const page = { path: '/A', title: 'A', description: 'About A.' };

it('takes the looks of a school, and no decoration that there is not', () => {
  const looks = { colours: { main: '#1F3A6E', accent: '#F2B134' }, decoration: 'plain' };
  expect(schemaErrors('brand.json', looks)).toEqual([]);
  expect(schemaErrors('brand.json', { ...looks, decoration: 'sea' })).not.toEqual([]);
});

it.each<[string, string, unknown, RegExp]>([
  ['an unknown key', 'page.json', { ...page, titel: 'A' }, /additional properties/],
  ['a missing one', 'page.json', { path: '/A', title: 'A' }, /'description'/],
  ['a list for a text', 'page.json', { ...page, title: ['A'] }, /^\/title /],
  ['an unknown block', 'page.json', { ...page, blocks: [{ kind: 'tabel' }] }, /^\/blocks\/0/],
  ['a word that is no choice', 'page.json', { ...page, kind: 'lively' }, /^\/kind /],
  ['a fact in a list of the service', 'service-news.json', { fact: 'a.b' }, /must be array/],
])('draw a red line below %s', (_, name, value, wanted) => {
  expect(schemaErrors(name, value)).toContainEqual(expect.stringMatching(wanted));
});

it('take a fact in the place of any value, and explain each field', () => {
  expect(schemaErrors('page.json', { ...page, title: { fact: 'site.name' } })).toEqual([]);
  const { properties } = files.find(({ name }) => name === 'page.json')?.schema ?? {};
  expect(properties?.reviewed).toMatchObject({
    description: 'The day somebody last checked the page.',
    examples: ['2026-10-12'],
  });
});

it.each(Object.entries(schemaPages()))(
  'are as the schemas are now: %s (npx school schemas)',
  (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

it('show each block that the sample has as a page of it writes it', () => {
  const text = readFileSync('schemas/blocks.md', 'utf8');
  for (const kind of Object.keys(blockRegistry)) expect(text).toContain(`\n## ${kind}\n`);
  expect(text).toMatch(/```yaml\nkind: table\n(?:.*\n)*?rows:\n {2}- \[/);
});

describe('the fields of lists (schemas/lists.md)', () => {
  it.each(Object.entries(schemas))('has examples that %s.yaml takes', (_, schema) => {
    for (const { key, example } of listFields(schema)) {
      if (example === '' || key.includes(':')) continue;
      const text = example.slice(1, -1);
      const value = text.startsWith('[') ? [text.slice(1, -1)] : text;
      expect({ key, problem: problemAt(schema, [{ [key]: value }], `[0].${key}`) }).toEqual({
        key,
      });
    }
  });

  it.each(Object.values(listForms))('has spellings of a $name that each field takes', (form) => {
    const takers = Object.values(schemas).flatMap((schema) =>
      listFields(schema).flatMap((field) =>
        field.form === form.name ? [{ schema, ...field }] : [],
      ),
    );
    for (const { schema, key } of takers) {
      for (const written of form.examples) {
        const problem = problemAt(schema, [{ [key]: written }], `[0].${key}`);
        expect({ key, written, problem }).toEqual({ key, written });
      }
    }
  });
});
