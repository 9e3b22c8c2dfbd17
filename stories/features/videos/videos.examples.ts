import { EXAMPLE_TODAY } from '../../../src/lib/dates/example-today';
import { addDays } from '../../../src/lib/dates/plain-date';
import type { Sent } from '../../../src/lib/http/service-calls';

/** Videos as the service sends them; invented. */
export const videoRecords: Sent<'Video'>[] = [
  video('annual-day-2025', 'Annual Day 2025', '2025-12-06'),
  video('sports-day-2026', 'Athletics meet: the relay', '2026-10-17'),
  video('science-fair-2026', 'Science fair: five minutes, sixty tables', '2026-11-12'),
  video('van-mahotsav-2026', 'वन महोत्सव', '2026-07-06'),
  video('choir-2026', 'The junior choir sings', '2026-03-20'),
  video('tour', 'A walk through the school', '2024-02-11'),
];

/** As many videos as are wanted, one every four days back from the examples' day. */
export function manyVideos(count: number): Sent<'Video'>[] {
  return Array.from({ length: count }, (_, index) =>
    video(`many-${index}`, `Assembly ${index + 1}`, addDays(EXAMPLE_TODAY, -4 * (index % 400))),
  );
}

function video(slug: string, title: string, date: string): Sent<'Video'> {
  return {
    _id: `video-${slug}`,
    title,
    date,
    videoUrl: `https://videos.deodarhill.example/${slug}`,
  };
}
