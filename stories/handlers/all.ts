import type { HttpHandler } from 'msw';
import { alumniHandlers } from './alumni';
import { birthdaysHandlers } from './birthdays';
import { calendarHandlers } from './calendar';
import { certificateHandlers } from './certificate';
import { circularsHandlers } from './circulars';
import { contactHandlers } from './contact';
import { eventsHandlers } from './events';
import { filesHandlers } from './files';
import { galleryHandlers } from './gallery';
import { highlightsHandlers } from './highlights';
import { messagesHandlers } from './messages';
import { newsHandlers } from './news';
import { notificationsHandlers } from './notifications';
import { registrationHandlers } from './registration';
import type { Reply } from './reply';
import { searchHandlers } from './search';
import { toppersHandlers } from './toppers';
import { videosHandlers } from './videos';

/** A reply that suits every list: anything but records of one kind. */
export type AnyReply = Reply<never>;

/**
 * Answers every list call, by subject: from the examples, or all in one way (`{ status: 500 }`).
 */
function listHandlersBySubject(reply?: AnyReply) {
  return {
    alumni: alumniHandlers(reply),
    birthdays: birthdaysHandlers(reply),
    calendar: calendarHandlers(reply),
    circulars: circularsHandlers(reply),
    events: eventsHandlers(reply),
    gallery: galleryHandlers(reply),
    highlights: highlightsHandlers(reply),
    messages: messagesHandlers(reply),
    news: newsHandlers(reply),
    notifications: notificationsHandlers(reply),
    registration: registrationHandlers(reply),
    toppers: toppersHandlers(reply),
    videos: videosHandlers(reply),
  };
}

/**
 * Every call answered from the examples, by subject, for `parameters.msw.handlers`: Storybook
 * merges objects, so that a story names only the subject whose state it shows
 * (`{ news: newsHandlers({ status: 500 }) }`).
 */
export const handlers: Record<string, HttpHandler[]> = {
  ...listHandlersBySubject(),
  contact: contactHandlers(),
  certificate: certificateHandlers(),
  files: filesHandlers(),
  search: searchHandlers(),
};

/** The handlers of all list calls as one list, all answering in one way: for tests. */
function listHandlers(reply?: AnyReply): HttpHandler[] {
  return Object.values(listHandlersBySubject(reply)).flat();
}

/** The handlers of all calls as one list; the lists may all answer in one way: for tests. */
export function allHandlers(reply?: AnyReply): HttpHandler[] {
  const { contact = [], certificate = [], files = [] } = handlers;
  return [...listHandlers(reply), ...contact, ...certificate, ...files];
}
