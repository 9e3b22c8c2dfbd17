import { EXAMPLE_TODAY } from '../../../src/lib/dates/example-today';
import { addDays } from '../../../src/lib/dates/plain-date';
import { readList } from '../../../src/lib/http/read-record';
import type { Sent } from '../../../src/lib/http/service-calls';
import { newestFirst } from '../../../src/features/shared/order';
import { readNews, type News } from '../../../src/features/news/news.schema';

/** News as the service sends it; invented. The ends of the range are there: no picture, no file. */
export const newsRecords: Sent<'News'>[] = [
  {
    _id: 'news-science-fair',
    title: 'Class IX wins the district science fair',
    description:
      'A water filter made from pine needles and charcoal took the first prize among forty schools. The team of five now prepares for the state round in January.',
    fromDate: '2026-11-12',
    image: ['pictures/news/science-fair.webp'],
    attachments: ['papers/news/science-fair-results.pdf'],
  },
  {
    _id: 'news-winter-timings',
    title: 'Winter timings from 16 November',
    description: 'School begins at 8:00 am and ends at 2:00 pm. Buses leave thirty minutes later.',
    fromDate: '2026-11-09',
    image: ['pictures/news/winter-morning.webp'],
    attachments: ['papers/news/winter-timings.pdf'],
  },
  {
    _id: 'news-library-week',
    title: 'Library week: 1,200 books borrowed in five days',
    description:
      'Classes III to VIII read aloud to each other, and every child took home a book that a friend had chosen.',
    fromDate: '2026-10-30',
    image: ['pictures/news/library.webp'],
    attachments: [],
  },
  {
    _id: 'news-sports-day',
    title: 'Green Commanders take the athletics shield',
    description: 'The relay decided it: three points between the first house and the last.',
    fromDate: '2026-10-17',
    image: ['pictures/news/sports-day.webp', 'pictures/news/assembly.webp'],
    attachments: [],
  },
  {
    _id: 'news-exam-dates',
    title: 'Half-yearly examination: date sheet published',
    description: 'The date sheet for classes VI to XII is attached.',
    fromDate: '2026-09-01',
    image: [],
    attachments: ['papers/news/half-yearly-date-sheet.pdf'],
  },
  {
    _id: 'news-van-mahotsav',
    title: 'वन महोत्सव: 300 deodar saplings planted',
    description: 'Each section of class VII looks after ten of them until they leave school.',
    fromDate: '2026-07-06',
    image: ['pictures/news/monsoon.webp'],
    attachments: [],
  },
  {
    _id: 'news-music-room',
    title: 'A new music room opens',
    description: 'Twelve keyboards, four sitars, and walls that keep the noise where it belongs.',
    fromDate: '2025-11-21',
    image: ['pictures/news/music-room.webp'],
    attachments: [],
  },
  {
    _id: 'news-republic-day',
    title: 'Republic Day parade on the lower field',
    description: 'Parents are welcome from 7:45 am. Please bring the invitation card.',
    fromDate: '2025-01-20',
    image: ['pictures/news/republic-day.webp'],
    attachments: [],
  },
];

/** The same news as the site shows it, newest first. */
export const newsExamples: News[] = newestFirst(readList(newsRecords, readNews));

/** As many news as are wanted, one a day back from the examples' day. */
export function manyNews(count: number): Sent<'News'>[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: `news-${index}`,
    title: `Report ${index + 1} from class ${(index % 12) + 1}`,
    description: 'What happened, who was there, and what comes next.',
    fromDate: addDays(EXAMPLE_TODAY, -(index % 1_500)),
    image: ['pictures/news/science-fair.webp'],
    attachments: [],
  }));
}
