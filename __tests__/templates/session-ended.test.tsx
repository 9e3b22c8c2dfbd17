import { render, screen } from '@testing-library/react';
import { SiteProvider } from '../../src/components/layout/site-context';
import type { SiteData } from '../../src/components/layout/site-data';
import { scheduleVisibility } from '../../src/components/timed/schedule-visibility';
import type { Block } from '../../src/blocks/schemas';
import { lastDayOf, SessionEnded } from '../../src/templates/session-ended';
import { calendarExamples } from '../../stories/blocks/calendar.examples';
import { feeTableExamples } from '../../stories/blocks/fee-table.examples';
import { siteExample } from '../../stories/components/layout/site.examples';

const fees = feeTableExamples.session.block;
const inside = (blocks: Block[]): Block => ({
  kind: 'accordion',
  id: 'sessions',
  items: [{ title: 'Session', id: 'session', blocks }],
});

const show = (blocks: Block[], sessionFrom: SiteData['sessionFrom'] = siteExample.sessionFrom) => {
  render(
    <SiteProvider value={{ ...siteExample, sessionFrom }}>
      <SessionEnded blocks={blocks} />
    </SiteProvider>,
  );
  return scheduleVisibility(document);
};

afterEach(() => jest.useRealTimers());

it.each([
  ['2026-03-31T23:59:59+05:30', false],
  ['2026-04-01T00:00:00+05:30', true],
])('says at %s that the session of a fee table has ended: %s', (now, isOver) => {
  jest.useFakeTimers({ now: new Date(now) });
  const end = show([inside([fees])]);
  expect(screen.queryByRole('note') !== null).toBe(isOver);
  expect(
    screen.getByText('This session ended on 31 Mar 2026.').closest('[data-from]'),
  ).toHaveProperty('hidden', !isOver);
  end();
});

it.each([
  ['2026-12-31T23:59:59+05:30', false],
  ['2027-01-01T00:00:00+05:30', true],
])('says at %s that a session from January on has ended: %s', (now, isOver) => {
  jest.useFakeTimers({ now: new Date(now) });
  const end = show([{ ...fees, session: '2026' }], 'January');
  expect(
    screen.getByText('This session ended on 31 Dec 2026.').closest('[data-from]'),
  ).toHaveProperty('hidden', !isOver);
  end();
});

it('takes the last of several sessions, and the last month of a calendar', () => {
  const next: Block = { ...fees, session: '2026-2027' };
  expect(lastDayOf([next, inside([fees])], 4)).toBe('2027-03-31');
  expect(lastDayOf([next], 6)).toBe('2027-05-31');
  expect(lastDayOf([{ ...fees, session: '2026' }, inside([{ ...fees, session: '2025' }])], 1)).toBe(
    '2026-12-31',
  );
  const [calendar] = Object.values(calendarExamples).map(({ block }) => block);
  const month = calendar?.months.at(-1)?.month ?? '';
  expect(lastDayOf(calendar ? [calendar] : [], 4)?.slice(0, 7)).toBe(month);
});

it('says nothing on a page without fees and dates', () => {
  show([])();
  expect(screen.queryByText(/session ended/)).toBeNull();
});
