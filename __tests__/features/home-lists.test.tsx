import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { schoolExample } from '../../stories/content/site.examples';
import { birthdayRecords } from '../../stories/features/birthdays/birthdays.examples';
import { HomeBirthdays } from '../../src/features/birthdays/home-birthdays';
import { eventRecords } from '../../stories/features/events/events.examples';
import { HomeEvents } from '../../src/features/events/home-events';
import { albumRecords } from '../../stories/features/gallery/gallery.examples';
import { HomeGallery } from '../../src/features/gallery/home-gallery';
import { HomeNews } from '../../src/features/news/home-news';
import { newsRecords } from '../../stories/features/news/news.examples';
import { HomeToppers } from '../../src/features/toppers/home-toppers';
import { topperRecords } from '../../stories/features/toppers/toppers.examples';
import { birthdaysHandlers } from '../../stories/handlers/birthdays';
import { eventsHandlers } from '../../stories/handlers/events';
import { galleryHandlers } from '../../stories/handlers/gallery';
import { newsHandlers } from '../../stories/handlers/news';
import type { AnyReply } from '../../stories/handlers/all';
import { toppersHandlers } from '../../stories/handlers/toppers';
import { renderLive } from '../support/render-live';
import { startServer } from '../support/server';

const server = startServer();
const { examinations } = schoolExample;
afterEach(() => jest.restoreAllMocks());

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map((each) => each.textContent);

it('shows this month first, the next event before the past ones, which say so', async () => {
  server.use(...eventsHandlers());
  renderLive(<HomeEvents />);
  await screen.findByRole('group', { name: 'events' });
  expect(headings(3)).toEqual([
    "Children's Day fair",
    'Parent-teacher meeting, classes I to V',
    'Inter-house debate',
    "Founder's Day",
    'Athletics meet',
    'Annual Day',
    'Science exhibition',
    'Republic Day',
  ]);
  const past = screen.getAllByText('Past').map((chip) => chip.closest('article'));
  expect(past).toEqual(screen.getAllByRole('article').slice(2, 5));
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/Events');
});

it("says 'Today' on the day itself, and says when a time is not known", async () => {
  server.use(...eventsHandlers());
  renderLive(<HomeEvents />);
  const cards = await screen.findAllByRole('article');
  const card = (title: string) => within(cards.find((each) => each.textContent?.includes(title))!);
  expect(card("Children's Day fair").getByText('Today')).toBeVisible();
  expect(card("Children's Day fair").getByText('9:00 am')).toBeVisible();
  expect(card('Inter-house debate').queryByText('Today')).not.toBeInTheDocument();
  expect(card("Founder's Day").getByText('Time to be announced')).toBeVisible();
});

it('leads from an event to itself on the Events page', async () => {
  server.use(...eventsHandlers());
  renderLive(<HomeEvents />);
  expect(await screen.findByRole('link', { name: 'Inter-house debate' })).toHaveAttribute(
    'href',
    '/Events?year=all&q=Inter-house%20debate',
  );
});

it('shows the newest news first', async () => {
  server.use(...newsHandlers());
  renderLive(<HomeNews />);
  await screen.findByRole('group', { name: 'news' });
  expect(headings(3)[0]).toBe('Class IX wins the district science fair');
});

it('shows news and events whose titles are cut amid a sign in their addresses', async () => {
  const title = `${'Well played, '.repeat(7)}18 to 6 🏆`;
  expect(title.codePointAt(99)).toBeGreaterThan(0xffff);
  server.use(
    ...newsHandlers({ items: newsRecords.slice(0, 1).map((one) => ({ ...one, title })) }),
    ...eventsHandlers({ items: eventRecords.slice(0, 1).map((one) => ({ ...one, title })) }),
  );
  renderLive(
    <>
      <HomeNews />
      <HomeEvents />
    </>,
  );
  expect(await screen.findAllByRole('link', { name: title })).toHaveLength(2);
});

it('leads from news of whatever year to itself on the News page', async () => {
  server.use(...newsHandlers());
  renderLive(<HomeNews />);
  expect(await screen.findByRole('link', { name: 'A new music room opens' })).toHaveAttribute(
    'href',
    '/News?year=all&q=A%20new%20music%20room%20opens',
  );
});

it('shows ISC beside ICSE, best first, with score and stream', async () => {
  server.use(...toppersHandlers());
  renderLive(<HomeToppers examinations={examinations} />);
  const isc = within(await screen.findByRole('group', { name: 'ISC toppers' }));
  expect(isc.getAllByRole('heading')[0]).toHaveTextContent('Aarohi Bhandari');
  expect(isc.getByText('98.75%')).toBeVisible();
  expect(isc.getAllByText('Science')[0]).toBeVisible();
  const icse = within(screen.getByRole('group', { name: 'ICSE toppers' }));
  expect(icse.getAllByRole('heading')[0]).toHaveTextContent('Ishita Pokhriyal');
  expect(icse.getAllByText('Class X')[0]).toBeVisible();
});

it('says the language of pupils’ names that are not in English letters', async () => {
  const toppers = topperRecords.map((one) => ({ ...one, name: 'ثناء خان', stream: 'विज्ञान' }));
  const birthdays = [{ ...birthdayRecords[0]!, name: 'आरोही भंडारी', class: 'कक्षा 5' }];
  server.use(...toppersHandlers({ items: toppers }), ...birthdaysHandlers({ items: birthdays }));
  renderLive(
    <>
      <HomeToppers examinations={examinations} />
      <HomeBirthdays />
    </>,
  );
  for (const name of await screen.findAllByText('ثناء خان')) {
    expect(name).toHaveAttribute('lang', 'ur');
    expect(name).toHaveAttribute('dir', 'rtl');
  }
  for (const words of ['विज्ञान', 'आरोही भंडारी', 'कक्षा 5']) {
    expect((await screen.findAllByText(words))[0]).toHaveAttribute('lang', 'hi');
  }
});

it('shows the children and their classes', async () => {
  server.use(...birthdaysHandlers());
  renderLive(<HomeBirthdays />);
  const cards = await screen.findAllByRole('article');
  expect(cards[0]).toHaveTextContent('Anvi RawatClass II A');
  expect(cards[2]).toHaveTextContent('Mahi ChauhanNursery');
});

it.each([
  ['Class V-A', 'Class V-A'],
  ['STD. 5', 'STD. 5'],
  ['lkg B', 'lkg B'],
  ['कक्षा 5', 'कक्षा 5'],
  ['10th B', 'Class 10th B'],
  ['', ''],
])('shows the class %p as %p', async (written, shown) => {
  const [first] = birthdayRecords;
  server.use(...birthdaysHandlers({ items: [{ ...first!, class: written }] }));
  renderLive(<HomeBirthdays />);
  expect((await screen.findByRole('article')).textContent).toBe(`Anvi Rawat${shown}`);
});

it('leads from an album to its photos', async () => {
  server.use(...galleryHandlers());
  renderLive(<HomeGallery />);
  const link = await screen.findByRole('link', { name: 'District science fair' });
  expect(link).toHaveAttribute('href', '/SubGallery?id=album-science-fair');
  expect(screen.getByText('11 Nov 2026 · 9 photos')).toBeVisible();
  expect(screen.queryByText('Annual Day film')).not.toBeInTheDocument();
});

/** Each list with the placeholder that the specification words, and how many stand side by side. */
const lists: [
  string,
  ReactElement,
  (reply: AnyReply) => ReturnType<typeof newsHandlers>,
  string[],
  number,
][] = [
  [
    'events',
    <HomeEvents key="e" />,
    eventsHandlers,
    ['Event Title', 'Stay Tunned For More Updates', 'DD.MM'],
    3,
  ],
  [
    'news',
    <HomeNews key="n" />,
    newsHandlers,
    ['News Title', 'Stay Tunned For More Updates', 'DD MM'],
    3,
  ],
  [
    'toppers',
    <HomeToppers key="t" examinations={examinations} />,
    toppersHandlers,
    ['Student Name', 'Subject', '100%'],
    6,
  ],
  ['birthdays', <HomeBirthdays key="b" />, birthdaysHandlers, ['Student Name', 'Class'], 2],
  ['albums', <HomeGallery key="g" />, galleryHandlers, ['Album Title'], 4],
];

describe.each(lists)('%s', (_name, view, handlers, words, count) => {
  it.each([
    ['an empty list', { items: [] as never[] }],
    ['an error', { status: 500 }],
    ['no connection', { fail: 'network' as const }],
  ])('shows the empty state for %s', async (_reply, reply) => {
    server.use(...handlers(reply));
    renderLive(view);
    for (const word of words) expect(await screen.findAllByText(word)).toHaveLength(count);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

it('does not say that no birthdays were published on a day without one', async () => {
  const school = Object.assign(document.createElement('meta'), { name: 'school' });
  school.dataset.emptyLists = 'sentence';
  document.head.append(school);
  server.use(...birthdaysHandlers({ items: [] }));
  renderLive(<HomeBirthdays />);
  expect(await screen.findByText('No birthdays today.')).toBeVisible();
  school.remove();
});

const many = <T extends { _id: string }>(records: readonly T[]) => ({
  items: Array.from({ length: 300 }, (_, index) => ({
    ...(records[index % records.length] as T),
    _id: `${index}`,
  })),
});

it.each([
  ['events', <HomeEvents key="e" />, eventsHandlers(many(eventRecords)), 9],
  ['events', <HomeEvents key="a" alone />, eventsHandlers(many(eventRecords)), 48],
  ['news', <HomeNews key="n" />, newsHandlers(many(newsRecords)), 9],
  [
    'ISC toppers',
    <HomeToppers key="t" examinations={examinations} />,
    toppersHandlers(many(topperRecords)),
    48,
  ],
  ['birthdays', <HomeBirthdays key="b" />, birthdaysHandlers(many(birthdayRecords)), 96],
  ['albums', <HomeGallery key="g" />, galleryHandlers(many(albumRecords)), 9],
])('shows the first of a great many %s', async (name, view, handlers, count) => {
  server.use(...handlers);
  renderLive(view);
  const carousel = within(await screen.findByRole('group', { name }));
  expect(carousel.getAllByRole('heading')).toHaveLength(count);
});

describe('a site without the pages that hold the whole lists', () => {
  it.each([
    ['news', <HomeNews key="n" alone />, newsHandlers()],
    ['events', <HomeEvents key="e" alone />, eventsHandlers()],
    ['albums', <HomeGallery key="g" alone />, galleryHandlers()],
    [
      'X toppers',
      <HomeToppers key="t" examinations={[{ class: 'X', name: 'X' }]} />,
      toppersHandlers(),
    ],
  ])('has its %s, and no link', async (name, view, handlers) => {
    server.use(...handlers);
    renderLive(view);
    const group = await screen.findByRole('group', { name });
    expect(within(group).getAllByRole('heading').length).toBeGreaterThan(0);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

it('shows one examination alone under its own name', async () => {
  server.use(...toppersHandlers());
  renderLive(<HomeToppers examinations={[{ class: 'X', name: 'CBSE' }]} />);
  await screen.findByRole('group', { name: 'CBSE toppers' });
  expect(headings(3)).toEqual(['CBSE, class X']);
});
