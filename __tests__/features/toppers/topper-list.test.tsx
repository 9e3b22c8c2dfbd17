import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TopperList } from '../../../src/features/toppers/topper-list';
import { manyToppers, topperRecords } from '../../../stories/features/toppers/toppers.examples';
import { ranked } from '../../../src/features/toppers/toppers.ranks';
import { readTopper, type Topper } from '../../../src/features/toppers/toppers.schema';
import { toppersHandlers } from '../../../stories/handlers/toppers';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const names = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

it('shows class XII of the session before this year, best first, with score and stream', async () => {
  server.use(...toppersHandlers());
  renderLive(<TopperList board="ISC" topperClass="XII" />, '/ISCToppers');
  await screen.findByText('Aarohi Bhandari');
  expect(names()).toEqual(['Aarohi Bhandari', 'Vihaan Joshi', 'Saanvi Kukreti', 'Reyansh Dobhal']);
  expect(screen.getByLabelText('Session')).toHaveValue('2025-2026');
  const [first] = screen.getAllByRole('listitem');
  expect(first && within(first).getByText('98.75%')).toBeVisible();
  expect(first && within(first).getByText('Science')).toBeVisible();
  expect(first).toHaveTextContent('Place 1');
});

it('shows class X on the ICSE page', async () => {
  server.use(...toppersHandlers());
  renderLive(<TopperList board="ICSE" topperClass="X" />, '/ICSEToppers');
  await screen.findByText('Ishita Pokhriyal');
  expect(names()).toHaveLength(3);
  expect(screen.queryByText('Aarohi Bhandari')).not.toBeInTheDocument();
});

it('takes the newest session when the usual one has nobody', async () => {
  const older = topperRecords.filter((record) => record.sessionYear !== '2025-2026');
  server.use(...toppersHandlers({ items: older }));
  renderLive(<TopperList board="ISC" topperClass="XII" />, '/ISCToppers');
  await screen.findByText('Kiaan Nautiyal');
  expect(screen.getByLabelText('Session')).toHaveValue('2024-2025');
});

it('keeps the chosen session in the address, and Back leads to the one before', async () => {
  server.use(...toppersHandlers());
  const user = userEvent.setup();
  renderLive(<TopperList board="ISC" topperClass="XII" />, '/ISCToppers');
  await screen.findByText('Aarohi Bhandari');
  await user.selectOptions(screen.getByLabelText('Session'), '2023-2024');
  expect(names()).toEqual(['Myra Khanduri']);
  expect(window.location.search).toBe('?session=2023-2024');
  window.history.back();
  expect(await screen.findByText('Aarohi Bhandari')).toBeVisible();
  expect(window.location.search).toBe('');
});

it.each(['?session=1999-2000', '?session=%3Cb%3E', '?session='])(
  'falls back from %s',
  async (search) => {
    server.use(...toppersHandlers());
    renderLive(<TopperList board="ISC" topperClass="XII" />, `/ISCToppers${search}`);
    await screen.findByText('Aarohi Bhandari');
    expect(screen.getByLabelText('Session')).toHaveValue('2025-2026');
  },
);

it.each([
  ['no toppers', { items: [] }],
  ['an error', { status: 401 }],
])('shows the empty state for %s', async (_name, reply) => {
  server.use(...toppersHandlers(reply));
  renderLive(<TopperList board="ISC" topperClass="XII" />, '/ISCToppers');
  expect((await screen.findAllByText('Student Name')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Subject').length).toBeGreaterThan(0);
  expect(screen.getAllByText('100%').length).toBeGreaterThan(0);
});

describe('a long session', () => {
  const many = manyToppers(60).map((record) => ({
    ...record,
    class: 'XII' as const,
    sessionYear: '2025-2026',
  }));
  const open = async () => {
    server.use(...toppersHandlers({ items: many }));
    renderLive(<TopperList board="ISC" topperClass="XII" />, '/ISCToppers');
    await screen.findAllByRole('listitem');
  };
  let idle: (() => void)[];
  /** Lets the browser be idle until nothing waits for it. */
  const beIdle = () => {
    for (let turn = 0; turn < idle.length; turn += 1) act(() => idle[turn]?.());
  };

  beforeEach(() => {
    idle = [];
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => idle.push(callback),
      cancelIdleCallback: (request: number) => void (idle[request - 1] = () => undefined),
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(performance, 'getEntriesByType');
    window.history.replaceState(null, '');
  });

  it('shows the podium and a row of cards at once, the others when the browser is idle', async () => {
    await open();
    expect(names()).toHaveLength(6);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(
      'Session 2025-2026: showing 24 of 60 toppers',
    );
    beIdle();
    expect(names()).toHaveLength(24);
    expect(names()).toEqual(Array.from({ length: 24 }, (_, index) => `Pupil ${60 - index}`));
  });

  it('is printed whole', async () => {
    await open();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toHaveLength(24);
  });

  it('shows a page more at every press', async () => {
    await open();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show more' }));
    beIdle();
    expect(names()).toHaveLength(48);
  });

  it('has all its cards for who comes back to it, and puts them where they were', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
    server.use(...toppersHandlers({ items: many }));
    renderLive(<TopperList board="ISC" topperClass="XII" />, '/ISCToppers');
    window.history.replaceState({ scroll: 900 }, '');
    await screen.findAllByRole('listitem');
    expect(names()).toHaveLength(24);
    expect(scrollTo.mock.calls).toEqual([[0, 900]]);
  });
});

it('gives equal scores one place and leaves the next out', () => {
  const toppers = [99, 98, 98, 97, undefined, undefined].map(
    (division, index) =>
      readTopper({
        _id: index,
        class: 'X',
        sessionYear: '2025-2026',
        name: 'A',
        division,
      }) as Topper,
  );
  expect(ranked(toppers).map(({ rank }) => rank)).toEqual([1, 2, 2, 4, 5, 6]);
});

it('says the language of names and streams that are not in English letters', async () => {
  const items = topperRecords.map((one, index) => ({
    ...one,
    name: `विहान ${'क'.repeat(index + 1)}`,
    stream: 'विज्ञान',
  }));
  server.use(...toppersHandlers({ items }));
  renderLive(<TopperList board="ISC" topperClass="XII" />, '/ISCToppers');
  const shown = await screen.findAllByText(/^विहान/);
  expect(shown).toHaveLength(4);
  for (const name of [...shown, ...screen.getAllByText('विज्ञान')]) {
    expect(name).toHaveAttribute('lang', 'hi');
  }
});

it('begins the name of a card where the others begin, in Urdu too', async () => {
  const items = topperRecords.map((one) => ({ ...one, name: 'نور خان' }));
  server.use(...toppersHandlers({ items }));
  renderLive(<TopperList board="ISC" topperClass="XII" />, '/ISCToppers');
  const name = (await screen.findAllByText('نور خان')).at(-1);
  expect(name).toHaveAttribute('dir', 'rtl');
  expect(name?.closest('h2')).not.toHaveAttribute('dir');
});
