/** The shapes that pictures are cut to, each with where. */
export const pictureShapes: { ratio: [number, number]; use: string; scene: string }[] = [
  { ratio: [16, 7], use: 'The first story of the News page.', scene: 'republic-day' },
  { ratio: [16, 9], use: 'News on the front page, videos.', scene: 'science-fair' },
  { ratio: [16, 10], use: 'News and events on their pages.', scene: 'sports-day' },
  { ratio: [3, 2], use: 'Pictures beside the text of a page.', scene: 'library' },
  { ratio: [4, 3], use: 'Albums and their photographs.', scene: 'music-room' },
  { ratio: [1, 1], use: 'Toppers, birthdays, people.', scene: 'principal' },
  { ratio: [4, 5], use: 'The writer of a message, alumni.', scene: 'founder' },
];

/** The scenes in families; the light tells the hour, and in dark mode the front page shows night. */
export const sceneFamilies: { title: string; about: string; scenes: string[] }[] = [
  {
    title: 'The valley',
    about: 'One view in four lights, for the front page. In dark mode it is night.',
    scenes: ['dawn', 'noon', 'dusk', 'night'],
  },
  {
    title: 'Rooms',
    about: 'Where lessons are held. For pages about what they show.',
    scenes: [
      'library',
      'reading-corner',
      'physics-lab',
      'laboratory',
      'biology-lab',
      'computer-lab',
      'classroom',
      'art-room',
      'music-room',
      'pre-primary',
    ],
  },
  {
    title: 'The grounds',
    about: 'Gate, field and garden through the year.',
    scenes: [
      'school-front',
      'gate',
      'bus-bay',
      'playground',
      'garden',
      'tuck-shop',
      'monsoon',
      'winter-morning',
    ],
  },
  {
    title: 'Days to remember',
    about: 'For news, events and albums.',
    scenes: [
      'assembly',
      'independence-day',
      'republic-day',
      'annual-day',
      'sports-day',
      'swimming-day',
      'prizes',
      'science-fair',
      'exhibition',
      'trek',
    ],
  },
];
