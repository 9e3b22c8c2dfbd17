import { lazy, ValidationError, type AnyObject, type InferType, type ISchema } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import { cellText, markdown } from '../../content/content-fields';
import type { BlockLoadContext } from '../../content/block-load-context';
import { choice, flag, list, phrase, shape } from '../../content/fields';
import { didYouMean } from '../../content/nearest';
import { isRecord } from '../../content/record';

const alignments = ['start', 'end', 'center'] as const;

const columnGroup = shape('A column.', {
  label: phrase('The words at the head of the column.', 'Amount'),
  align: choice('Where its cells stand: figures at the end.', alignments).optional(),
});

// Yup's types don't follow `lazy`, so the two ways to write a column are named here.
const column = lazy((value: unknown) =>
  isRecord(value) ? columnGroup : phrase('The words at the head of the column.', 'Amount'),
).meta({
  description: 'Its words, or a group: the label, and where its cells align (start, end, center).',
  example: '{ label: Amount, align: end }',
}) as unknown as ISchema<string | InferType<typeof columnGroup>, AnyObject>;

const cell = cellText("A cell: words, links and emphasis. A blank cell is written ''.", '₹ 10,200');
const note = markdown('A note: words, links and emphasis.', 'Paid in advance.', 'inline');

const labelOf = (head: string | { label: string }) =>
  typeof head === 'string' ? head : head.label;

/** A table with a header. */
export const tableSchema = shape('A table with a header; rows become cards on a phone.', {
  ...blockHead('table'),
  caption: phrase('What the table shows; read out first by a screen reader.', 'School hours'),
  columns: list('The header: a label for each column.', column, ['Class', 'Age']),
  rowHeaders: flag('Whether the first cell of each row names the row.').optional(),
  childColumn: phrase(
    'The column that names children; what is shown of them is as Children’s data (privacy.yaml) has it for the council.',
    'Student',
  ).optional(),
  rows: list('The rows, each a list of cells.', list('The cells of a row.', cell)),
  totals: list('A last row of totals.', cell).optional(),
  notes: list('Notes below the table.', note).optional(),
  phone: choice('On a phone: rows as cards, or the table in a sideways scroll.', [
    'cards',
    'scroll',
  ]).optional(),
}).test('cells', (value, context) => {
  const columns = Array.isArray(value?.columns) ? value.columns.length : 0;
  if (columns === 0) return true;
  const uneven = (cells: unknown, name: string, words: string) => {
    if (!Array.isArray(cells) || cells.length === columns) return [];
    const advice =
      cells.length < columns
        ? 'add the missing cell or remove a column'
        : 'remove a cell or add a column';
    return context.createError({
      path: `${context.path}.${name}`,
      message: `${words} has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, the header has ${columns}; ${advice}`,
    });
  };
  const rows: unknown[] = Array.isArray(value?.rows) ? value.rows : [];
  const labels = (value?.columns ?? []).map(labelOf);
  const child = value?.childColumn;
  const unknown =
    child === undefined || labels.includes(child)
      ? []
      : context.createError({
          path: `${context.path}.childColumn`,
          message: `there is no column "${child}"${didYouMean(child, labels)}`,
        });
  const diagnostics = [
    ...[unknown].flat(),
    ...rows.flatMap((row, index) => uneven(row, `rows[${index}]`, `row ${index + 1}`)),
    ...[uneven(value?.totals, 'totals', 'the row of totals')].flat(),
  ];
  return diagnostics.length === 0 || new ValidationError(diagnostics);
});

/** A table as written in a content file. */
export type WrittenTable = InferType<typeof tableSchema>;

/** A table when loaded. */
export interface TableBlock extends BlockHead<'table'> {
  caption: string;
  columns: { label: string; align: (typeof alignments)[number] }[];
  /** True when the first cell of each row is its header. */
  rowHeaders: boolean;
  /** Cells as safe inline HTML. */
  rows: string[][];
  totals?: string[];
  /** Notes as safe inline HTML. */
  notes?: string[];
  phone: 'cards' | 'scroll';
}

/** Columns get their alignment, cells become HTML. */
export function loadTable(written: WrittenTable, context: BlockLoadContext): TableBlock {
  const cells = (row: readonly string[]) => row.map((text) => context.inline(text));
  const child = written.columns.findIndex((head) => labelOf(head) === written.childColumn);
  const shown = (row: readonly string[]) =>
    cells(row.map((text, index) => (index === child ? context.pupil(text).name : text)));
  return {
    ...context.head(written, 'table'),
    caption: written.caption,
    columns: written.columns.map((head) =>
      typeof head === 'string'
        ? { label: head, align: 'start' }
        : { label: head.label, align: head.align ?? 'start' },
    ),
    rowHeaders: written.rowHeaders ?? false,
    rows: written.rows.map(shown),
    ...(written.totals && { totals: cells(written.totals) }),
    ...(written.notes && { notes: cells(written.notes) }),
    phone: written.phone ?? 'cards',
  };
}
