import type { Sent } from '../../../src/lib/http/service-calls';

/** Notifications as the service sends them; invented. One is words only. */
export const notificationRecords: Sent<'Notification'>[] = [
  {
    _id: 'notification-admission',
    title: 'Admission 2027-2028',
    image: ['pictures/notifications/admission.webp'],
    desc: 'Registration for Playgroup to class IX and for class XI opens on 1 Dec 2026.',
    url: '/Criteria',
    urlTitle: 'How to apply',
    attachments: ['papers/notifications/prospectus.pdf'],
  },
  {
    _id: 'notification-annual-day',
    title: 'Annual Day',
    image: ['pictures/notifications/annual-day.webp'],
    desc: 'Two seats for each family. Cards are given out at the office until 2 Dec 2026.',
    url: 'https://tickets.deodarhill.example/annual-day',
    urlTitle: 'Reserve seats',
    attachments: [],
  },
  {
    _id: 'notification-road',
    title: 'Road closed on 18 Nov 2026',
    image: [],
    desc: 'Buses on routes 3 and 7 start twenty minutes earlier.',
    url: '',
    urlTitle: '',
    attachments: [],
  },
];
