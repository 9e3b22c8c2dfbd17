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
import { toppersHandlers } from './toppers';
import { videosHandlers } from './videos';

/** A reply that suits every list: anything but records of one kind. */
export type AnyReply = Reply<never>;

/** Answers every list call: from the examples, or all in one way (`{ status: 500 }`). */
export function listHandlers(reply?: AnyReply): HttpHandler[] {
  return [
    ...alumniHandlers(reply),
    ...birthdaysHandlers(reply),
    ...calendarHandlers(reply),
    ...circularsHandlers(reply),
    ...eventsHandlers(reply),
    ...galleryHandlers(reply),
    ...highlightsHandlers(reply),
    ...messagesHandlers(reply),
    ...newsHandlers(reply),
    ...notificationsHandlers(reply),
    ...registrationHandlers(reply),
    ...toppersHandlers(reply),
    ...videosHandlers(reply),
  ];
}

/**
 * Answers every call of the content service; the lists may all answer in one way. A story puts
 * the handlers of its own state in front: the first one that fits answers.
 */
export function allHandlers(reply?: AnyReply): HttpHandler[] {
  return [
    ...listHandlers(reply),
    ...contactHandlers(),
    ...certificateHandlers(),
    ...filesHandlers(),
  ];
}
