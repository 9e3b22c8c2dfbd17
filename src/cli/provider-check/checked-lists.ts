import { alumniCall } from '../../features/alumni/alumni.queries';
import { readAlumnus } from '../../features/alumni/alumni.schema';
import { birthdaysCall } from '../../features/birthdays/birthdays.queries';
import { readBirthday } from '../../features/birthdays/birthdays.schema';
import { calendarCall } from '../../features/calendar/calendar.queries';
import { readCalendarEntry } from '../../features/calendar/calendar.schema';
import { circularsCall } from '../../features/circulars/circulars.calls';
import { CIRCULAR } from '../../features/circulars/circulars.attachments';
import { readCircular } from '../../features/circulars/circulars.schema';
import { eventsCall, homeEventsCall } from '../../features/events/events.calls';
import { readEvent } from '../../features/events/events.schema';
import { galleryCall, homeGalleryCall } from '../../features/gallery/gallery.queries';
import { PHOTO_GALLERY, readAlbum } from '../../features/gallery/gallery.schema';
import { highlightsCall } from '../../features/highlights/highlights.queries';
import { readHighlight } from '../../features/highlights/highlights.schema';
import { messagesCall, principalMessageCall } from '../../features/messages/messages.queries';
import { readMessage } from '../../features/messages/messages.schema';
import { newsCall } from '../../features/news/news.calls';
import { readNews } from '../../features/news/news.schema';
import { notificationsCall } from '../../features/notifications/notifications.queries';
import { readNotification } from '../../features/notifications/notifications.schema';
import { registrationCall } from '../../features/registration/registration.queries';
import { readRegistration } from '../../features/registration/registration.schema';
import { homeToppersCall, toppersCall } from '../../features/toppers/toppers.queries';
import { readTopper } from '../../features/toppers/toppers.schema';
import { videosCall } from '../../features/videos/videos.queries';
import { readVideo } from '../../features/videos/videos.schema';
import type { ListRecord, ReadRecord } from '../../lib/http/read-record';
import type { ServiceCall } from '../../lib/http/service-calls';

/** A list of the site: what it asks for, how its records are read, and which of them a page shows. */
export interface CheckedList {
  call: ServiceCall;
  read: ReadRecord<ListRecord & { category?: string }>;
  /** Only records of this category are on a page. */
  category?: string;
  /** Whether it names children, whom no cache may keep. */
  ofChildren?: boolean;
}

/** Every list that the pages ask for; an album is asked for by its id. */
export const checkedLists: readonly CheckedList[] = [
  { call: newsCall, read: readNews },
  { call: homeEventsCall, read: readEvent },
  { call: eventsCall, read: readEvent },
  { call: calendarCall, read: readCalendarEntry },
  { call: circularsCall, read: readCircular, category: CIRCULAR },
  { call: homeGalleryCall, read: readAlbum, category: PHOTO_GALLERY },
  { call: galleryCall, read: readAlbum, category: PHOTO_GALLERY },
  { call: homeToppersCall, read: readTopper, ofChildren: true },
  { call: toppersCall, read: readTopper, ofChildren: true },
  { call: principalMessageCall, read: readMessage, category: 'Principal' },
  { call: messagesCall, read: readMessage },
  { call: alumniCall, read: readAlumnus },
  { call: birthdaysCall, read: readBirthday, ofChildren: true },
  { call: highlightsCall, read: readHighlight },
  { call: notificationsCall, read: readNotification },
  { call: registrationCall, read: readRegistration },
  { call: videosCall, read: readVideo },
];
