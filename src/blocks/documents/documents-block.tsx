import { Box, chakra } from '#chakra';
import { formatDay } from '../../lib/dates/format';
import type { PlainDate } from '../../lib/dates/plain-date';
import { dataTableRecipe } from '../table/data-table.recipe';
import { DocumentName } from '../document-name';
import { tableRoles } from '../table-roles';
import type { BlockOf } from '../block-props';

const Table = chakra('table', dataTableRecipe);

const labels = { details: 'Details', issued: 'Issued', expires: 'Valid until' } as const;
type Column = keyof typeof labels;

/**
 * Documents as a table, on a phone as cards. The page may be read long after it was built, so it states
 * days, and never says that something holds, has ended or is missing. A column that nothing fills is
 * left out.
 */
export function DocumentsBlockView({ block: { caption, items } }: { block: BlockOf<'papers'> }) {
  const columns = (Object.keys(labels) as Column[]).filter((key) =>
    items.some((item) => item[key] !== undefined),
  );
  return (
    // Text enlarged to 200 % may need more than the phone has: then the table moves, not the page.
    <Box overflowX={{ base: 'auto', md: 'visible' }} _print={{ overflow: 'visible' }}>
      <Table {...tableRoles.table} phone="cards" sticky>
        <caption>{caption}</caption>
        <thead>
          <tr {...tableRoles.row}>
            {['Name', ...columns.map((key) => labels[key])].map((label) => (
              <th key={label} {...tableRoles.column}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.name} {...tableRoles.row}>
              <th {...tableRoles.name}>
                <DocumentName {...item} />
              </th>
              {columns.map((key) =>
                key === 'details' ? (
                  <Details key={key} html={item.details} />
                ) : (
                  <Day key={key} label={labels[key]} date={item[key]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

function Details({ html }: { html: string | undefined }) {
  if (html === undefined) return <td {...tableRoles.cell} />;
  // On a phone a cell is a grid of label and words: a link among them would be a part of its own.
  return (
    <td {...tableRoles.cell} data-label={labels.details}>
      <span dangerouslySetInnerHTML={{ __html: html }} />
    </td>
  );
}

function Day({ label, date }: { label: string; date: PlainDate | undefined }) {
  if (!date) return <td {...tableRoles.cell} />;
  return (
    <td {...tableRoles.cell} data-label={label}>
      <chakra.time dateTime={date} whiteSpace="nowrap">
        {formatDay(date)}
      </chakra.time>
    </td>
  );
}
