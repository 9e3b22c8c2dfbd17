import { Box, chakra, Stack } from '#chakra';
import { useRef } from 'react';
import { Button } from '../../components/button/button';
import { useBehaviour } from '../../components/hooks/use-behaviour';
import { Island } from '../../components/island/island';
import { SmartLink } from '../../components/link/smart-link';
import { dataTableRecipe } from '../table/data-table.recipe';
import { rupees } from '../fee-table/rupees';
import { tableRoles } from '../table-roles';
import { FeePayment } from './fee-payment';
import { FeePlannerForm } from './fee-planner-form';
import { feePlannerBehaviour } from './fee-planner.behaviour';
import type { BlockOf } from '../block-props';
import { PlannedFeesList } from './planned-fees-list';
import { needsScripts } from '../../theme/needs-scripts';

const Table = chakra('table', dataTableRecipe);

/** Fees answered: what a class pays until when, the day's fine, and how to pay. */
export function FeePlannerBlockView({ block }: { block: BlockOf<'fee-planner'> }) {
  const { payAt } = block;
  return (
    <>
      <Island name="fee-planner">
        <Planner block={block} />
      </Island>
      <noscript>
        <PlannedFeesList block={block} />
      </noscript>
      {payAt === undefined ? null : <FeePayment payAt={payAt} />}
    </>
  );
}

function Planner({ block }: { block: BlockOf<'fee-planner'> }) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, feePlannerBehaviour);
  const { session, periods, rows, charges, leftOut, fine, code, rule, calendar } = block;
  const fees = { session, periods, rows, charges, leftOut, fine, code };
  return (
    <Box ref={root} data-asked="" data-fees={JSON.stringify(fees)} css={needsScripts}>
      <FeePlannerForm rows={rows} charges={charges} fined={fine !== undefined} />
      <chakra.p role="status" data-part="summary" mt={5} fontWeight="semibold" />
      <Stack gap={4} hidden data-part="plan">
        <Table {...tableRoles.table} phone="cards">
          <caption data-part="caption" />
          <thead>
            <tr {...tableRoles.row}>
              <th {...tableRoles.column}>Instalment</th>
              <th {...tableRoles.column}>Pay by</th>
              <th {...tableRoles.column}>Amount</th>
              {fine ? <th {...tableRoles.column}>Late fine</th> : null}
            </tr>
          </thead>
          <tbody>
            {periods.map(({ name, months }) => (
              <tr key={name} {...tableRoles.row}>
                <th {...tableRoles.name}>{name === months ? name : `${name}, ${months}`}</th>
                <td {...tableRoles.cell} data-label="Pay by" />
                <td {...tableRoles.cell} data-label="Amount" />
                {fine ? <td {...tableRoles.cell} data-label="Late fine" /> : null}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr {...tableRoles.row}>
              <th {...tableRoles.name}>The year</th>
              <td {...tableRoles.cell} />
              <td {...tableRoles.cell} data-label="Amount" data-part="year" />
              {fine ? <td {...tableRoles.cell} /> : null}
            </tr>
          </tfoot>
        </Table>
        {charges || leftOut ? <p data-part="sums" /> : null}
        {fine ? (
          <p>
            The rule: {rupees(fine.amount)} for each {fine.days} days
            {fine.counts === 'begun' ? ' or part of them' : ' that are over'} after the last date,
            or as notified.{' '}
            {rule === undefined ? null : <SmartLink to={rule}>All rules of payment</SmartLink>}
          </p>
        ) : null}
        {code === undefined ? null : (
          <p>
            <span data-part="for" /> <code data-part="reference" />
          </p>
        )}
        <Stack direction={{ base: 'column', md: 'row' }} gap={3}>
          <Button variant="outline" data-act="print">
            Print the plan
          </Button>
          <Button variant="outline" data-act="share">
            Copy link to this plan
          </Button>
          {code === undefined ? null : (
            <Button variant="outline" data-act="copy">
              Copy the reference
            </Button>
          )}
        </Stack>
        {calendar ? (
          <Box as="p" _print={{ display: 'none' }}>
            <SmartLink to="/calendars/fees.ics" download>
              Add due dates to my calendar
            </SmartLink>
          </Box>
        ) : null}
        <p role="status" data-part="said" />
      </Stack>
    </Box>
  );
}
