/*
 * The forms in which programs of offices send a field, good and bad, each with what readers must make of it and
 * what is told of it.
 */

/** What is told of a value: it is shown otherwise, it is left out, or its whole record is. */
type Told = 'normalized' | 'field' | 'record';

/** One way in which a field comes. */
export interface Form {
  sent: unknown;
  shown: unknown;
  told?: Told;
}

const two = (number: number) => String(number).padStart(2, '0');
const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** A day of 2026 in every usual form, and what is no day. */
export function days(random: () => number): Form[] {
  const [month, date] = [1 + Math.floor(random() * 12), 1 + Math.floor(random() * 28)];
  const [mm, dd, name] = [two(month), two(date), monthNames[month - 1] ?? ''];
  const shown = `2026-${mm}-${dd}`;
  const noon = Date.parse(`${shown}T12:00:00+05:30`);
  const usual = [
    `${shown}T00:00:00+05:30`,
    new Date(Date.parse(`${shown}T00:00:00+05:30`)).toISOString(),
    `${dd}-${mm}-2026`,
    `${date}/${month}/26`,
    `${dd}.${mm}.2026`,
    `${dd} ${name} 2026`,
    `${name} ${date}, 2026`,
    noon,
    Math.floor(noon / 1000),
    { $date: new Date(noon).toISOString() },
    `/Date(${noon})/`,
  ];
  return [
    { sent: shown, shown },
    ...usual.map((sent): Form => ({ sent, shown, told: 'normalized' })),
    { sent: 'soon', shown: undefined, told: 'field' },
    { sent: '31-02-2026', shown: undefined, told: 'field' },
    { sent: '', shown: undefined },
    { sent: null, shown: undefined },
  ];
}

/** A day before all others, on which something was to take place that was moved. */
export const oldDays: readonly Form[] = [
  { sent: '2025-11-12', shown: '2025-11-12' },
  { sent: '12/11/2025', shown: '2025-11-12', told: 'normalized' },
  { sent: 'soon', shown: undefined, told: 'field' },
  { sent: null, shown: undefined },
];

/** Whether something is cancelled, and why. */
export const cancellations: readonly Form[] = [
  { sent: true, shown: 'Cancelled' },
  { sent: 'yes', shown: 'Cancelled', told: 'normalized' },
  { sent: 'heavy rain', shown: 'Cancelled: heavy rain' },
  { sent: 'Cancelled due to rain', shown: 'Cancelled: due to rain', told: 'normalized' },
  ...[false, 'false', 'No', 0, '', null].map((sent): Form => ({ sent, shown: '' })),
];

const asItIs = (text: string): Form => ({ sent: text, shown: text });

/** One line of words. */
export const words: readonly Form[] = [
  asItIs('Half-yearly examination'),
  asItIs('अर्धवार्षिक परीक्षा'),
  { sent: '  Fair in the yard ', shown: 'Fair in the yard' },
  {
    sent: 'Parents&#8217; Meeting &amp; F&ecirc;te',
    shown: 'Parents’ Meeting & Fête',
    told: 'normalized',
  },
  {
    sent: '<b>Holiday</b> on account of rain',
    shown: 'Holiday on account of rain',
    told: 'normalized',
  },
];

/** Words without which there is no record. */
export const neededWords: readonly Form[] = [
  ...words,
  ...words,
  ...words,
  { sent: 'undefined', shown: '', told: 'record' },
  { sent: undefined, shown: '', told: 'record' },
];

/** Words that may be left out. */
export const optionalText: readonly Form[] = [...words, { sent: null, shown: '' }, asItIs('')];

/** Documents at a provider; `base` is where it stands. */
export function documents(base: string): readonly Form[] {
  const file = (path: string, name = '') => ({
    href: `${base}/api/image/${path}`,
    type: 'PDF',
    name,
  });
  const drive = 'https://drive.google.com/file/d/1AbCdEf/view?usp=sharing';
  return [
    { sent: ['papers/a.pdf'], shown: [file('papers/a.pdf')] },
    {
      sent: [{ url: 'papers/b.pdf', name: 'Date sheet.pdf' }],
      shown: [file('papers/b.pdf', 'Date sheet')],
      told: 'normalized',
    },
    {
      sent: 'papers/c1.pdf,papers/c2.pdf',
      shown: [file('papers/c1.pdf'), file('papers/c2.pdf')],
      told: 'normalized',
    },
    {
      sent: ['papers/Fee%20Circular%20(1).pdf'],
      shown: [file('papers/Fee%20Circular%20(1).pdf')],
    },
    { sent: [`${base}/api/image/papers/e.pdf`], shown: [file('papers/e.pdf')] },
    { sent: ['/uploads/f.pdf'], shown: [file('uploads/f.pdf')] },
    { sent: null, shown: [] },
    { sent: ['', 'papers/h.pdf'], shown: [file('papers/h.pdf')] },
    { sent: ['papers\\2026\\j.pdf'], shown: [file('papers/2026/j.pdf')], told: 'normalized' },
    {
      sent: [drive],
      shown: [{ href: drive, type: 'Google Drive, new tab', name: '', target: '_blank' }],
    },
    { sent: ['../x.pdf'], shown: [], told: 'field' },
    { sent: ['papers/k.pdf', '../y.pdf'], shown: [file('papers/k.pdf')], told: 'field' },
  ];
}

/** Pictures of a record. */
export const pictures: readonly Form[] = [
  { sent: ['pictures/a.webp'], shown: ['pictures/a.webp'] },
  { sent: ['pictures/a.webp', 'pictures/b.webp'], shown: ['pictures/a.webp', 'pictures/b.webp'] },
  { sent: 'pictures/b.webp', shown: ['pictures/b.webp'] },
  { sent: [{ url: 'pictures/c.webp' }], shown: ['pictures/c.webp'] },
  { sent: [], shown: [] },
  { sent: ['//elsewhere.example/a.webp'], shown: [], told: 'field' },
];

/** A portrait: the first of the pictures. */
export const portraits: readonly Form[] = [
  { sent: ['pictures/a.webp'], shown: 'pictures/a.webp' },
  { sent: 'pictures/b.webp', shown: 'pictures/b.webp' },
  { sent: [{ url: 'pictures/c.webp' }], shown: 'pictures/c.webp' },
  { sent: null, shown: undefined },
  { sent: ['../a.webp'], shown: undefined, told: 'field' },
];

const normalized = (sent: unknown, shown: unknown): Form => ({ sent, shown, told: 'normalized' });
const dropped = (sent: unknown): Form => ({ sent, shown: undefined, told: 'record' });

/** Categories with which one page shows its records: as they are, written otherwise, and another one. */
export const categories = (known: string, otherwise: string): readonly Form[] => [
  asItIs(known),
  asItIs(known),
  normalized(otherwise, known),
  asItIs('Notice'),
];

/** Heads of the school. */
export const heads: readonly Form[] = [
  asItIs('Manager'),
  asItIs('President'),
  normalized('principal ', 'Principal'),
  asItIs('Principal'),
  normalized('Vice-Principal', 'Vice Principal'),
  dropped('Bursar'),
];

/** Letters as HTML. */
export const letters: readonly Form[] = [
  asItIs('<p>Dear parents</p>'),
  asItIs('<p>Dear <b>friends</b> &amp; all</p>'),
  dropped(''),
];

export const topperClasses: readonly Form[] = [
  asItIs('XII'),
  asItIs('X'),
  normalized(12, 'XII'),
  normalized('XII Science', 'XII'),
  normalized('Class X', 'X'),
  normalized('10th', 'X'),
  dropped('XI'),
];

export const sessions: readonly Form[] = [
  asItIs('2025-2026'),
  asItIs('2025-2026'),
  normalized('2025-26', '2025-2026'),
  normalized('Session 2024-25', '2024-2025'),
  dropped('next year'),
];

const result = (text: string, score?: number, percent?: number) => ({
  result: text,
  score,
  percent,
});

/** Results, each as it is shown, ranked and drawn. */
export const results: readonly Form[] = [
  { sent: 98, shown: result('98%', 98, 98) },
  { sent: '98.5', shown: result('98.5%', 98.5, 98.5) },
  { sent: '97.4% (Best of 4)', shown: result('97.4%', 97.4, 97.4), told: 'normalized' },
  { sent: '496/500', shown: result('99.2%', 99.2, 99.2), told: 'normalized' },
  { sent: '10 CGPA', shown: result('10 CGPA', 10) },
  { sent: 'First division', shown: result('First division') },
  { sent: null, shown: result('') },
];

/** Addresses of videos. */
export const videos: readonly Form[] = [
  asItIs('https://youtu.be/abc'),
  { sent: 'www.youtube.com/watch?v=abc', shown: 'https://www.youtube.com/watch?v=abc' },
  { sent: ' https://youtu.be/abc ', shown: 'https://youtu.be/abc' },
  {
    sent: '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
    shown: 'https://www.youtube.com/watch?v=abcdefghijk',
    told: 'normalized',
  },
  dropped('<iframe></iframe>'),
  dropped('javascript:alert(1)'),
];

/** Addresses of a registration. */
export const addresses: readonly Form[] = [
  asItIs('https://school.example/register'),
  { sent: 'school.example/register', shown: 'https://school.example/register' },
  { sent: '', shown: undefined },
  { sent: 'data:text/html,a', shown: undefined, told: 'field' },
];

/** Where a notification leads on; its words are 'Read on'. */
export const links: readonly Form[] = [
  { sent: '/News', shown: { url: '/News', title: 'Read on' } },
  {
    sent: 'www.school.example/fair',
    shown: { url: 'https://www.school.example/fair', title: 'Read on' },
  },
  { sent: '', shown: undefined },
  { sent: 'javascript:alert(1)', shown: undefined, told: 'field' },
];
