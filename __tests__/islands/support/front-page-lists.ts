import { calendarRecords } from '../../../stories/features/calendar/calendar.examples';
import { eventRecords } from '../../../stories/features/events/events.examples';
import { albumRecords } from '../../../stories/features/gallery/gallery.examples';
import { highlightRecords } from '../../../stories/features/highlights/highlights.examples';
import { messageRecords } from '../../../stories/features/messages/messages.examples';
import { newsRecords } from '../../../stories/features/news/news.examples';
import { notificationRecords } from '../../../stories/features/notifications/notifications.examples';
import { registrationRecords } from '../../../stories/features/registration/registration.examples';
import { EXAMPLE_NOW } from '../../../src/lib/dates/example-today';
import type { BuiltOf } from '../../../src/islands/built-lists';

/** The lists of the front page that name no child, as a build has them. */
export function frontPageLists(): BuiltOf {
  const replies = {
    '/api/Events/all/{code}': calendarRecords,
    '/api/events/{code}': eventRecords,
    '/api/gallery/{code}': albumRecords,
    '/api/highlight/{code}': highlightRecords,
    '/api/news/all/{code}': newsRecords,
    '/api/notification/{code}': notificationRecords,
    '/api/onlineRegistration/{code}': registrationRecords,
    '/api/principalMessage/{code}': messageRecords,
  };
  const versions = Object.fromEntries(Object.keys(replies).map((path) => [path, 'v1']));
  return { replies, versions, now: Date.parse(EXAMPLE_NOW) };
}
