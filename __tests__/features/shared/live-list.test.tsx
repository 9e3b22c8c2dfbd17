import { screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import type { ReactElement } from 'react';
import { CircularList } from '../../../src/features/circulars/circular-list';
import { EventsList } from '../../../src/features/events/events-list';
import { AlbumList } from '../../../src/features/gallery/album-list';
import { NewsList } from '../../../src/features/news/news-list';
import { TopperList } from '../../../src/features/toppers/topper-list';
import { VideoList } from '../../../src/features/videos/video-list';
import type { AnyReply } from '../../../stories/handlers/all';
import { circularsHandlers } from '../../../stories/handlers/circulars';
import { eventsHandlers } from '../../../stories/handlers/events';
import { galleryHandlers } from '../../../stories/handlers/gallery';
import { newsHandlers } from '../../../stories/handlers/news';
import { toppersHandlers } from '../../../stories/handlers/toppers';
import { videosHandlers } from '../../../stories/handlers/videos';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
afterEach(() => jest.restoreAllMocks());

const lists: [string, ReactElement, (reply: AnyReply) => HttpHandler[]][] = [
  ['news', <NewsList key="n" />, newsHandlers],
  ['events', <EventsList key="e" />, eventsHandlers],
  ['circulars', <CircularList key="c" />, circularsHandlers],
  ['albums', <AlbumList key="g" />, galleryHandlers],
  ['videos', <VideoList key="v" />, videosHandlers],
  ['toppers', <TopperList key="t" board="ISC" topperClass="XII" />, toppersHandlers],
];

describe.each(lists)('the page of %s', (_name, view, handlers) => {
  const settled = () =>
    waitFor(() => expect(document.querySelector('[aria-busy]')).not.toBeInTheDocument());

  it('counts none where the service has none', async () => {
    server.use(...handlers({ items: [] as never[] }));
    renderLive(view);
    await settled();
    expect(screen.getByRole('search')).toHaveTextContent(/^Total \w+ 0/);
  });

  it.each([{ status: 500 }, { fail: 'network' as const }])(
    'states no count where the call has failed: %j',
    async (reply) => {
      server.use(...handlers(reply));
      renderLive(view);
      await settled();
      expect(screen.getByRole('search')).toHaveTextContent(/^Total \w+ –/);
    },
  );
});
