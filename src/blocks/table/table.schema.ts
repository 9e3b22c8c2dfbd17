import { lazy, type AnyObject, type InferType, type ISchema } from 'yup';
import { cellText, markdown } from '../../content/content-fields';
import { acrossParts } from '../../content/field-messages';
import { choice, flag, list, phrase, shape } from '../../content/fields';
import { didYouMean } from '../../content/nearest';
import { isRecord } from '../../content/record';
import { blockShape, defineBlock } from '../define-block';

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

const degree = /^(?:\p{L}{1,4}\.\s?)+\p{L}*$/u;

/** What to do about too many cells: those of '[Asha Menon, M.A., B.Ed]' are one that was cut at its comma. */
function cutCells(cells: readonly unknown[]): string {
  const cut = cells.findIndex((cell, index) =>
    [cell, cells[index + 1]].every((one) => typeof one === 'string' && degree.test(one)),
  );
  const example = cut < 0 ? 'M.A., B.Ed' : `${String(cells[cut])}, ${String(cells[cut + 1])}`;
  return `quote a cell that has a comma, like '${example}', or remove a cell or add a column`;
}

const schema = blockShape('table', 'A table with a header; rows become cards on a phone.', {
  caption: phrase('What the table shows; read out first by a screen reader.', 'School hours'),
  columns: list('The header: a label for each column.', column, ['Class', 'Age']),
  rowHeaders: flag(
    'Whether the first cell of each row, or the second behind a running number, names the row; one under "Name" does anyway.',
  ).optional(),
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
}).test(
  acrossParts('cells', (value) => {
    const columns = value.columns.length;
    if (columns === 0) return [];
    const uneven = (cells: unknown, path: string, words: string) => {
      if (!Array.isArray(cells) || cells.length === columns) return [];
      const advice =
        cells.length < columns ? 'add the missing cell or remove a column' : cutCells(cells);
      const message = `${words} has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, the header has ${columns}; ${advice}`;
      return [{ path, message }];
    };
    const labels = value.columns.map(labelOf);
    const child = value.childColumn;
    const unknown =
      child === undefined || labels.includes(child)
        ? []
        : [
            {
              path: 'childColumn',
              message: `there is no column "${child}"${didYouMean(child, labels)}`,
            },
          ];
    return [
      ...unknown,
      ...value.rows.flatMap((row, index) => uneven(row, `rows[${index}]`, `row ${index + 1}`)),
      ...uneven(value.totals, 'totals', 'the row of totals'),
    ];
  }),
);

/** A table with a header: columns get their alignment, cells and notes become safe inline HTML. */
export const tableBlock = defineBlock('table', {
  schema,
  load({ caption, columns, rowHeaders, childColumn, rows, totals, notes, phone }, context) {
    const cells = (row: readonly string[]) => row.map((text) => context.inline(text));
    const child = columns.findIndex((head) => labelOf(head) === childColumn);
    const shown = (row: readonly string[]) =>
      cells(row.map((text, index) => (index === child ? context.pupil(text).name : text)));
    return {
      caption,
      columns: columns.map((head) => ({
        label: labelOf(head),
        align: (typeof head === 'string' ? undefined : head.align) ?? ('start' as const),
      })),
      /** True when each row has a header; which cell it is, `nameColumn` finds. */
      rowHeaders: rowHeaders ?? false,
      rows: rows.map(shown),
      ...(totals && { totals: cells(totals) }),
      ...(notes && { notes: cells(notes) }),
      phone: phone ?? ('cards' as const),
    };
  },
});
