import { testimonialRecords } from '../../../stories/features/alumni/alumni.examples';
import { birthdayRecords } from '../../../stories/features/birthdays/birthdays.examples';
import { calendarRecords } from '../../../stories/features/calendar/calendar.examples';
import { circularRecords } from '../../../stories/features/circulars/circulars.examples';
import { eventRecords } from '../../../stories/features/events/events.examples';
import { albumRecords } from '../../../stories/features/gallery/gallery.examples';
import { highlightRecords } from '../../../stories/features/highlights/highlights.examples';
import { messageRecords } from '../../../stories/features/messages/messages.examples';
import { newsRecords } from '../../../stories/features/news/news.examples';
import { notificationRecords } from '../../../stories/features/notifications/notifications.examples';
import { registrationRecords } from '../../../stories/features/registration/registration.examples';
import { topperRecords } from '../../../stories/features/toppers/toppers.examples';
import { videoRecords } from '../../../stories/features/videos/videos.examples';
import { albumCases } from './album-faults';
import type { FaultPage } from './fault-drive';

const titleOf = (records: readonly { title?: string | undefined }[]) => [records[0]?.title ?? ''];

/** A page of one list whose records have titles. */
const titled = (
  path: string,
  call: string,
  good: readonly { _id: string; title?: string | undefined }[],
  placeholder: string,
  empty = placeholder,
): FaultPage => ({
  path,
  calls: [{ path: call, good }],
  records: titleOf(good),
  placeholders: [placeholder],
  empty: [empty],
  built: [],
});

const message = (path: string, category: string): FaultPage => {
  const own = messageRecords.find((record) => record.category === category);
  const others = messageRecords.filter((record) => record !== own);
  return {
    path,
    // The first record is the one that is spoilt: not the page's own, of which it shows one.
    calls: [{ path: '/api/message/all/DHS', good: [...others, ...(own ? [own] : [])] }],
    records: [own?.name ?? ''],
    placeholders: ['A warm welcome to our school.'],
    built: [],
  };
};

const toppers = (path: string, board: 'X' | 'XII'): FaultPage => ({
  path,
  calls: [{ path: '/api/topper/all/DHS', good: topperRecords }],
  records: [topperRecords.find((record) => record.class === board)?.name ?? ''],
  placeholders: ['Student Name', '100%'],
});

const [album] = albumRecords;

/**
 * Every page with lists of the service: its calls, and what it shows of them. Of the four pages with one message
 * there are two, which meet all faults between them: the others make the same call in the same view.
 */
export const faultPages: readonly FaultPage[] = [
  titled('/News', '/api/news/all/DHS', newsRecords, 'News Title'),
  titled('/Events', '/api/events/All/DHS', eventRecords, 'Event Title'),
  titled(
    '/Circular',
    '/api/circular/all/DHS',
    circularRecords,
    'The circulars can’t be shown just now',
    'No circulars yet',
  ),
  titled('/Gallery', '/api/gallery/All/DHS', albumRecords, 'Album Title'),
  ...(album
    ? [
        {
          path: `/SubGallery?id=${album._id}`,
          calls: [{ path: '/api/subGallery*', good: [album], reply: album }],
          records: [album.title],
          placeholders: [],
          cases: albumCases(album),
        },
      ]
    : []),
  titled(
    '/VideoGallery',
    '/api/video/All/DHS',
    videoRecords,
    'The videos can’t be shown just now',
    'No videos yet',
  ),
  toppers('/ISCToppers', 'XII'),
  toppers('/ICSEToppers', 'X'),
  {
    path: '/Alumni',
    calls: [{ path: '/api/testimonials/DHS', good: testimonialRecords }],
    records: [testimonialRecords[0]?.name ?? ''],
    placeholders: ['Ananya Rawat', 'ISC 2009'],
    built: [],
  },
  message('/ManagerMessage', 'Manager'),
  message('/PrincipalMessage', 'Principal'),
  {
    path: '/',
    calls: [
      { path: '/api/news/all/DHS', good: newsRecords },
      { path: '/api/events/DHS', good: eventRecords },
      { path: '/api/topper/DHS', good: topperRecords },
      { path: '/api/birthdays/DHS', good: birthdayRecords },
      { path: '/api/gallery/DHS', good: albumRecords },
      { path: '/api/principalMessage/DHS', good: messageRecords },
      { path: '/api/Events/all/DHS', good: calendarRecords },
      { path: '/api/notification/DHS', good: notificationRecords },
      { path: '/api/onlineRegistration/DHS', good: registrationRecords },
      { path: '/api/highlight/DHS', good: highlightRecords },
    ],
    records: [...titleOf(newsRecords), birthdayRecords[0]?.name ?? ''],
    placeholders: ['News Title', 'Event Title', 'Student Name'],
    built: ['Student Name'],
  },
];
