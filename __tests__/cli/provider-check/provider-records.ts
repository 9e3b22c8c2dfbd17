/*
 * What providers really send, in about two hundred records a list: every form of a field comes again and again.
 */

const count = 200;

/** Two hundred records, each made of its number; `turn` picks one of several forms by it. */
const many = (make: (index: number) => object) =>
  Array.from({ length: count }, (_, index) => make(index));
const turn = <T>(index: number, forms: readonly T[]): T => forms[index % forms.length] as T;

const ids = (index: number) =>
  turn(index, [{ _id: `r-${index}` }, { id: index + 1 }, { _id: { $oid: `66bd${index}` } }]);

/** The same day, 15 August 2026 at school, in the forms of a dozen programs. */
const days: readonly unknown[] = [
  '2026-08-15',
  '2026-08-14T18:30:00.000Z',
  '2026-08-15 00:00:00+05:30',
  '15-08-2026',
  '15/08/2026',
  '15.8.26',
  '15 Aug 2026',
  '15th August 2026',
  1786732200000,
  1786732200,
  { $date: '2026-08-15T00:00:00Z' },
  '/Date(1786732200000)/',
];

const titles = [
  'Parents&#8217; Meeting &amp; F&ecirc;te',
  '<b>Holiday</b> on account of rain',
  'Half-yearly examination',
];

const documents = (base: string): readonly unknown[] => [
  ['papers/a.pdf'],
  [{ url: 'papers/b.pdf', name: 'Date sheet.pdf' }],
  'papers/c1.pdf,papers/c2.pdf',
  ['papers/Fee%20Circular%20(1).pdf'],
  [`${base}/api/image/papers/e.pdf`],
  ['/uploads/f.pdf'],
  null,
  ['', 'papers/h.pdf'],
  ['papers\\circulars\\j.pdf'],
  ['https://drive.google.com/file/d/1AbCdEf/view?usp=sharing'],
];

const pictures: readonly unknown[] = [
  ['pictures/a.webp'],
  'pictures/b.webp',
  [{ url: 'pictures/c.webp' }],
  [],
];
const divisions = [98, '98.5', '97.4% (Best of 4)', '496/500', '10 CGPA', 'First division', '95%'];
const heads = ['Manager', 'principal ', 'Vice-Principal', 'President'];

/** The lists of such a provider, by the second part of a call's path. */
export function providerLists(base: string): Readonly<Record<string, unknown>> {
  const common = (index: number) => ({ ...ids(index), title: turn(index, titles), __v: 0 });
  const dated = (index: number) => ({ ...common(index), date: turn(index, days) });
  const attachments = (index: number) => ({ attachments: turn(index, documents(base)) });
  const portrait = (index: number) => ({ attachments: turn(index, pictures) });
  const events = many((index) => ({
    ...dated(index),
    ...attachments(index),
    description: '<p>Flag hoisting</p>',
    time: '8:00 am',
    venue: 'Ground',
    images: turn(index, pictures),
  }));
  return {
    news: {
      success: true,
      data: many((index) => ({
        ...common(index),
        ...attachments(index),
        description: 'x',
        fromDate: turn(index, days),
        image: turn(index, pictures),
      })),
    },
    events: { success: true, total: count, data: events },
    Events: { response: { events } },
    circular: {
      circulars: many((index) => ({
        ...dated(index),
        ...attachments(index),
        category: turn(index, ['Circular', 'circular ', 'CIRCULAR']),
      })),
    },
    topper: many((index) => ({
      ...ids(index),
      ...portrait(index),
      class: turn(index, ['XII', 12, '12', 'XII Science', 'Class X', 'X-A', '10th']),
      sessionYear: turn(index, ['2025-2026', '2025-26', 'Session 2025-26', '2025 - 26']),
      name: `Pupil ${index}`,
      division: turn(index, divisions),
    })),
    principalMessage: [
      { _id: 'p', category: 'principal', name: 'A', message: '<p>Dear</p>', attachments: null },
    ],
    message: many((index) => ({
      ...ids(index),
      ...portrait(index),
      category: turn(index, heads),
      name: 'A &amp; B',
      message: '<p>Dear parents</p>',
    })),
    notification: many((index) => ({
      ...common(index),
      ...attachments(index),
      image: turn(index, pictures),
      desc: 'Come',
      url: turn(index, ['www.school.example/fair', '/News', '']),
      urlTitle: 'More',
    })),
    birthdays: many((index) => ({
      ...ids(index),
      ...portrait(index),
      name: `Pupil ${index}`,
      class: turn(index, ['VI', 6]),
    })),
    onlineRegistration: many((index) => ({
      ...common(index),
      ...attachments(index),
      url: 'school.example/register',
    })),
    gallery: {
      items: many((index) => ({
        ...dated(index),
        description: 'Photos',
        category: turn(index, ['PhotoGallery', 'photogallery', 'Photo Gallery ']),
        attachments: turn(index, pictures),
      })),
    },
    highlight: many((index) => ({ ...common(index), ...attachments(index) })),
    video: many((index) => ({
      ...dated(index),
      videoUrl: turn(index, [
        'www.youtube.com/watch?v=abc',
        'https://youtu.be/abc ',
        'https://youtube.com/shorts/abc?si=1',
      ]),
    })),
    testimonials: many((index) => ({
      ...common(index),
      ...portrait(index),
      name: `Old pupil ${index}`,
      designation: 'Judge',
      batch: 2009,
    })),
  };
}
