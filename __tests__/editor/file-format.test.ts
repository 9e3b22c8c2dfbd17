/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentOf, type Content, textOf } from '../../src/editor/file-format';
import { fileForms } from '../../src/editor/file-forms';
import type { FileForm, Form } from '../../src/editor/form';
import { patchYaml } from '../../src/editor/patch-yaml';

/** What the sample has no file of: looks of its own, something urgent, and birthdays, which are a CSV. */
const leftOut = ['content/brand.yaml', 'content/alert.yaml', 'content/service/birthdays.yaml'];

const forms = fileForms('content');
const written = forms.filter(({ file }) => !leftOut.includes(file) || existsSync(file));
const files = written.flatMap((form) =>
  form.file.endsWith('.yaml')
    ? [{ form, file: form.file }]
    : readdirSync(form.file).map((name) => ({ form, file: join(form.file, name) })),
);
const formOf = (name: string) => forms.find((form) => form.name === name) as FileForm;

/** As the editor has it: a copy, without the spaces at the ends. */
const opened = (form: FileForm, text: string) =>
  JSON.parse(JSON.stringify(contentOf(form, text.trim()))) as Content;

/** The text of a file after a change to what the editor shows. */
function edited(name: string, text: string, change: (content: Content) => void): string {
  const form = formOf(name);
  const content = opened(form, text);
  change(content);
  return textOf(form, content);
}

it.each(files)('opens and saves $file to the letter', ({ form, file }) => {
  const text = readFileSync(file, 'utf8');
  expect(textOf(form, opened(form, text))).toBe(text);
});

const fees = readFileSync('content/facts/fees.yaml', 'utf8');

it('writes a change where it belongs, and leaves every other line', () => {
  const text = edited('facts-fees', fees, (content) => {
    content['lateFine'] = '60';
    content['dueMonths'] = 'May\nJuly\nAugust';
  });
  expect(text).toBe(
    fees
      .replace('lateFine: 50', 'lateFine: 60')
      .replace(/dueMonths: \[.*\]/, 'dueMonths: [May, July, August]'),
  );
});

const page = `# Who wrote this.
path: /A
title: 'It''s A'
menu: null
description: >-
  Two lines that
  are one.
blocks:
  # The figures.
  - kind: figures
    items: { fact: fees.figures }
  - kind: table
    caption: Ages
    columns: [Class, { label: Age, align: end }]
    rows:
      - [I, 6] # not yet seven
      - [II, 'a | b']
    unheard: of
`;

type Block = Record<string, unknown>;
const blocksOf = (content: Content) => content['blocks'] as Block[];

it('shows tables, facts and groups as text', () => {
  const [figures, table] = blocksOf(opened(formOf('page'), page));
  expect(figures).toEqual({ kind: 'figures', fromFacts: 'items: fees.figures' });
  expect(table).toMatchObject({
    columns: 'Class\n{ label: Age, align: end }',
    rows: 'I | 6\nII | a \\| b',
  });
});

it('keeps what a form has no place for, also when things around it change', () => {
  const text = edited('page', page, (content) => {
    const [, table] = blocksOf(content);
    Object.assign(table ?? {}, { rows: 'I | 6\nII | a \\| b\nIII\t8', caption: 'Ages: all' });
    content['title'] = 'It’s B';
  });
  expect(text).toBe(
    page
      .replace("'It''s A'", "'It’s B'")
      .replace('caption: Ages', "caption: 'Ages: all'")
      .replace("'a | b']\n", "'a | b']\n      - [III, '8']\n"),
  );
});

it('moves and removes blocks with their comments and hidden keys', () => {
  const text = edited('page', page, (content) => blocksOf(content).reverse());
  const moved = parse(text) as { blocks: Block[] };
  const [first, second] = (parse(page) as { blocks: Block[] }).blocks;
  expect(moved.blocks).toEqual([second, first]);
  const shorter = edited('page', page, (content) => blocksOf(content).shift());
  expect((parse(shorter) as { blocks: Block[] }).blocks).toEqual([second]);
  expect(shorter).toContain('# not yet seven');
});

it('takes a list from the facts, or no longer', () => {
  const text = edited('page', page, (content) => {
    const [figures, table] = blocksOf(content);
    Object.assign(figures ?? {}, { fromFacts: '', items: [{ value: '4', label: 'houses' }] });
    Object.assign(table ?? {}, { rows: '', fromFacts: 'rows: timings.weekdayRows' });
  });
  const { blocks } = parse(text) as { blocks: Block[] };
  expect(blocks[0]?.['items']).toEqual([{ value: '4', label: 'houses' }]);
  expect(blocks[1]?.['rows']).toEqual({ fact: 'timings.weekdayRows' });
});

it('leaves out what was emptied, and writes a new file in the order of its fields', () => {
  expect(edited('page', page, (content) => (content['blocks'] = []))).not.toContain('blocks');
  const form = formOf('page');
  const text = textOf(form, { title: 'New', path: '/New', order: '3', menu: '', blocks: [] });
  expect(text).toBe('path: /New\ntitle: New\norder: 3\n');
});

it('adds an item on top of a list as the others are written', () => {
  const list = '# Ours.\n- { title: Holi, date: 4 March }\n- { title: Diwali, date: 8 November }\n';
  const text = edited('service-calendar', list, (content) => {
    (content['calendar'] as Block[]).unshift({ title: 'Harela, a feast', date: '16 July' });
  });
  expect(text).toBe(list.replace('- {', "- { title: 'Harela, a feast', date: 16 July }\n- {"));
});

it.each(['491/500', '98.2%'])(
  'shows a result that is written %s, and keeps one that is typed',
  (result) => {
    const list = `- { name: Asha, class: X, session: 2025-2026, division: ${result} }\n`;
    const typed = edited('service-toppers', list, (content) => {
      const [topper] = content['toppers'] as Block[];
      expect(topper).toMatchObject({ division: result });
      Object.assign(topper ?? {}, { division: '492/500' });
    });
    expect(typed).toBe(list.replace(result, '492/500'));
  },
);

it.each([
  ['- title: A\n', '\n- title: Harela, a feast\n  images: ['],
  ['- { title: A }\n', "\n- { title: 'Harela, a feast', images: ["],
])('writes a new item behind %j as it is written, short lists on one line', (list, begins) => {
  const item = { title: 'Harela, a feast', images: ['pictures/a.webp', 'pictures/b, c.webp'] };
  const text = patchYaml(list, [{ title: 'A' }, item]);
  expect(text).toContain(begins);
  expect(text).toContain("images: [pictures/a.webp, 'pictures/b, c.webp']");
});

it.each([
  ['# Ours\n[]\n# end\n', '# Ours\n- title: B\n# end\n', [{ title: 'B' }]],
  ['# Ours\n', '# Ours\n- title: B\n', [{ title: 'B' }]],
  ['# Ours\n- title: A\n# rest\n', '# Ours\n[]\n# rest\n', []],
  [
    '- title: A # a\n# of B\n- title: B\n\n- title: C\n# of D\n- title: D # d\n',
    '# of B\n- title: B\n\n# of D\n- title: D # d\n',
    [{ title: 'B' }, { title: 'D' }],
  ],
])('keeps the comments of the list %j', (list, changed, items) => {
  expect(patchYaml(list, items)).toBe(changed);
});

it('keeps Markdown below its front matter', () => {
  const fields = (formOf('page').form as Extract<Form, { is: 'group' }>).fields;
  const form: FileForm = {
    ...formOf('page'),
    extension: 'md',
    form: { is: 'group', fields: fields.filter(({ name }) => name !== 'blocks') },
  };
  const text = '---\npath: /A # here\ntitle: A\n---\n\n# Heading\n\nWords.\n';
  expect(textOf(form, opened(form, text))).toBe(text);
  const changed = { ...opened(form, text), title: 'B', body: 'Other words.' };
  expect(textOf(form, changed)).toBe('---\npath: /A # here\ntitle: B\n---\n\nOther words.\n');
});
