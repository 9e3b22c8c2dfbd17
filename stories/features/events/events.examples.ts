import { EXAMPLE_TODAY } from '../../../src/lib/dates/example-today';
import { addDays } from '../../../src/lib/dates/plain-date';
import { readList } from '../../../src/lib/http/read-record';
import type { Sent } from '../../../src/lib/http/service-calls';
import { currentMonthFirst } from '../../../src/features/events/events.order';
import { readEvent, type SchoolEvent } from '../../../src/features/events/events.schema';

/** Events as the service sends them; invented. */
export const eventRecords: Sent<'Event'>[] = [
  {
    _id: 'event-childrens-day',
    title: "Children's Day fair",
    description: 'Stalls, games and a play in which the teachers are the children.',
    date: '2026-11-14',
    time: '9:00 am',
    venue: 'Lower field',
    images: ['pictures/events/assembly.webp'],
    attachments: ['papers/events/childrens-day.pdf'],
  },
  {
    _id: 'event-parents-meeting',
    title: 'Parent-teacher meeting, classes I to V',
    description: 'Half-yearly report books are given out. Please come at the time on your slip.',
    date: '2026-11-21',
    time: '8:30 am',
    venue: 'Class rooms',
    images: [],
    attachments: ['papers/events/meeting-slips.pdf'],
  },
  {
    _id: 'event-debate',
    title: 'Inter-house debate',
    description: 'Motion: this house would rather walk to school.',
    date: '2026-11-06',
    time: '11:00 am',
    venue: 'Assembly hall',
    images: ['pictures/events/library.webp'],
    attachments: [],
  },
  {
    _id: 'event-annual-day',
    title: 'Annual Day',
    description: 'The senior choir sings, and the prizes of the year are given.',
    date: '2026-12-05',
    time: '4:00 pm',
    venue: 'Assembly hall',
    images: ['pictures/events/music-room.webp'],
    attachments: [],
  },
  {
    _id: 'event-science-exhibition',
    title: 'Science exhibition',
    description: 'Sixty working models from classes VI to XII.',
    date: '2027-01-16',
    time: '10:00 am',
    venue: 'Laboratory block',
    images: ['pictures/events/science-fair.webp'],
    attachments: [],
  },
  {
    _id: 'event-republic-day',
    title: 'Republic Day',
    description: 'Flag hoisting and march past.',
    date: '2027-01-26',
    time: '8:00 am',
    venue: 'Lower field',
    images: ['pictures/events/republic-day.webp'],
    attachments: [],
  },
  {
    _id: 'event-sports-day',
    title: 'Athletics meet',
    description: 'Heats in the morning, finals after lunch.',
    date: '2026-10-17',
    time: '7:30 am',
    venue: 'Upper field',
    images: ['pictures/events/sports-day.webp'],
    attachments: [],
  },
  {
    _id: 'event-founders-day',
    title: "Founder's Day",
    description: 'A walk to the old school house, with its first pupils.',
    date: '2025-12-01',
    time: '',
    venue: 'Old school house',
    images: [],
    attachments: [],
  },
];

/** Events that do not take place: for a reason, and without one. */
export const cancelledEvents: Sent<'Event'>[] = eventRecords.map((event) => ({
  ...event,
  ...(event._id === 'event-debate' && { cancelled: true }),
  ...(event._id === 'event-parents-meeting' && { cancelled: 'heavy rain' }),
}));

/** Events that were moved to another day, within the month and from another one. */
export const movedEvents: Sent<'Event'>[] = eventRecords.map((event) => ({
  ...event,
  ...(event._id === 'event-parents-meeting' && { movedFrom: '2026-11-13' }),
  ...(event._id === 'event-annual-day' && { date: '2027-01-09', movedFrom: '2026-12-05' }),
}));

/** What comes every Saturday, each day with an id of its own; one Saturday is left out. */
export const weeklyEvents: Sent<'Event'>[] = [0, 7, 21, 28, 35].map((days) => ({
  _id: `event-robotics-club-${addDays('2026-11-07', days)}`,
  title: 'Robotics club, classes VI to X',
  description: 'Bring a charged laptop. Parents may watch in the last half hour.',
  date: addDays('2026-11-07', days),
  time: '10:30 am to 12:30 pm',
  venue: 'Computer laboratory',
  images: ['pictures/events/science-fair.webp'],
  attachments: [],
}));

/** The same events as the site shows them, in the order of the examples' day. */
export const eventExamples: SchoolEvent[] = currentMonthFirst(
  readList(eventRecords, readEvent),
  EXAMPLE_TODAY,
);

/** As many events as are wanted, one a day around the examples' day. */
export function manyEvents(count: number): Sent<'Event'>[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: `event-${index}`,
    title: `Meeting ${index + 1} of the reading circle`,
    description: 'Bring the book of the month.',
    date: addDays(EXAMPLE_TODAY, (index % 1_200) - 900),
    time: '2:15 pm',
    venue: 'Library',
    images: ['pictures/events/library.webp'],
    attachments: [],
  }));
}
