import type { HttpHandler } from 'msw';
import type { AnyReply } from '../handlers/all';
import { birthdaysHandlers } from '../handlers/birthdays';
import { calendarHandlers } from '../handlers/calendar';
import { eventsHandlers } from '../handlers/events';
import { galleryHandlers } from '../handlers/gallery';
import { highlightsHandlers } from '../handlers/highlights';
import { messagesHandlers } from '../handlers/messages';
import { newsHandlers } from '../handlers/news';
import { registrationHandlers } from '../handlers/registration';
import { toppersHandlers } from '../handlers/toppers';

/** All calls of the front page answered in one way, by subject, for `parameters.msw.handlers`. */
export function homeHandlers(reply: AnyReply): Record<string, HttpHandler[]> {
  return {
    birthdays: birthdaysHandlers(reply),
    calendar: calendarHandlers(reply),
    events: eventsHandlers(reply),
    gallery: galleryHandlers(reply),
    highlights: highlightsHandlers(reply),
    messages: messagesHandlers(reply),
    news: newsHandlers(reply),
    registration: registrationHandlers(reply),
    toppers: toppersHandlers(reply),
  };
}
