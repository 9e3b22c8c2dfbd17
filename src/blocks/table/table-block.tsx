import { Box, chakra } from '#chakra';
import { useId } from 'react';
import { captionRecipe } from '../block.recipe';
import { dataTableRecipe, scrollAreaRecipe } from './data-table.recipe';
import { nameColumn } from './name-column';
import { plainRoles, tableRoles } from '../table-roles';
import { fitsPhone, isWide, TableHead, TableRow } from './table-cells';
import type { BlockOf } from '../block-props';

const Table = chakra('table', dataTableRecipe);
const ScrollArea = chakra('div', scrollAreaRecipe);
const Notes = chakra('ul', captionRecipe);

/** A table with a header; on a phone its rows become cards or it scrolls sideways, unless it fits. */
export function TableBlockView({ block }: { block: BlockOf<'table'> }) {
  const captionId = useId();
  const { caption, columns, rows, totals, notes } = block;
  const nameAt = nameColumn(block);
  const phone = fitsPhone(block) ? 'table' : block.phone;
  const cards = phone === 'cards';
  const wide = isWide(block);
  // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
  const region = { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 };
  const table = (
    <Table {...(cards ? tableRoles : plainRoles).table} phone={phone} sticky={!wide} wide={wide}>
      <caption id={captionId}>{caption}</caption>
      <TableHead columns={columns} nameAt={nameAt} cards={cards} />
      <tbody>
        {rows.map((cells, index) => (
          <TableRow key={index} cells={cells} columns={columns} nameAt={nameAt} cards={cards} />
        ))}
      </tbody>
      {totals ? (
        <tfoot>
          <TableRow cells={totals} columns={columns} nameAt={nameAt} cards={cards} />
        </tfoot>
      ) : null}
    </Table>
  );
  return (
    <>
      {phone === 'scroll' ? (
        <ScrollArea {...region} wide={wide}>
          {table}
        </ScrollArea>
      ) : (
        // Text enlarged to 200 % may need more than the phone has: then the table moves, not the page.
        <Box
          {...(wide && region)}
          overflowX={{ base: 'auto', md: wide ? 'auto' : 'visible' }}
          _print={{ overflow: 'visible' }}
        >
          {table}
        </Box>
      )}
      {notes ? (
        <Notes listStyleType="none" mt={3}>
          {notes.map((html) => (
            <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </Notes>
      ) : null}
    </>
  );
}
