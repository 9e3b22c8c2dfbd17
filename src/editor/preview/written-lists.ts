import { QueryClient } from '@tanstack/react-query';
import { type ListRoute, lists } from '../../content-service/dataset/lists';
import { publishedDataOf } from '../../content-service/dataset/published-data';
import type { Dataset } from '../../content-service/dataset/dataset';
import { today } from '../../lib/dates/plain-date';
import { birthdaysQuery } from '../../features/birthdays/birthdays.queries';
import { readBirthday } from '../../features/birthdays/birthdays.schema';
import { calendarQuery } from '../../features/calendar/calendar.queries';
import { readCalendarEntry } from '../../features/calendar/calendar.schema';
import { homeEventsQuery } from '../../features/events/events.queries';
import { readEvent } from '../../features/events/events.schema';
import { homeGalleryQuery } from '../../features/gallery/gallery.queries';
import { readAlbum } from '../../features/gallery/gallery.schema';
import { highlightsQuery } from '../../features/highlights/highlights.queries';
import { readHighlight } from '../../features/highlights/highlights.schema';
import { principalMessageQuery } from '../../features/messages/messages.queries';
import { readMessage } from '../../features/messages/messages.schema';
import { newsQuery } from '../../features/news/news.queries';
import { readNews } from '../../features/news/news.schema';
import { notificationsQuery } from '../../features/notifications/notifications.queries';
import { registrationQuery } from '../../features/registration/registration.queries';
import { readRegistration } from '../../features/registration/registration.schema';
import { homeToppersQuery } from '../../features/toppers/toppers.queries';
import { readTopper } from '../../features/toppers/toppers.schema';
import { readList, type ReadRecord, type ListRecord } from '../../lib/http/read-record';

/**
 * What the front page shows of the lists. Everybody can read this file, so it holds nothing that is for
 * editors alone, nobody from the register, and no list that names children: what an editor writes into
 * such a list is rendered from the form.
 */
export const publicLists = [
  ...['albums', 'calendar', 'events', 'highlights', 'messages', 'news', 'registrations'],
] as const;

/** The lists of the content service as they stand in the folder. */
export interface WrittenLists {
  /** What has passed its schema, by the names of the files: 'news'. */
  lists: Readonly<Record<string, unknown>>;
  /** The photos of albums by their folders: 'pictures/albums/annual-day'. */
  photos: Readonly<Record<string, string[]>>;
}

function datasetOf({ lists: written, photos }: WrittenLists): Dataset {
  const empty = Object.fromEntries(
    [...publicLists, 'birthdays', 'toppers'].map((name) => [name, []]),
  );
  const photosIn = (folder: string) => photos[folder] ?? [];
  // The lists passed their schemas when the preview's data were written.
  return { ...empty, ...written, photosIn } as unknown as Dataset;
}

/**
 * What the front page asks the content service for, answered from the folder's own lists. Nothing opens
 * by itself in a preview, so there are no notifications. `now` in milliseconds since 1970; sessions begin
 * in a month (1–12).
 */
export function answersFrom(written: WrittenLists, now: number, firstMonth: number): QueryClient {
  const moment = new Date(now);
  const { data } = publishedDataOf({ ...datasetOf(written), school: { firstMonth } })(moment);
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } },
  });
  const answer = <T extends ListRecord>(
    { queryKey }: { queryKey: readonly string[] },
    route: ListRoute,
    read: ReadRecord<T>,
  ) => client.setQueryData(queryKey, readList(lists[route](data, today(moment)), read));
  answer(highlightsQuery, '/api/highlight/:code', readHighlight);
  answer(registrationQuery, '/api/onlineRegistration/:code', readRegistration);
  answer(calendarQuery, '/api/Events/all/:code', readCalendarEntry);
  answer(principalMessageQuery, '/api/principalMessage/:code', readMessage);
  answer(homeEventsQuery, '/api/events/:code', readEvent);
  answer(newsQuery, '/api/news/all/:code', readNews);
  answer(homeToppersQuery('X'), '/api/topper/:code', readTopper);
  answer(birthdaysQuery, '/api/birthdays/:code', readBirthday);
  answer(homeGalleryQuery, '/api/gallery/:code', readAlbum);
  client.setQueryData(notificationsQuery.queryKey, []);
  return client;
}
