import { act, screen } from '@testing-library/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UrgentNoticeData } from '../../src/components/urgent-notice/render-notice';
import { scheduleNotice } from '../../src/components/urgent-notice/schedule-notice';
import { UrgentNotice } from '../../src/components/urgent-notice/urgent-notice';

const minute = 60_000;
const now = Date.parse('2026-12-01T06:00:00+05:30');

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

/** A page with the notice in it, as its inline script finds it. */
function open(more: Partial<UrgentNoticeData> = {}): HTMLElement {
  const notice: UrgentNoticeData = {
    id: 'a1',
    until: now + 10 * minute,
    level: 'warning',
    text: 'School is closed today.',
    ...more,
  };
  const { container } = render(
    <>
      <UrgentNotice notice={notice} />
      <main id="main" tabIndex={-1} />
    </>,
  );
  const element = container.querySelector<HTMLElement>('[data-urgent]')!;
  scheduleNotice(element);
  return element;
}
const words = () => screen.queryByText(/School is closed/);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const close = async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await user.click(screen.getByRole('button', { name: 'Close this notice' }));
};

it('says its level in a word, and leads to where there is more', () => {
  open({ level: 'emergency', link: { label: 'What to do', to: '/Fee' } });
  expect(screen.getByRole('status', { name: 'Urgent notice' })).toHaveTextContent(
    'Emergency: School is closed today. What to do',
  );
  expect(screen.getByRole('link', { name: 'What to do' })).toHaveAttribute('href', '/Fee');
});

it('has no button for who has no scripts', () => {
  render(<UrgentNotice notice={{ id: '', until: 0, level: 'info', text: 'Closed.' }} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('comes at its minute over what is read, and goes at its end', () => {
  const notice = open({ from: now + minute, until: now + 3 * minute });
  expect(words()).not.toBeVisible();
  pass(minute - 1);
  expect(words()).not.toBeVisible();
  pass(1);
  expect(words()).toBeVisible();
  expect(notice.dataset).toHaveProperty('late');
  pass(2 * minute - 1);
  expect(words()).toBeVisible();
  pass(1);
  expect(words()).not.toBeVisible();
  expect(notice.hidden).toBe(true);
});

it('stands in the page from the beginning, and leaves its place when it goes', () => {
  const notice = open({ until: now + minute });
  expect(notice.dataset).not.toHaveProperty('late');
  pass(minute);
  expect(words()).not.toBeVisible();
  expect(notice.hidden).toBe(false);
});

it('is not in a page that was built before its end and is opened after it', () => {
  const notice = open({ until: now });
  expect(notice.hidden).toBe(true);
});

it('settles when the page comes back from the background', () => {
  open({ until: now + minute });
  jest.setSystemTime(now + 2 * minute);
  expect(words()).toBeVisible();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(words()).not.toBeVisible();
});

it('stays closed on the next page, and comes back with other words', async () => {
  const notice = open();
  await close();
  expect(notice.hidden).toBe(true);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(open().hidden).toBe(true);
  expect(open({ id: 'b2' }).hidden).toBe(false);
});

it('stays closed on its page where nothing can be stored', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const notice = open();
  await close();
  expect(notice.hidden).toBe(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(notice.hidden).toBe(true);
});
