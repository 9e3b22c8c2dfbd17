import { act, screen } from '@testing-library/react';
import type { BlockOf } from '../../src/blocks/block-props';
import { OnThisPage } from '../../src/components/layout/reading/on-this-page';
import { scheduleVisibility } from '../../src/components/timed/schedule-visibility';
import { render } from '@testing-library/react';
import { renderBlocks } from '../support/render-blocks';

const minute = 60_000;
const now = Date.parse('2026-11-14T09:00:00+05:30');

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

const notice = (more: Partial<BlockOf<'notice'>>): BlockOf<'notice'> => ({
  kind: 'notice',
  tone: 'info',
  html: '<p>The office is closed.</p>',
  ...more,
});
const seen = () => screen.queryByRole('note') !== null;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('shows a notice at its minute, and takes it away at its end', () => {
  renderBlocks([notice({ times: { from: now + minute, until: now + 3 * minute } })]);
  expect(seen()).toBe(false);
  pass(minute - 1);
  expect(seen()).toBe(false);
  pass(1);
  expect(seen()).toBe(true);
  pass(2 * minute);
  expect(seen()).toBe(false);
});

it('takes away what has ended since the page was built, with its heading', () => {
  renderBlocks([notice({ id: 'closed', heading: 'Closed', times: { until: now - minute } })]);
  expect(seen()).toBe(false);
  expect(screen.queryByRole('heading', { name: 'Closed' })).toBeNull();
});

it('settles it when the page comes back from the background', () => {
  renderBlocks([notice({ times: { until: now + minute } })]);
  jest.setSystemTime(now + 2 * minute);
  expect(seen()).toBe(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(seen()).toBe(false);
});

it('waits for longer than a timer can', () => {
  const year = 365 * 24 * 60 * minute;
  renderBlocks([notice({ times: { from: now + year } })]);
  pass(year - minute);
  expect(seen()).toBe(false);
  pass(minute);
  expect(seen()).toBe(true);
});

it('lists a heading in "On this page" as long as its notice is there', () => {
  const headings = ['First', 'Second', 'Third'].map((text) => ({ id: text, text }));
  const closed = { id: 'closed', text: 'Closed', times: { from: now + minute } };
  render(<OnThisPage variant="rail" headings={[...headings, closed]} />);
  const end = scheduleVisibility(document);
  expect(screen.queryByRole('link', { name: 'Closed' })).toBeNull();
  pass(minute);
  expect(screen.getByRole('link', { name: 'Closed' })).toBeInTheDocument();
  end();
});

it('leaves alone what neither comes nor goes, and sets no timer', () => {
  renderBlocks([notice({})]);
  expect(seen()).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

it('tells editors what they have to know of a notice', () => {
  renderBlocks([notice({ editorNotes: ['Draft: not published'] })]);
  expect(screen.getByRole('note', { name: 'For editors' })).toHaveTextContent(
    'Draft: not published',
  );
});
