import { chakra } from '@chakra-ui/react';
import { feeTableRecipe } from '../../theme/recipes/fee-table';
import type { FeeTableBlock } from './fee-table.schema';
import { rupees } from './rupees';

const Table = chakra('table', feeTableRecipe);

/**
 * What each class pays in each period and in the year. Roles are said aloud because phones change
 * the table's `display`.
 */
export function FeeTableBlockView({ block }: { block: FeeTableBlock }) {
  const { session, periods, rows } = block;
  return (
    <Table role="table">
      <caption>Fees of the session {session}, in rupees for each period and for the year</caption>
      <thead>
        <tr role="row">
          <th scope="col" role="columnheader">
            Class
          </th>
          {periods.map(({ name, months }) => (
            <th key={name} scope="col" role="columnheader">
              {months}
            </th>
          ))}
          <th scope="col" role="columnheader">
            Year
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, amount, yearly }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              {name}
              {note ? <small>{note}</small> : null}
            </th>
            {periods.map((period) => (
              <td key={period.name} role="cell" data-label={period.months}>
                {rupees(amount)}
              </td>
            ))}
            <td role="cell" className="year" data-label="The whole year">
              {rupees(yearly)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
