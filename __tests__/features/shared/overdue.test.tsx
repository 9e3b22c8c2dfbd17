import { act, screen } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import type { ReactElement } from 'react';
import { schoolExample } from '../../../stories/content/site.examples';
import { AlumniList } from '../../../src/features/alumni/alumni-list';
import { HomeBirthdays } from '../../../src/features/birthdays/home-birthdays';
import { HomeCalendar } from '../../../src/features/calendar/home-calendar';
import { CircularList } from '../../../src/features/circulars/circular-list';
import { HomeEvents } from '../../../src/features/events/home-events';
import { AlbumView } from '../../../src/features/gallery/album-view';
import { MessageView } from '../../../src/features/messages/message-view';
import { NewsList } from '../../../src/features/news/news-list';
import { patience } from '../../../src/features/shared/use-overdue';
import { HomeToppers } from '../../../src/features/toppers/home-toppers';
import { TopperList } from '../../../src/features/toppers/topper-list';
import type { AnyReply } from '../../../stories/handlers/all';
import { alumniHandlers } from '../../../stories/handlers/alumni';
import { birthdaysHandlers } from '../../../stories/handlers/birthdays';
import { calendarHandlers } from '../../../stories/handlers/calendar';
import { circularsHandlers } from '../../../stories/handlers/circulars';
import { eventsHandlers } from '../../../stories/handlers/events';
import { galleryHandlers } from '../../../stories/handlers/gallery';
import { messagesHandlers } from '../../../stories/handlers/messages';
import { newsHandlers } from '../../../stories/handlers/news';
import { toppersHandlers } from '../../../stories/handlers/toppers';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const { examinations } = schoolExample;
const pass = () => act(() => jest.advanceTimersByTimeAsync(patience));

/** Each with what it shows of a service that has failed. */
const views: [
  string,
  ReactElement,
  (reply: AnyReply) => HttpHandler[],
  string | RegExp,
  string?,
][] = [
  ['toppers', <HomeToppers key="h" {...{ examinations }} />, toppersHandlers, 'Student Name'],
  ['birthdays', <HomeBirthdays key="b" />, birthdaysHandlers, 'Student Name'],
  ['events', <HomeEvents key="e" />, eventsHandlers, 'Event Title'],
  ['calendar', <HomeCalendar key="m" />, calendarHandlers, /can’t be shown just now/],
  ['all news', <NewsList key="n" />, newsHandlers, 'News Title'],
  ['circulars', <CircularList key="c" />, circularsHandlers, /can’t be shown just now/],
  [
    'all toppers',
    <TopperList key="t" board="ISC" topperClass="XII" />,
    toppersHandlers,
    'Student Name',
  ],
  ['alumni', <AlumniList key="a" profiles={[]} />, alumniHandlers, 'No profiles yet'],
  ['a letter', <MessageView key="l" category="Manager" />, messagesHandlers, 'Manager'],
  [
    'an album',
    <AlbumView key="g" />,
    galleryHandlers,
    'The album could not be loaded',
    '/SubGallery?id=album-sports-day',
  ],
];

it.each(views)(
  'does not wait for %s for ever',
  async (_name, view, handlers, words, address = '/') => {
    server.use(...handlers({ delay: 'infinite' }));
    renderLive(view, address);
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    await pass();
    expect(screen.getAllByText(words)[0]).toBeVisible();
  },
);

it('shows a reply that comes after all', async () => {
  server.use(...newsHandlers({ delay: patience * 2 }));
  renderLive(<NewsList />);
  await pass();
  expect(screen.getAllByText('News Title')[0]).toBeVisible();
  await pass();
  expect(await screen.findByText('Class IX wins the district science fair')).toBeVisible();
});

it('asks for an album anew', async () => {
  server.use(...galleryHandlers({ delay: 'infinite' }));
  renderLive(<AlbumView />, '/SubGallery?id=album-sports-day');
  await pass();
  server.use(...galleryHandlers());
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByRole('heading', { name: 'Athletics meet 2026' })).toBeVisible();
});
