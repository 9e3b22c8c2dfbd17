import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FeePlannerBlockView } from '../../src/blocks/fee-planner/fee-planner-block';
import { codePath } from '../../src/blocks/fee-planner/fee-payment';
import { feePlannerExamples } from '../../stories/blocks/fee-planner.examples';
import { proseExamples } from '../../stories/blocks/prose.examples';
import { renderBlocks } from '../support/render-blocks';

const { block } = feePlannerExamples.session;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-09-10T23:30:00+05:30'), advanceTimers: true });
  window.history.replaceState(null, '', '/FeeStructure');
});
afterEach(() => jest.useRealTimers());

const choose = (name: string) =>
  userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .selectOptions(screen.getByLabelText('Class and stream'), name);
const pick = (day: string) =>
  fireEvent.change(screen.getByLabelText(/Payment date/), { target: { value: day } });
const plain = (node: Element | undefined) => node?.textContent.replaceAll('\u00a0', ' ');
const cells = (period: string) => {
  const row = screen.getByRole('rowheader', { name: period }).closest('tr');
  return within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => plain(cell));
};
const summary = () => plain(screen.getAllByRole('status')[0]);

it('shows no plan before a class is chosen', () => {
  renderBlocks([block]);
  expect(screen.queryByRole('table')).toBeNull();
  expect(summary()).toBe('');
});

it('tells when to pay what, and what is due next by the day in India', async () => {
  renderBlocks([block]);
  await choose('III–IV');
  expect(summary()).toBe(
    'III–IV: 3 instalments of ₹ 10,200 make ₹ 30,600 in the session 2026-2027. Due next: Second, Aug–Nov, ₹ 10,200 by 10 Sep 2026 (today).',
  );
  expect(cells('Third, Dec–Mar')).toEqual(['30 Jan 2027', '₹ 10,200', 'Pick a day above']);
  expect(screen.getByText('DHS/2026-27/III-IV/2')).toBeVisible();
});

it('keeps class and day in the address, and reads them from it', async () => {
  const { unmount } = renderBlocks([block]);
  await choose('I–II');
  pick('2026-05-26');
  expect(window.location.search).toBe('?class=I-II&paid=2026-05-26');
  unmount();
  renderBlocks([block]);
  expect(screen.getByLabelText('Class and stream')).toHaveValue('I-II');
  expect(cells('First, Apr–Jul')).toEqual(['10 May 2026', '₹ 9,800', '₹ 100']);
  expect(cells('Second, Aug–Nov')).toEqual(['10 Sep 2026', '₹ 9,800', 'None']);
});

it('says what to do about an address that names no class and no day', () => {
  window.history.replaceState(null, '', '/FeeStructure?class=XIII&paid=tomorrow');
  renderBlocks([block]);
  expect(summary()).toBe('The tables have no such class. Please choose one from the list.');
  expect(screen.getByRole('alert')).toHaveTextContent('write the day as day, month and year');
  expect(screen.getByLabelText(/Payment date/)).toBeInvalid();
  pick('2026-05-26');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByLabelText(/Payment date/)).toBeValid();
});

it('prints the plan alone, and shows the rest again afterwards', async () => {
  const { container } = renderBlocks([block, { ...proseExamples.whenToPay.block, id: 'other' }]);
  fireEvent(window, new Event('beforeprint'));
  expect(container.querySelector('#other')).not.toHaveAttribute('hidden');
  await choose('I–II');
  fireEvent(window, new Event('beforeprint'));
  expect(container.querySelector('#other')).toHaveAttribute('hidden');
  expect(screen.getByRole('table')).toBeVisible();
  expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
  fireEvent(window, new Event('afterprint'));
  expect(container.querySelector('#other')).not.toHaveAttribute('hidden');
});

it('copies the address and the reference', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const copied = jest.spyOn(window.navigator.clipboard, 'writeText').mockResolvedValue();
  renderBlocks([block]);
  await user.selectOptions(screen.getByLabelText('Class and stream'), 'I–II');
  // A translator rewrites what is shown; the bank needs what the school wrote.
  screen.getByText('DHS/2026-27/I-II/2').textContent = 'दूसरा';
  await user.click(screen.getByRole('button', { name: 'Copy the reference' }));
  expect(await screen.findByText('The reference is copied.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link to this plan' }));
  expect(await screen.findByText('The address is copied.')).toBeVisible();
  expect(copied.mock.calls).toEqual([
    ['DHS/2026-27/I-II/2'],
    [expect.stringMatching(/FeeStructure\?class=I-II$/)],
  ]);
});

it('renders the code of the payment page, and links to it', () => {
  renderBlocks([block]);
  expect(screen.getByRole('img', { name: /QR code/ }).innerHTML).toContain(
    codePath('https://pay.school.example').path,
  );
  expect(screen.getByRole('link', { name: /Pay fees online/ })).toHaveAttribute(
    'href',
    'https://pay.school.example',
  );
});

it('tells each class what is paid until when where there are no scripts', () => {
  const html = renderToString(<FeePlannerBlockView block={block} />);
  const built = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const last = [...built.querySelectorAll('noscript details')].at(-1);
  expect(plain(last?.querySelector('summary') ?? undefined)).toBe('III–IV: ₹ 30,600 in the year');
  expect([...(last?.querySelectorAll('li') ?? [])].map(plain)).toEqual([
    'First, Apr–Jul: ₹ 10,200 by 10 May 2026',
    'Second, Aug–Nov: ₹ 10,200 by 10 Sep 2026',
    'Third, Dec–Mar: ₹ 10,200 by 30 Jan 2027',
  ]);
});
