import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '../../../content/read-yaml';
import { isRecord } from '../../../content/record';
import { patchYaml } from '../../../editor/patch-yaml';
import { dialled } from '../../../lib/phones/dialled';
import { headingKey } from '../columns/headings';
import { readPhone } from '../values/read-phone';
import { readTableCell, wordsOfCell } from '../values/read-table-cell';
import { letters, nameField } from './common-fields';
import { type ListFile, unreadable } from './list-file';
import type { Field, ListItem, Target } from './target';

type Block = Record<string, unknown>;

const blocksOf = (value: unknown): Block[] =>
  isRecord(value) && Array.isArray(value.blocks) ? value.blocks.filter(isRecord) : [];

const peopleFields: readonly Field[] = [
  nameField,
  {
    key: 'role',
    words: 'the office or task',
    headings:
      'role designation पदनाम पद desig desgn desg desgination post position office task title subject department dept subjecttaught विषय occupation presentoccupation profession presentdesignation',
    needed: true,
  },
  {
    key: 'detail',
    words: 'one more line',
    headings:
      'detail details qualification योग्यता शैक्षणिकयोग्यता qualifications qual degree degrees educationalqualification academicqualification subjects class house experience batch',
  },
];

/** A block of a page is one list. */
const whole = { others: '' };

/** What tells rows with these keys from each other: a subject has several books, and a person several posts. */
function rowsBy(keys: readonly string[]): Pick<Target, 'identities' | 'doubled' | 'likely'> {
  const ofKeys = (count?: number) => (item: ListItem) =>
    keys
      .slice(0, count)
      .map((key) => letters(wordsOfCell(item[key])))
      .join(' ');
  const [first = ''] = keys;
  return {
    identities: [ofKeys(1), ofKeys(), ofKeys(2)],
    doubled: ofKeys(),
    ...(nameField.headings.split(' ').includes(headingKey(first)) && {
      likely: { same: ofKeys(1), words: `the same "${first}" as` },
    }),
  };
}

const peopleTarget = (name: string): Target => ({
  name,
  words: 'people of a page',
  fields: peopleFields,
  nameKey: 'name',
  ...rowsBy(peopleFields.map(({ key }) => key)),
  scope: whole,
});

const labelOf = (column: unknown) => String(isRecord(column) ? column.label : column);

/** Labels with a number behind those that stand there already: 'Total', 'Total 2'. */
const toldApart = (labels: readonly string[]): string[] =>
  labels.map((label, at) => {
    const before = labels.slice(0, at).filter((one) => one === label).length;
    return before === 0 ? label : `${label} ${before + 1}`;
  });

const isPhone = /\b(?:phone|mobile|mob|tel|telephone|whatsapp|contact (?:no|number))\b/i;

const phoneHeadings =
  'phone phoneno phonenumber mobile mobileno mobilenumber contact contactno contactnumber telephone tel whatsapp';

/** The usual headings of what a column holds, where no other column of the table holds the like. */
function headingsOf(label: string, labels: readonly string[]): string {
  const key = headingKey(label);
  const usual = [...peopleFields.map(({ headings }) => headings), phoneHeadings].map((words) =>
    words.split(' '),
  );
  const like = usual.find((words) => words.includes(key)) ?? [];
  const isOnly = labels.filter((one) => like.includes(headingKey(one))).length === 1;
  return [key, ...(isOnly ? like : [])].join(' ');
}

/** The columns that tell rows apart: all but the number of the row. */
const ownOf = (labels: readonly string[]) =>
  labels.filter((label) => headingKey(label) !== 'rownumber');

/** A column of a table block; the first one of its own names the row, and a phone without figures, 'N.A.', is shown as it stands. */
const columnField = (label: string, _: number, labels: readonly string[]): Field => ({
  key: label,
  words: `"${label}"`,
  headings: headingsOf(label, labels),
  ...(isPhone.test(label)
    ? {
        read: (cell, of) => (/\d/.test(cell.text) ? readPhone : readTableCell)(cell, of),
        same: (value) => dialled(wordsOfCell(value)) ?? wordsOfCell(value),
      }
    : { read: readTableCell, same: wordsOfCell }),
  ...(label === ownOf(labels)[0] && { needed: true as const }),
});

const tableTarget = (name: string, labels: readonly string[]): Target => ({
  name,
  words: 'a table of a page',
  fields: labels.map(columnField),
  nameKey: ownOf(labels)[0] ?? '',
  ...rowsBy(ownOf(labels)),
  scope: whole,
});

function chosenBlock(name: string, blocks: readonly Block[], id: string | undefined): Block {
  const fit = blocks.filter(({ kind }) => kind === 'people' || kind === 'table');
  const chosen = id === undefined ? fit : fit.filter((block) => block.id === id);
  const [block] = chosen;
  if (block && chosen.length === 1) return block;
  const ids = fit.flatMap((one) => (typeof one.id === 'string' ? `${name}#${one.id}` : []));
  const advice = ids.length > 0 ? `; write --to ${ids.join(' or --to ')}` : '';
  const among =
    id !== undefined && chosen.length === 0
      ? `no table and no people with the id "${id}"`
      : `${fit.length} tables and blocks of people`;
  throw new Error(
    fit.length === 0
      ? `content/${name} has no table and no people; add such a block with its headings first`
      : `content/${name} has ${among}, so it isn't clear which is meant${advice || '; give the one that is meant an "id"'}`,
  );
}

/** A block of people, or a table, of a page: `pages/staff.yaml#teachers`. */
export function pageBlock(dir: string, to: string): { target: Target; file: ListFile } {
  const [name = '', id] = to.replace(/^content\//, '').split('#');
  const path = join(dir, name);
  if (!/^pages\/[\w/-]+\.yaml$/.test(name)) {
    throw new Error(
      `--to: "${name}" is no page with blocks; write it like pages/staff.yaml or pages/staff.yaml#teachers`,
    );
  }
  if (!existsSync(path)) {
    throw new Error(
      `--to: there is no page content/${name} yet; make it first, with a block of the kind table or people (docs/editors/import.md, "Teachers on a page")`,
    );
  }
  const text = readFileSync(path, 'utf8');
  const { source, diagnostics } = readYaml(name, text);
  if (diagnostics.length > 0) throw unreadable(name);
  const block = chosenBlock(name, blocksOf(source.value), id);
  const isTable = block.kind === 'table';
  const key = isTable ? 'rows' : 'items';
  const fact = isRecord(block[key]) ? block[key]['fact'] : undefined;
  if (typeof fact === 'string') {
    throw new Error(
      `content/${name} shows the fact "${fact}" here, and its rows stand in content/facts/${fact.split('.')[0]}.yaml; change them there`,
    );
  }
  const written: unknown[] = Array.isArray(block[key]) ? block[key] : [];
  const columns: unknown[] = isTable && Array.isArray(block.columns) ? block.columns : [];
  const labels = toldApart(columns.map(labelOf));
  const asItem = (row: unknown): ListItem =>
    Array.isArray(row)
      ? Object.fromEntries(labels.map((label, index) => [label, row[index] ?? '']))
      : isRecord(row)
        ? row
        : {};
  const asRow = (item: ListItem) => (isTable ? labels.map((label) => item[label] ?? '') : item);
  return {
    target: isTable ? tableTarget(to, labels) : peopleTarget(to),
    file: {
      name,
      items: written.map(asItem),
      textOf(changed, removed, added) {
        const kept = changed.filter((_, index) => !removed.includes(index));
        const value = isRecord(source.value) ? source.value : {};
        const blocks = blocksOf(value).map((one) =>
          one === block ? { ...one, [key]: [...kept, ...added].map(asRow) } : one,
        );
        return patchYaml(text, { ...value, blocks });
      },
    },
  };
}
