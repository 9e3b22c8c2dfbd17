import { cellLength } from './fits-phone';
import type { TableBlock } from './table.schema';

interface RowProps {
  cells: string[];
  columns: TableBlock['columns'];
  /** Whether the first cell names the row. */
  named: boolean;
}

/** A cell of so few characters, such as 'XII A' or '₹ 10,200', never breaks. */
const SHORT = 9;

const alignOf = (columns: TableBlock['columns'], index: number) => {
  const align = columns[index]?.align;
  return align === 'start' ? undefined : align;
};

/**
 * A row of a table. Roles are said aloud because the card layout changes `display`, and some
 * browsers then forget that this is a table.
 */
export function TableRow({ cells, columns, named }: RowProps) {
  return (
    <tr role="row">
      {cells.map((html, index) => {
        const content = {
          'data-align': alignOf(columns, index),
          'data-short': cellLength(html) <= SHORT ? '' : undefined,
          dangerouslySetInnerHTML: { __html: html },
        };
        return named && index === 0 ? (
          <th key={index} scope="row" role="rowheader" {...content} />
        ) : (
          <td key={index} role="cell" data-label={columns[index]?.label} {...content} />
        );
      })}
    </tr>
  );
}

/** The head of a table: a label for each column. */
export function TableHead({ columns }: Pick<TableBlock, 'columns'>) {
  return (
    <thead>
      <tr role="row">
        {columns.map(({ label }, index) => (
          <th key={label} scope="col" role="columnheader" data-align={alignOf(columns, index)}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
