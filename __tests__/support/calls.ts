import type { QueryClient } from '@tanstack/react-query';
import { testimonialRecords } from '../../stories/features/alumni/alumni.examples';
import { alumniCall, alumniQuery } from '../../src/features/alumni/alumni.queries';
import { birthdayRecords } from '../../stories/features/birthdays/birthdays.examples';
import { birthdaysCall, birthdaysQuery } from '../../src/features/birthdays/birthdays.queries';
import { calendarRecords } from '../../stories/features/calendar/calendar.examples';
import { calendarCall, calendarQuery } from '../../src/features/calendar/calendar.queries';
import { circularRecords } from '../../stories/features/circulars/circulars.examples';
import { circularsCall, circularsQuery } from '../../src/features/circulars/circulars.queries';
import { eventRecords } from '../../stories/features/events/events.examples';
import {
  eventsCall,
  eventsQuery,
  homeEventsCall,
  homeEventsQuery,
} from '../../src/features/events/events.queries';
import { albumRecords } from '../../stories/features/gallery/gallery.examples';
import {
  galleryCall,
  galleryQuery,
  homeGalleryCall,
  homeGalleryQuery,
} from '../../src/features/gallery/gallery.queries';
import { highlightRecords } from '../../stories/features/highlights/highlights.examples';
import { highlightsCall, highlightsQuery } from '../../src/features/highlights/highlights.queries';
import { messageRecords } from '../../stories/features/messages/messages.examples';
import {
  messageQuery,
  messagesCall,
  principalMessageCall,
  principalMessageQuery,
} from '../../src/features/messages/messages.queries';
import { newsRecords } from '../../stories/features/news/news.examples';
import { newsCall, newsQuery } from '../../src/features/news/news.queries';
import { notificationRecords } from '../../stories/features/notifications/notifications.examples';
import {
  notificationsCall,
  notificationsQuery,
} from '../../src/features/notifications/notifications.queries';
import { registrationRecords } from '../../stories/features/registration/registration.examples';
import {
  registrationCall,
  registrationQuery,
} from '../../src/features/registration/registration.queries';
import { topperRecords } from '../../stories/features/toppers/toppers.examples';
import {
  homeToppersCall,
  homeToppersQuery,
  toppersCall,
  toppersQuery,
} from '../../src/features/toppers/toppers.queries';
import { videoRecords } from '../../stories/features/videos/videos.examples';
import { videosCall, videosQuery } from '../../src/features/videos/videos.queries';
import type { Call } from '../../src/lib/http/http-error';
import type { ListRecord } from '../../src/lib/http/read-record';

/** One list call of the site: what it asks, good records for it, and what a page makes of them. */
export interface ListCall {
  call: Call;
  good: readonly { _id: string }[];
  /** The records as they are kept, before a page picks its own. */
  load: (client: QueryClient) => Promise<ListRecord[]>;
  /** What a page picks. */
  pick: (client: QueryClient) => Promise<unknown>;
}

interface Query<T extends ListRecord> {
  load: (client: QueryClient) => Promise<T[]>;
  select?: ((records: T[]) => unknown) | undefined;
}

function listCall<T extends ListRecord>(
  call: Call,
  good: readonly { _id: string }[],
  { load, select = (records) => records }: Query<T>,
): ListCall {
  return { call, good, load, pick: async (client) => select(await load(client)) };
}

/** Every list call of the site. */
export const listCalls: readonly ListCall[] = [
  listCall(newsCall, newsRecords, {
    load: (client) => client.fetchQuery(newsQuery),
    select: newsQuery.select,
  }),
  listCall(homeEventsCall, eventRecords, { load: (client) => client.fetchQuery(homeEventsQuery) }),
  listCall(eventsCall, eventRecords, { load: (client) => client.fetchQuery(eventsQuery) }),
  listCall(calendarCall, calendarRecords, {
    load: (client) => client.fetchQuery(calendarQuery),
    select: calendarQuery.select,
  }),
  listCall(homeGalleryCall, albumRecords, {
    load: (client) => client.fetchQuery(homeGalleryQuery),
    select: homeGalleryQuery.select,
  }),
  listCall(galleryCall, albumRecords, {
    load: (client) => client.fetchQuery(galleryQuery),
    select: galleryQuery.select,
  }),
  listCall(circularsCall, circularRecords, {
    load: (client) => client.fetchQuery(circularsQuery),
    select: circularsQuery.select,
  }),
  listCall(homeToppersCall, topperRecords, {
    load: (client) => client.fetchQuery(homeToppersQuery('XII')),
    select: homeToppersQuery('XII').select,
  }),
  listCall(toppersCall, topperRecords, {
    load: (client) => client.fetchQuery(toppersQuery('X')),
    select: toppersQuery('X').select,
  }),
  listCall(principalMessageCall, messageRecords, {
    load: (client) => client.fetchQuery(principalMessageQuery),
    select: principalMessageQuery.select,
  }),
  listCall(messagesCall, messageRecords, {
    load: (client) => client.fetchQuery(messageQuery('President')),
    select: messageQuery('President').select,
  }),
  listCall(alumniCall, testimonialRecords, { load: (client) => client.fetchQuery(alumniQuery) }),
  listCall(birthdaysCall, birthdayRecords, { load: (client) => client.fetchQuery(birthdaysQuery) }),
  listCall(highlightsCall, highlightRecords, {
    load: (client) => client.fetchQuery(highlightsQuery),
  }),
  listCall(notificationsCall, notificationRecords, {
    load: (client) => client.fetchQuery(notificationsQuery),
  }),
  listCall(registrationCall, registrationRecords, {
    load: (client) => client.fetchQuery(registrationQuery),
  }),
  listCall(videosCall, videoRecords, {
    load: (client) => client.fetchQuery(videosQuery),
    select: videosQuery.select,
  }),
];
