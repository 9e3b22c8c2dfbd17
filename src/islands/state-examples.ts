import { readAlumnus } from '../features/alumni/alumni.schema';
import { readBirthday } from '../features/birthdays/birthdays.schema';
import { readCalendarEntry } from '../features/calendar/calendar.schema';
import { readCircular } from '../features/circulars/circulars.schema';
import { readEvent } from '../features/events/events.schema';
import { readAlbum } from '../features/gallery/gallery.schema';
import { readHighlight } from '../features/highlights/highlights.schema';
import { readMessage } from '../features/messages/messages.schema';
import { readNews } from '../features/news/news.schema';
import { readNotification } from '../features/notifications/notifications.schema';
import { readRegistration } from '../features/registration/registration.schema';
import { readTopper } from '../features/toppers/toppers.schema';
import { readVideo } from '../features/videos/videos.schema';
import { readList } from '../lib/http/read-record';

/*
 * What the build renders the states of islands with: of each list the fewest records in which its view uses
 * all its classes, as a reply has them. Their words are never seen.
 */

const [title, description] = ['Title', 'Description'];
const attachments = ['a.pdf'];
const pictures = ['a.webp', 'b.webp'];

export const alumniExamples = readList(
  [
    { title, name: 'With all', designation: 'Engineer', batch: 'ISC 2006', attachments: pictures },
    { name: 'Without' },
  ],
  readAlumnus,
);

export const birthdayExamples = readList(
  [{ name: 'With all', class: 'II A', attachments: pictures }, { name: 'Without' }],
  readBirthday,
);

export const calendarExamples = readList([{ title, date: '2026-10-17' }], readCalendarEntry);

const circular = { _id: 'a', title, date: '2026-11-12', category: 'Circular' };

/** The newest, without a number, classes and a document. */
export const circularExamples = readList([{ ...circular, date: '2026-11-13' }], readCircular);

export const numberedExamples = readList(
  [
    { ...circular, number: '41', attachments: ['a.pdf', 'b.pdf'] },
    { ...circular, classes: ['VI'], classesText: 'VI', attachments },
  ],
  readCircular,
);

export const eventExamples = readList(
  [
    { title, description, date: '2026-11-06', time: '9:00 am', venue: 'Hall', images: pictures },
    { title, date: '2026-11-14', attachments },
  ],
  readEvent,
);

const album = { _id: 'a', title, description, date: '2026-11-11', category: 'PhotoGallery' };

export const albumExamples = readList([{ ...album, attachments: pictures }], readAlbum);

export const captionedExamples = readList(
  [
    {
      ...album,
      attachments: pictures,
      captions: pictures.map((path) => ({ path, caption: 'Caption' })),
    },
  ],
  readAlbum,
);

export const highlightExamples = readList([{ title, attachments }, { title }], readHighlight);

export const messageExamples = readList(
  [{ category: 'Principal', name: 'Name', message: '<p>Words.</p>', attachments: pictures }],
  readMessage,
);

/** The first of a page is larger. */
export const newsExamples = readList(
  [
    { title, description, fromDate: '2026-11-12', image: pictures, attachments },
    { title, fromDate: '2026-11-09' },
  ],
  readNews,
);

export const notificationExamples = readList(
  [{ title, desc: description, url: '/', urlTitle: title, image: pictures, attachments }],
  readNotification,
);

export const registrationExamples = readList(
  [{ title, url: 'https://registration.example', attachments }],
  readRegistration,
);

/** Three on the podium, and one of the list below it. */
export const topperExamples = readList(
  [98.75, 98.5, 97.25, 96.5].map((division, index) => ({
    class: 'XII',
    sessionYear: '2025-2026',
    name: `Pupil ${index}`,
    division,
    stream: 'Science',
    attachments: index === 0 ? pictures : [],
  })),
  readTopper,
);

/** The pictures of the first ones load at once. */
export const videoExamples = readList(
  [12, 11, 10, 9].map((day) => ({
    title,
    date: `2026-11-${String(day).padStart(2, '0')}`,
    videoUrl: 'https://videos.example',
  })),
  readVideo,
);
