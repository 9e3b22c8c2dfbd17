import type { ComponentType, ReactNode } from 'react';
import type { Block } from '../blocks/schemas';
import { Island } from '../components/island/island';
import type { CodePath } from '../content/code-paths';
import type { MenuItem } from '../content/menu';
import type { ContentPage } from '../content/page.schema';
import { AlumniList } from '../features/alumni/alumni-list';
import { CircularList } from '../features/circulars/circular-list';
import { CircularTemplate } from '../features/circulars/circular-sheet';
import { EventsList } from '../features/events/events-list';
import { AlbumList } from '../features/gallery/album-list';
import { AlbumTemplate } from '../features/gallery/album-template';
import { AlbumView } from '../features/gallery/album-view';
import { MessageView } from '../features/messages/message-view';
import type { MessageCategory } from '../features/messages/messages.schema';
import { NewsList } from '../features/news/news-list';
import { PushPanel } from '../features/push/push-panel';
import { contentBaseUrl } from '../lib/http/client-config';
import { TopperList } from '../features/toppers/topper-list';
import type { TopperClass } from '../features/toppers/toppers.schema';
import { VideoList } from '../features/videos/video-list';
import { useSite } from '../components/layout/site-context';
import { contentsEntries, SiteContents } from '../search/page/site-contents';
import { SearchBox } from '../search/page/search-box';
import { calendarFiles } from '../blocks/calendar/calendar-files';
import { CalendarSubscribe } from '../blocks/calendar/calendar-subscribe';
import { SchoolProvider } from '../blocks/school-context';
import { CertificatePage } from './certificate-page';
import { ContactPage } from './contact-page';
import { InnerPage } from './inner-page';

interface LiveViewProps {
  page: ContentPage<Block>;
  /** All pages of the site, for the paths of `pathsWithContents`; none for others. */
  contents: readonly ContentPage<Block>[];
}

type LiveView = ComponentType<LiveViewProps>;

/** The frame of all pages around an island; `under` is the list of which the page shows one item. */
const framed =
  (content: ReactNode, under?: MenuItem): LiveView =>
  ({ page }) => (
    <InnerPage page={page} {...(under && { under })}>
      {content}
    </InnerPage>
  );

const letter = (category: MessageCategory) =>
  framed(<Island name="message-view" component={MessageView} props={{ category }} />);

const toppers = (topperClass: TopperClass, board?: string) =>
  framed(<Toppers topperClass={topperClass} board={board} />);

/** The toppers of an examination; where none is named, of the school's own of the class. */
function Toppers({ topperClass, board }: { topperClass: TopperClass; board: string | undefined }) {
  const { examinations = [] } = useSite();
  const own = examinations.find((one) => one.class === topperClass)?.name;
  const props = { board: board ?? own ?? `Class ${topperClass}`, topperClass };
  return <Island name="topper-list" component={TopperList} props={props} />;
}

/** Where the school's own service tells browsers: no host of files can, and no provider's. */
function PushOffer() {
  const { push } = useSite();
  const isServed = process.env.GATSBY_LISTS !== 'files' && contentBaseUrl() === '';
  if (push === false || !isServed) return null;
  return (
    <Island name="push">
      <PushPanel />
    </Island>
  );
}

function Alumni() {
  const { alumni: profiles = [] } = useSite();
  return <Island name="alumni-list" component={AlumniList} props={{ profiles }} />;
}

/**
 * Links to subscribe to the school's calendar, on a page that is not the calendar itself. Nothing where no
 * page has a calendar.
 */
function CalendarSubscription({ pages }: { pages: readonly ContentPage<Block>[] }) {
  const site = useSite();
  const files = calendarFiles(
    pages.flatMap(({ blocks, unpublished }) =>
      unpublished ? [] : blocks.flatMap((block) => (block.kind === 'calendar' ? block.months : [])),
    ),
  );
  if (files.length === 0) return null;
  return (
    <SchoolProvider value={site}>
      <CalendarSubscribe
        files={files}
        id="keep-dates"
        title="The school’s dates in your own calendar"
      />
    </SchoolProvider>
  );
}

/** The events, and the year's dates to keep. */
const EventsPage: LiveView = ({ page, contents }) => (
  <InnerPage page={page}>
    <CalendarSubscription pages={contents} />
    <Island name="events-list" component={EventsList} props={{}} />
  </InnerPage>
);

/** The field, what is found, and every page of the site below. */
const SearchPage: LiveView = ({ page, contents }) => (
  <InnerPage page={page} focusable={false}>
    <Island name="search">
      <SearchBox />
    </Island>
    <SiteContents menu={useSite().menu} entries={contentsEntries(contents, page.path)} />
  </InnerPage>
);

/** What is shown at each path that has a page in code. */
export const liveViews: Readonly<Record<CodePath, LiveView>> = {
  '/Alumni': framed(<Alumni />),
  '/Circular': framed(
    <>
      <CircularTemplate />
      <PushOffer />
      <Island name="circular-list" component={CircularList} props={{}} />
    </>,
  ),
  '/ClassXIIToppers': toppers('XII'),
  '/ClassXToppers': toppers('X'),
  '/ContactUs': ContactPage,
  '/Events': EventsPage,
  '/Gallery': framed(<Island name="album-list" component={AlbumList} props={{}} />),
  '/HeadMistress': letter('President'),
  '/ICSEToppers': toppers('X', 'ICSE'),
  '/ISCToppers': toppers('XII', 'ISC'),
  '/ManagerMessage': letter('Manager'),
  '/News': framed(<Island name="news-list" component={NewsList} props={{}} />),
  '/PrincipalMessage': letter('Principal'),
  '/Search': SearchPage,
  '/SubGallery': framed(
    <>
      <AlbumTemplate />
      <Island name="album-view" component={AlbumView} props={{}} />
    </>,
    { path: '/Gallery', title: 'Gallery' },
  ),
  '/Tc': CertificatePage,
  '/VicePrincipal': letter('Vice Principal'),
  '/VideoGallery': framed(<Island name="video-list" component={VideoList} props={{}} />),
};
