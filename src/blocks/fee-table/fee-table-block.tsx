import { chakra } from '#chakra';
import { feeTableRecipe } from './fee-table.recipe';
import { tableRoles } from '../table-roles';
import type { BlockOf } from '../block-props';
import { rupees } from './rupees';

const Table = chakra('table', feeTableRecipe);

/** What each class pays in each period and in the year. */
export function FeeTableBlockView({ block }: { block: BlockOf<'fee-table'> }) {
  const { session, periods, rows, notes } = block;
  const table = (
    <Table {...tableRoles.table}>
      <caption>Fees of the session {session}, in rupees for each period and for the year</caption>
      <thead>
        <tr {...tableRoles.row}>
          <th {...tableRoles.column}>Class</th>
          {periods.map(({ name, months }) => (
            <th key={name} {...tableRoles.column}>
              {months}
            </th>
          ))}
          <th {...tableRoles.column}>Year</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, amount, yearly }) => (
          <tr key={`${name}, ${note ?? ''}`} {...tableRoles.row}>
            <th {...tableRoles.name}>
              {name}
              {note ? <small>{note}</small> : null}
            </th>
            {periods.map((period, index) => (
              <td key={period.name} {...tableRoles.cell} data-label={period.months}>
                {rupees(typeof amount === 'number' ? amount : (amount[index] ?? 0))}
              </td>
            ))}
            <td {...tableRoles.cell} className="year" data-label="The whole year">
              {rupees(yearly)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
  if (!notes) return table;
  return (
    <>
      {table}
      <chakra.ul mt={3} ps={5} textStyle="small">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </chakra.ul>
    </>
  );
}
