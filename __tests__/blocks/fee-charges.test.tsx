import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feePlannerExamples } from '../../stories/blocks/fee-planner.examples';
import { feeTableExamples } from '../../stories/blocks/fee-table.examples';
import { renderBlocks } from '../support/render-blocks';

const { family } = feePlannerExamples;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-20T09:00:00+05:30'), advanceTimers: true });
  window.history.replaceState(null, '', '/FeeStructure');
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const plain = (node: Element | null | undefined) => node?.textContent.replaceAll('\u00a0', ' ');
const amounts = () =>
  screen.getAllByRole('row').flatMap((row) => {
    const cell = within(row)
      .queryAllByRole('cell')
      .find(({ dataset }) => dataset.label === 'Amount');
    return cell ? [plain(cell)] : [];
  });

it('adds up what the family of a new child pays, and says what it left out', async () => {
  renderBlocks([family.block]);
  await user().selectOptions(screen.getByLabelText('Class and stream'), 'I–V');
  await user().selectOptions(screen.getByLabelText('The child'), 'New at the school');
  expect(amounts()).toEqual(['₹ 60,600', '₹ 18,600', '₹ 27,100', '₹ 18,600', '₹ 1,24,900']);
  expect(plain(screen.getAllByRole('status')[0])).toBe(
    'I–V, new child: 4 instalments make ₹ 1,24,900 in the session 2026-2027. Due next: First, Apr–Jun, ₹ 60,600 by 25 Mar 2026 (in 5 days).',
  );
  expect(screen.getByText(/^In these sums/)).toHaveTextContent(
    'In these sums: the fee of the class, Admission fee, Security deposit (refunded), Annual charges, Development fee. Not in them: the school bus, late fines, the board’s examination fee.',
  );
  await user().selectOptions(screen.getByLabelText('School bus'), 'Zone A');
  expect(amounts()).toEqual(['₹ 64,800', '₹ 22,800', '₹ 31,300', '₹ 22,800', '₹ 1,41,700']);
  expect(screen.getByText(/^In these sums/)).not.toHaveTextContent('the school bus');
});

it('takes the rebate of a second child off what it is for', async () => {
  renderBlocks([family.block]);
  await user().selectOptions(screen.getByLabelText('Class and stream'), 'I–V');
  expect(amounts()).toEqual(['₹ 30,600', '₹ 18,600', '₹ 27,100', '₹ 18,600', '₹ 94,900']);
  await user().selectOptions(screen.getByLabelText(/^Children of the family/), 'Second child');
  expect(amounts()).toEqual(['₹ 28,740', '₹ 16,740', '₹ 25,240', '₹ 16,740', '₹ 87,460']);
});

it('keeps the family in the address, and reads it from there', async () => {
  const { unmount } = renderBlocks([family.block]);
  await user().selectOptions(screen.getByLabelText('Class and stream'), 'I–V');
  await user().selectOptions(screen.getByLabelText('The child'), 'New at the school');
  await user().selectOptions(screen.getByLabelText('School bus'), 'Zone A');
  expect(window.location.search).toBe('?class=I-V&child=new&bus=A');
  unmount();
  renderBlocks([family.block]);
  expect(amounts()[0]).toBe('₹ 64,800');
});

it('takes no answer from an address that it does not know', () => {
  window.history.replaceState(null, '', '/FeeStructure?class=I-V&child=old&bus=Z');
  renderBlocks([family.block]);
  expect(screen.getByLabelText('School bus')).toHaveValue('');
  expect(amounts()[0]).toBe('₹ 30,600');
  expect(window.location.search).toBe('?class=I-V');
});

it('shows new children and the others in a table, and what their amounts are made of', () => {
  renderBlocks([feeTableExamples.charges.block]);
  const cells = (name: RegExp) =>
    within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(plain);
  expect(cells(/New child/)).toEqual([
    '₹ 60,600',
    '₹ 18,600',
    '₹ 27,100',
    '₹ 18,600',
    '₹ 1,24,900',
  ]);
  expect(cells(/Already/)).toEqual(['₹ 30,600', '₹ 18,600', '₹ 27,100', '₹ 18,600', '₹ 94,900']);
  expect(screen.getAllByRole('listitem').map(plain)).toContain(
    'Bus, zone A: ₹ 4,200 with each period, for those who take the bus, not in the sums above',
  );
});
