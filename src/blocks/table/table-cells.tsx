import { plainRoles, tableRoles } from '../table-roles';
import type { BlockOf } from '../block-props';

/** Two columns fit on any phone, whatever they hold. */
const ALWAYS = 2;

/** With three columns, cells of so many characters together stand on a line or two at 320 px. */
const THREE = 3;
const CHARACTERS = 54;

/** Whether a table is narrow enough to stay a table on a phone, where cards would only be longer. */
export function fitsPhone({
  columns,
  rows,
  totals,
}: Pick<BlockOf<'table'>, 'columns' | 'rows' | 'totals'>) {
  if (columns.length <= ALWAYS) return true;
  if (columns.length > THREE) return false;
  const all = totals ? [...rows, totals] : rows;
  const widths = columns.map(({ label }, index) =>
    Math.max(label.length, ...all.map((cells) => cellLength(cells[index] ?? ''))),
  );
  return widths.reduce((sum, width) => sum + width, 0) <= CHARACTERS;
}

/** The narrowest place of a table from tablets on, a letter on average and the padding of a cell, in pixels. */
const PLACE = 640;
const LETTER = 8;
const PADDING = 24;

const longestWord = (html: string) =>
  Math.max(
    ...html
      .replace(/<[^<>]*>/g, '')
      .split(/[ \n]/)
      .map((word) => word.length),
  );

/** Whether a table may be wider than a tablet, even with a line for each word of its cells. */
export function isWide({
  columns,
  rows,
  totals,
}: Pick<BlockOf<'table'>, 'columns' | 'rows' | 'totals'>) {
  const all = totals ? [...rows, totals] : rows;
  const widths = columns.map(({ label }, index) =>
    all.reduce(
      (most, cells) => Math.max(most, longestWord(cells[index] ?? '')),
      longestWord(label),
    ),
  );
  return widths.reduce((sum, width) => sum + width * LETTER + PADDING, 0) > PLACE;
}

/** The characters of a cell without the marks of its HTML. */
const cellLength = (html: string) => html.replace(/<[^<>]*>/g, '').length;

interface RowProps {
  cells: string[];
  columns: BlockOf<'table'>['columns'];
  /** The place of the cell that names the row; undefined where none does. */
  nameAt: number | undefined;
  /** Whether rows become cards on phones: they need the labels of their columns, and their roles. */
  cards: boolean;
}

/** A cell of so few characters, such as 'XII A' or '₹ 10,200', never breaks. */
const SHORT = 9;

const alignOf = (columns: BlockOf<'table'>['columns'], index: number) => {
  const align = columns[index]?.align;
  return align === 'start' ? undefined : align;
};

/** A row of a table. */
export function TableRow({ cells, columns, nameAt, cards }: RowProps) {
  const roles = cards ? tableRoles : plainRoles;
  return (
    <tr {...roles.row}>
      {cells.map((html, index) => {
        const content = {
          'data-align': alignOf(columns, index),
          'data-short': cellLength(html) <= SHORT ? '' : undefined,
          // On a phone a cell is a grid of label and words: a link among them would be a part of its own.
          dangerouslySetInnerHTML: {
            __html: cards && html.includes('<') ? `<span>${html}</span>` : html,
          },
        };
        return index === nameAt && html ? (
          <th key={index} {...roles.name} data-name="" {...content} />
        ) : (
          <td
            key={index}
            {...roles.cell}
            data-label={cards ? columns[index]?.label : undefined}
            {...content}
          />
        );
      })}
    </tr>
  );
}

/** The head of a table: a label for each column. */
export function TableHead({ columns, nameAt, cards }: Omit<RowProps, 'cells'>) {
  const roles = cards ? tableRoles : plainRoles;
  return (
    <thead>
      <tr {...roles.row}>
        {columns.map(({ label }, index) => (
          <th
            key={index}
            {...roles.column}
            data-align={alignOf(columns, index)}
            data-name={index === nameAt ? '' : undefined}
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
