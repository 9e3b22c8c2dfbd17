import { EXAMPLE_TODAY } from '../../../src/lib/dates/example-today';
import { addDays } from '../../../src/lib/dates/plain-date';
import { PHOTO_GALLERY } from '../../../src/features/gallery/gallery.schema';
import type { Sent } from '../../../src/lib/http/service-calls';

/** Albums as the service sends them; invented. One is of another category, and one is empty. */
export const albumRecords: Sent<'Album'>[] = [
  album(
    'sports-day',
    'Athletics meet 2026',
    '2026-10-17',
    14,
    'Heats, finals and the long walk home with the shield.',
  ),
  album(
    'science-fair',
    'District science fair',
    '2026-11-11',
    9,
    'Forty schools, sixty tables, one leaking volcano.',
  ),
  album(
    'library-week',
    'Library week',
    '2026-10-28',
    6,
    'Reading aloud, reading alone, reading upside down.',
  ),
  album('independence-day', 'Independence Day', '2026-08-15', 12, 'Flag hoisting in the rain.'),
  album(
    'van-mahotsav',
    'वन महोत्सव',
    '2026-07-05',
    8,
    'Three hundred saplings and nine hundred muddy boots.',
  ),
  album('music-room', 'The new music room', '2025-11-20', 7, ''),
  album('republic-day', 'Republic Day 2025', '2025-01-26', 10, 'March past on the lower field.'),
  album('old-school-house', 'The old school house', '2024-12-01', 0, 'Photos follow.'),
  { ...album('annual-day-film', 'Annual Day film', '2025-12-06', 1, ''), category: 'VideoGallery' },
];

/** An album of whose photos some have captions, of every length, and one other words for who can't see it. */
export const captionedAlbum: Sent<'Album'> = {
  ...album('relay-day', 'Relay day', '2026-10-17', 9, 'Eight teams, one baton each.'),
  captions: [
    { path: photoOf('relay-day', 0), caption: 'Yellow before Blue, by the length of a shoe' },
    {
      path: photoOf('relay-day', 1),
      caption: 'The baton',
      alt: 'A red baton goes from one hand to another.',
    },
    {
      path: photoOf('relay-day', 2),
      caption:
        'The judges, who had to look at the film of the last metres three times before they shook hands and gave two first prizes',
    },
    { path: photoOf('relay-day', 4), alt: 'Children on the steps wave paper flags.' },
    {
      path: photoOf('relay-day', 7),
      caption: 'शाबाश! The youngest team comes in last, and is cheered longest',
    },
  ],
};

/** As many albums as are wanted, one every three days back from the examples' day. */
export function manyAlbums(count: number): Sent<'Album'>[] {
  return Array.from({ length: count }, (_, index) =>
    album(
      `album-${index}`,
      `Walk ${index + 1} of the nature club`,
      addDays(EXAMPLE_TODAY, -3 * (index % 500)),
      (index % 9) + 6,
      'Seen and drawn on the way.',
    ),
  );
}

/** The path of a photo, counted from 0. */
function photoOf(id: string, index: number): string {
  return `pictures/albums/${id}/${String(index + 1).padStart(2, '0')}.webp`;
}

function album(
  id: string,
  title: string,
  date: string,
  photos: number,
  description: string,
): Sent<'Album'> {
  const attachments = Array.from({ length: photos }, (_, index) => photoOf(id, index));
  return { _id: `album-${id}`, title, description, date, category: PHOTO_GALLERY, attachments };
}
