/** @jest-environment node */
import { nameFingerprints } from '../../../../src/lib/privacy/name-fingerprints';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { shownFields } from '../../../../src/lib/http/provider-reply/field-names';
import { listVersion } from '../../../../src/lib/http/list-version';
import allowedReply, {
  plainReply as plainReplyOf,
} from '../../../../src/lib/http/provider-reply/allowed-reply';
import { readEvent } from '../../../../src/features/events/events.schema';
import { remarksOf } from '../../../../src/lib/http/reading-report';
import {
  plainRecord as plainRecordOf,
  sentForm,
} from '../../../../src/lib/http/provider-reply/plain-record';

const plainRecord = (sent: unknown) => plainRecordOf(sent, '');
const plainReply = (json: unknown, path: string) => plainReplyOf(json, path, '');

it.each([
  [{ _id: 'n1' }, 'n1'],
  [{ id: 'n8' }, 'n8'],
  [{ _id: 17 }, '17'],
  [{ _id: { $oid: '66bd0000000000000000a007' } }, '66bd0000000000000000a007'],
  [{ _id: null, id: 4 }, '4'],
  [{ _id: '', id: 4 }, '4'],
  [{ _id: 0, id: 4 }, '0'],
])('finds the id of %j', (sent, _id) => {
  expect(plainRecord(sent)).toMatchObject({ _id });
});

it.each([{}, { _id: '' }, { _id: {} }, { id: null }])('gives %j no id of its own', (sent) => {
  expect(plainRecord({ ...sent, title: 'A' })).toEqual({ ...sent, title: 'A' });
});

it('puts every field into the form of the description', () => {
  const sent = {
    title: 'Parents&#8217; Meeting &amp; F&ecirc;te',
    description: '<p>At <b>nine</b>.</p>',
    date: '15/08/2025',
    fromDate: { $date: '2025-08-14T18:30:00Z' },
    class: 12,
    sessionYear: 'Session 2025-26',
    division: '496/500',
    category: 'photo-gallery ',
    image: [{ url: 'pictures\\a.webp', name: 'A' }],
    attachments: 'papers/a.pdf, papers/b.pdf',
    url: 'school.example/register',
    videoUrl: 'www.youtube.com/watch?v=a&amp;t=2',
    message: '<p>Dear parents &amp; pupils</p>',
  };
  expect(plainRecord(sent)).toEqual({
    title: 'Parents’ Meeting & Fête',
    description: 'At nine.',
    date: '2025-08-15',
    fromDate: '2025-08-15',
    class: '12',
    sessionYear: '2025-2026',
    division: '496/500',
    category: 'PhotoGallery',
    image: [{ path: 'pictures/a.webp', name: 'A' }],
    attachments: ['papers/a.pdf', 'papers/b.pdf'],
    url: 'https://school.example/register',
    videoUrl: 'https://www.youtube.com/watch?v=a&t=2',
    message: '<p>Dear parents &amp; pupils</p>',
  });
});

it.each([
  ['VI to VIII', ['VI', 'VII', 'VIII'], 'VI to VIII'],
  [6, ['VI'], '6'],
  ['Class X-A &amp; B', ['X'], 'X-A & B'],
  [['IX', '<b>X</b>'], ['IX', 'X'], 'IX, X'],
  ['All', [], undefined],
  [null, [], undefined],
])('reads the classes of a circular written as %j', (written, classes, classesText) => {
  const plain = plainRecord({ classes: written });
  expect(plain).toMatchObject({ classes });
  expect((plain as { classesText?: string }).classesText).toBe(classesText);
});

const photo = 'pictures/albums/a/1.webp';

it.each<[string, unknown, unknown[]]>([
  [
    'a list',
    { captions: [{ url: 'pictures\\albums\\a\\1.webp', caption: 'A &amp; B', alt: 'C' }] },
    [{ path: photo, caption: 'A & B', alt: 'C' }],
  ],
  ['a map', { captions: { [photo]: 'A' } }, [{ path: photo, caption: 'A' }]],
  [
    'its attachments',
    { attachments: [{ url: photo, caption: 'A' }, 'pictures/albums/a/2.webp'] },
    [{ path: photo, caption: 'A' }],
  ],
  ['what says nothing', { captions: [{ path: photo }, null, 7, { caption: 'A' }] }, []],
])('reads captions of %s', (_what, sent, captions) => {
  expect(plainRecord(sent)).toMatchObject({ captions });
});

it.each([
  ['circular ', 'Circular'],
  ['CIRCULAR', 'Circular'],
  ['VicePrincipal', 'Vice Principal'],
  ['vice-principal', 'Vice Principal'],
  ['Tender', 'Tender'],
])('reads the category %p as %p', (category, known) => {
  expect(plainRecord({ category })).toEqual({ category: known });
});

it('leaves what it does not know as it is, and knows what was sent', () => {
  const sent = { date: 'soon', url: 'tel:+911352760001', attachments: null, extra: [1] };
  const plain = plainRecord(sent);
  expect(plain).toEqual(sent);
  expect(sentForm(plain)).toEqual(sent);
  expect([null, 'x', 7].map(plainRecord)).toEqual([null, 'x', 7]);
});

it('opens wrappers, and leaves what holds no list', () => {
  const news = '/api/news/all/{code}';
  expect(plainReply({ data: [{ id: 1 }, null] }, news)).toMatchObject([{ _id: '1' }, null]);
  expect(plainReply({ data: { id: 1 } }, '/api/subGallery')).toMatchObject({ _id: '1' });
  expect(plainReply({ data: null }, news)).toEqual({ data: null });
  expect(plainReply('text', '/api/subGallery')).toBe('text');
});

it.each([
  [true, true],
  ['true', true],
  ['Yes', true],
  [1, true],
  ['Cancelled', true],
  ['Cancelled due to rain', 'due to rain'],
  ['Heavy rain &amp; wind', 'Heavy rain & wind'],
  [false, undefined],
  ['false', undefined],
  ['N', undefined],
  ['0', undefined],
  [0, undefined],
  ['', undefined],
  [{ is: true }, undefined],
  ['NA', undefined],
  ['-', undefined],
  ['Not cancelled', undefined],
  ['हाँ', true],
  ['नहीं', undefined],
  ['Scheduled', undefined],
])('reads cancelled: %j as %j', (cancelled, known) => {
  expect(plainRecord({ cancelled })).toEqual({ cancelled: known });
});

it('reads the old day of what was moved', () => {
  expect(plainRecord({ movedFrom: '12/12/2026' })).toEqual({ movedFrom: '2026-12-12' });
});

it.each(['_id', 'title', 'date', 'fromDate', 'movedFrom', 'sessionYear', 'classes', 'attachments'])(
  'reads a list whose %s holds what no text can be made of',
  async (field) => {
    const hostile: unknown = JSON.parse('{ "toString": 1, "valueOf": 1 }');
    const list = [
      { _id: 'a', name: 'A', [field]: hostile },
      { _id: 'b', name: 'B', [field]: [hostile, 1, 1] },
      { _id: 'c', name: 'C' },
    ];
    const rules = { path: '/api/topper/DHS', base: '', policy: 'toppers=initials,,2' };
    const shown = await allowedReply(list, { ...rules, day: '2026-11-14' });
    expect(shown).toMatchObject([{ name: 'A.' }, { name: 'B.' }, { name: 'C.' }]);
  },
);

it.each(['16-11-2026', '2026-11-15T18:30:00.000Z', 1_794_769_200_000])(
  'reads %p as the last of several days',
  (until) => {
    expect(plainRecord({ until })).toEqual({ until: '2026-11-16' });
  },
);

it.each<[date: unknown, from: string, until: string | undefined]>([
  [{ start: '2026-11-14', end: '2026-11-16' }, '2026-11-14', '2026-11-16'],
  [{ from: '14/11/2026', to: '16/11/2026' }, '2026-11-14', '2026-11-16'],
  [['2026-11-14', '2026-11-16'], '2026-11-14', '2026-11-16'],
  ['14 Nov 2026 & 15 Nov 2026', '2026-11-14', '2026-11-15'],
  ['14.11.2026, 15.11.2026 and 16.11.2026', '2026-11-14', '2026-11-16'],
  // Not the days between them.
  ['14 Nov 2026 & 20 Nov 2026', '2026-11-14', undefined],
  ['14 & 20 Nov 2026', '2026-11-14', undefined],
  ['14 & 15 Nov 2026', '2026-11-14', '2026-11-15'],
  ['30 Nov and 1 Dec 2026', '2026-11-30', '2026-12-01'],
  ['November 14, 2026', '2026-11-14', undefined],
  [{ start: '2026-11-14', end: '2026-11-14' }, '2026-11-14', undefined],
  [[2026, 11, 14], '2026-11-14', undefined],
])('reads the days %j as %p to %p', (date, from, until) => {
  expect(plainRecord({ date })).toEqual({ date: from, ...(until && { until }) });
});

it.each([
  '5 Aug 2026 & 20 Aug 2026',
  '5 Aug & 20 Aug 2026',
  '5th and 20th August, 2026',
  'August 5 & 20, 2026',
  '05/08/2026, 20/08/2026',
  '5 और 20 अगस्त 2026',
])('shows an event on each of the days %p, not between them', (date) => {
  const sent = [{ id: 'e1', title: 'Vaccination', date, time: '09:30:00' }];
  expect(plainReply(sent, '/api/events/all/{code}')).toMatchObject([
    { _id: 'e1', date: '2026-08-05', time: '9:30 am' },
    { _id: 'e1-2', date: '2026-08-20', title: 'Vaccination' },
  ]);
});

it('takes days without a year for none', () => {
  const [event] = plainReply(
    [{ title: 'A', date: '5 Aug & 20 Aug' }],
    '/api/events/{code}',
  ) as object[];
  expect(readEvent(event)).toMatchObject({ title: 'A', date: undefined });
});

it.each([
  ['09:30:00', '9:30 am'],
  ['2026-11-14T14:00:00', '2:00 pm'],
  ['1970-01-01T04:00:00.000Z', '9:30 am'],
  ['2026-11-14 12:00:00', '12:00 noon'],
  ['00:00:00', ''],
  ['00:00', ''],
  ['12:00 AM', ''],
  ['0930', '9:30 am'],
  ['9:30:00', '9:30 am'],
  ['PT9H', '9:00 am'],
  ['PT14H30M', '2:30 pm'],
  ['9.30 a.m. onwards', '9.30 a.m. onwards'],
  ['14:00', '14:00'],
  ['14:00+05:30', '2:00 pm'],
  ['08:30Z', '2:00 pm'],
  [930, '930'],
  [null, null],
])('reads the time %p as %p', (time, plain) => {
  expect(plainRecord({ time })).toEqual({ time: plain });
});

it.each([
  ['&lt;p&gt;Dear parents &amp;amp; pupils&lt;/p&gt;', '<p>Dear parents &amp; pupils</p>'],
  ['<p>Teachersâ€™ Day</p>', '<p>Teachers’ Day</p>'],
  // Out of a box for plain text, or for marks of WhatsApp.
  [
    '*Dear parents,*\r\n\r\n \nWelcome & see\nhttps://x.example/?a=1&b=2.\n\nYours\nA. B.\n',
    '<p>Dear parents,</p><p>Welcome & see<br><a href="https://x.example/?a=1&b=2">https://x.example/?a=1&b=2</a>.</p><p>Yours<br>A. B.</p>',
  ],
  ['<b>Dear</b> parents,\n\nwelcome', '<p><b>Dear</b> parents,</p><p>welcome</p>'],
  ['<div>Dear\nparents</div>\n<div>Welcome</div>', '<div>Dear\nparents</div>\n<div>Welcome</div>'],
  ['Dear\nparents,<br>welcome', 'Dear\nparents,<br>welcome'],
  ['<p>5 &lt; 6</p>', '<p>5 &lt; 6</p>'],
  ['&lt;3 our pupils', '&lt;3 our pupils'],
  ['<p><br></p>', ''],
  ['<p class="x">&nbsp;</p>', ''],
  ['<p><img src="x"></p>', '<p><img src="x"></p>'],
  // Visitors reach no address of an office's network.
  ['<a href="http://192.168.1.5/a.pdf">Fees</a>', '<a>Fees</a>'],
  ["<a class=x href = 'http://LOCALHOST:8000/a'>Fees</a>", '<a class=x>Fees</a>'],
  ['<a href=http://office-pc/a>Fees</a>', '<a>Fees</a>'],
  ['<a href="https://x.example/?a=1&amp;b">A</a>', '<a href="https://x.example/?a=1&amp;b">A</a>'],
])('reads the letter %p as %p', (message, plain) => {
  expect(plainRecord({ message })).toEqual({ message: plain });
});

it.each([
  [
    '<p>Register <a class="b" href="https://forms.example/a?x=1&amp;y=2">here</a>.</p>',
    'Register here (https://forms.example/a?x=1&y=2).',
  ],
  ['<a href=mailto:office@school.example>Write</a> to us', 'Write (office@school.example) to us'],
  ['See <a href="https://school.example/">school.example</a>', 'See school.example'],
  ['<a href="tel:+91 98765 43210">Call us</a>', 'Call us (+91 98765 43210)'],
  ['Call <a href="tel:+919876543210">098765-43210</a>', 'Call 098765-43210'],
  ['[Call us](tel:+919876543210)', 'Call us (+919876543210)'],
  ['Fill in [the *form*](https://forms.example/a).', 'Fill in the form (https://forms.example/a).'],
  ['[The rules](/Rules)', '[The rules](/Rules)'],
  [
    '<p>Watch:<iframe width="9" src="https://www.youtube.com/embed/a1" allowfullscreen></iframe></p>',
    'Watch: https://www.youtube.com/embed/a1',
  ],
  ['<a href="http://192.168.1.5/a.pdf">Fees</a>', 'Fees'],
  ['<a href="javascript:alert(1)">Fees</a>', 'Fees'],
])('keeps the addresses of the description %p: %p', (description, plain) => {
  expect(plainRecord({ description })).toMatchObject({ description: plain });
  expect(plainRecord({ desc: description })).toMatchObject({ desc: plain });
});

it.each([
  { path: 'uploads/1.webp', originalname: 'Asha Menon at the fair.jpg' },
  { url: 'uploads/1.webp', filename: 'asha_menon.webp' },
  { secure_url: 'uploads/1.webp', original_filename: 'menon-asha' },
  { path: 'uploads/1.webp', name: 'Asha Menon 2.JPG' },
])('withholds a file whose number %j hides that it is named after a child', async (file) => {
  const other = { path: 'uploads/2.webp', originalname: 'The fair.jpg' };
  const list = [{ _id: 'a', image: [file, other], attachments: [file, other] }];
  const policy = `withdrawn=${nameFingerprints('Asha Menon').join(',')}`;
  const rules = { path: '/api/news/all/DHS', base: '', policy, day: '2026-11-14' };
  const kept = { path: 'uploads/2.webp', name: 'The fair', file: 'The fair.jpg' };
  expect(await allowedReply(list, rules)).toEqual([
    { _id: 'a', image: [kept], attachments: [kept] },
  ]);
});

it.each([
  { url: 'uploads/1.webp', name: 'Asha Menon' },
  { Url: 'uploads/1.webp', Name: 'Menon Asha' },
  { url: 'uploads/1.webp', caption: 'The prize for Asha Menon' },
  { FilePath: 'uploads/1.webp', alt_text: 'Asha Menon with her cup' },
  { url: 'uploads/1.webp', name: 'Prize', student: 'Asha Menon' },
  { url: 'uploads/1.webp', tags: ['Prize', 'Asha Menon'] },
  { url: 'uploads/1.webp', name: 'IMG_1', title: 'Asha Menon' },
  { url: 'uploads/1.webp', caption: 'A. Menon' },
  { url: 'uploads/1.webp', alt: 'Menon, Asha' },
  { url: 'uploads/1.webp', first: 'Asha', last: 'Menon' },
  { url: 'uploads/1.webp', people: [{ name: { en: 'Asha Menon' } }] },
  { url: 'uploads/1.webp?student=Asha+Menon' },
  { caption: 'Asha Menon', file: { data: { attributes: { url: 'uploads/1.webp' } } } },
  'uploads/1.webp?student=Asha%20Menon',
  '<img src="uploads/1.webp" alt="Asha Menon">',
  '<a href=uploads/1.webp>Asha Menon</a>',
])('withholds a picture of which %j says that it shows a child', async (file) => {
  const list = [{ _id: 'a', title: 'Fair', image: [file, 'b.webp'], files: [file, 'b.webp'] }];
  const policy = `withdrawn=${nameFingerprints('Asha Menon').join(',')}`;
  const rules = { path: '/api/news/all/DHS', base: '', policy, day: '2026-11-14' };
  const [{ captions = [], ...record }] = (await allowedReply(list, rules)) as [{ captions?: [] }];
  expect(captions).toEqual([]);
  expect(record).toEqual({ _id: 'a', title: 'Fair', image: ['b.webp'], attachments: ['b.webp'] });
});

it.each([
  { name: 'Asha', surname: 'Menon' },
  { name: 'Pupil of the day', student: { id: 7, name: 'Asha Menon' } },
  { name: 'Pupil of the day', data: { student: [{ first: 'Asha', last: 'Menon' }] } },
  { name: 'Asha', parents: [{ name: 'R. Menon' }] },
  { name: 'Asha', last_name: 'Menon' },
  { name: 'A.', StudentName: 'Asha Menon' },
])('withholds a child whose whole name stands in other fields: %j', async (sent) => {
  const policy = `withdrawn=${nameFingerprints('Asha Menon').join(',')}`;
  const rules = { path: '/api/birthdays/DHS', base: '', policy, day: '2026-11-14' };
  const others = [{ name: 'Asha', surname: 'Rao' }];
  expect(await allowedReply([sent, ...others], rules)).toEqual([{ name: 'Asha' }]);
});

it.each<[list: string, sent: object, plain: object]>([
  ['birthdays', { first_name: 'Ravi', middle_name: '', last_name: 'Lal' }, { name: 'Ravi Lal' }],
  ['topper', { name: '', studentFirstName: 'Ravi', studentLastName: 'Lal' }, { name: 'Ravi Lal' }],
  ['topper', { name: { first: 'Ravi', last: 'Lal' } }, { name: 'Ravi Lal' }],
  ['topper', { name: 'Ravi K. Lal', first_name: 'Ravi' }, { name: 'Ravi K. Lal' }],
  ['circular', { pdf: 'a.pdf' }, { attachments: ['a.pdf'] }],
  // Empty fields of the description stand in nobody's way.
  ['circular', { file: 'a.pdf', attachments: [], name: 'Fees', title: null }, { title: 'Fees' }],
  ['circular', { file: 'a.pdf', attachments: [] }, { attachments: ['a.pdf'] }],
  [
    'gallery',
    { photos: [{ thumb_url: 's.webp', photo_url: 'a.webp' }] },
    { attachments: [{ path: 'a.webp' }] },
  ],
  [
    'circular',
    { attachment1: 'a.pdf', Attachment_2: 'b.pdf', attachment3: null },
    { attachments: ['a.pdf', 'b.pdf'] },
  ],
  [
    'circular',
    { pdf: 'a.pdf', pdf_hi: 'b.pdf', title_hi: 'Shulk', titleEn: 'Fees' },
    { attachments: ['a.pdf', 'b.pdf'], title_hi: 'Shulk', title: 'Fees' },
  ],
  ['news', { hindi_title: 'Mela', english_title: 'Fair' }, { title: 'Fair', hindi_title: 'Mela' }],
  ['news', { str_News_Title: 'Fair', details_hi: 'Mela' }, { title: 'Fair', description: 'Mela' }],
  ['topper', { year: 2026 }, { sessionYear: '2026' }],
  ['gallery', { cover_image: 'c.webp', photos: ['a.webp'] }, { attachments: ['a.webp'] }],
  ['gallery', { thumbnail: 't.webp', image_list: ['a.webp'] }, { attachments: ['a.webp'] }],
  ['circular', { document_url: 'a.pdf' }, { attachments: ['a.pdf'] }],
  [
    'circular',
    { attachmentPath: 'a.pdf', date_of_issue: '2026-08-15' },
    { attachments: ['a.pdf'], date: '2026-08-15' },
  ],
  [
    'news',
    { picture_link: 'a.webp', shortDescription: 'A' },
    { image: ['a.webp'], description: 'A' },
  ],
  ['news', { thumbnail: 't.webp', img: 'a.webp' }, { image: ['a.webp'] }],
  [
    'events',
    { date_from: '2026-08-15', date_to: '2026-08-16' },
    { date: '2026-08-15', until: '2026-08-16' },
  ],
  ['circular', { EnglishPdf: 'a.pdf', HindiPdf: 'b.pdf' }, { attachments: ['a.pdf', 'b.pdf'] }],
  ['news', { image: 'a.webp', image2: 'b.webp' }, { image: ['a.webp', 'b.webp'] }],
])('reads in the list %s of %j the fields %j', (list, sent, plain) => {
  expect(plainRecordOf(sent, '', list)).toMatchObject(plain);
});

it.each([[['Asha Menon', 'The cup']], [{ '1.webp': 'M. Asha', '2.webp': 'The cup' }]])(
  'withholds a photo whose caption, sent apart, may name a child: %j',
  async (captions) => {
    const policy = `withdrawn=${nameFingerprints('Asha Menon').join(',')}`;
    const rules = { path: '/api/gallery/All/DHS', base: '', policy, day: '2026-11-14' };
    const album = { _id: 'a', title: 'Fair', attachments: ['1.webp', '2.webp'], captions };
    expect(await allowedReply([album], rules)).toEqual([
      {
        ...{ _id: 'a', title: 'Fair', category: 'PhotoGallery', attachments: ['2.webp'] },
        captions: [{ path: '2.webp', caption: 'The cup' }],
      },
    ]);
  },
);

it('withholds the pictures of news that name a child where no page shows it', async () => {
  const policy = `withdrawn=${nameFingerprints('Asha Menon').join(',')}`;
  const rules = { path: '/api/news/all/DHS', base: '', policy, day: '2026-11-14' };
  const record = (more: object) => ({ title: 'First prize', image: ['a.webp'], ...more });
  const list = [
    record({ winner: 'Asha Menon' }),
    record({ tags: ['Asha Menon'] }),
    record({ a: [1] }),
  ];
  expect(await allowedReply(list, rules)).toMatchObject([
    { title: 'First prize', image: [] },
    { title: 'First prize', image: [] },
    { title: 'First prize', image: ['a.webp'] },
  ]);
});

it.each(['A\u0000sha Me\u0007non', '&#0000000000065;sha Menon', '&#x00000000041;sha Menon'])(
  'withholds the name %j in a letter, as a browser would show it',
  async (name) => {
    const policy = `withdrawn=${nameFingerprints('Asha Menon').join(',')}`;
    const rules = { path: '/api/message/all/DHS', base: '', policy, day: '2026-11-14' };
    const [letter] = (await allowedReply([{ message: `<p>Thanks to ${name}.</p>` }], rules)) as {
      message: string;
    }[];
    expect(letter?.message).toBe('<p>Thanks to a student.</p>');
  },
);

it.each([
  [
    { ID: 7, Title: 'Fair', FromDate: '16-11-2026', Image: 'a.webp' },
    { _id: '7', title: 'Fair', fromDate: '2026-11-16', image: ['a.webp'] },
  ],
  [
    { id: 7, TITLE: 'Fair', from_date: '16-11-2026', class_name: 'X' },
    { _id: '7', title: 'Fair', fromDate: '2026-11-16', class_name: 'X' },
  ],
  // What has the name of the description is that field.
  [{ title: 'Fair', Title: 'Other' }, { title: 'Fair' }],
  [{ Video_URL: 'https://video.example/1' }, { videoUrl: 'https://video.example/1' }],
  [
    { Name: 'Asha Menon', Session_Year: '2025-26' },
    { name: 'Asha Menon', sessionYear: '2025-2026' },
  ],
])('knows fields by other spellings of their names: %j', (sent, expected) => {
  const record = plainRecord(sent);
  expect(record).toMatchObject(expected);
  expect(record).not.toHaveProperty('Name');
});

it.each([
  [
    'news',
    { newsId: 7, news_title: 'Fair', Desc: 'Stalls.', Date: '16-11-2026', Photos: ['a.webp'] },
    { _id: '7', title: 'Fair', description: 'Stalls.', fromDate: '2026-11-16', image: ['a.webp'] },
  ],
  [
    'events',
    {
      EventName: 'Fair',
      details: 'Stalls.',
      StartDate: '2026-11-16',
      EndDate: '2026-11-18',
      image: 'a.webp',
    },
    {
      title: 'Fair',
      description: 'Stalls.',
      date: '2026-11-16',
      until: '2026-11-18',
      images: ['a.webp'],
    },
  ],
  [
    'events',
    { title: 'Camp', start: { dateTime: '2026-12-04T09:00:00+05:30' }, end: '2026-12-06T16:00:00' },
    { title: 'Camp', date: '2026-12-04', until: '2026-12-06', time: '9:00 am' },
  ],
  [
    'events',
    { title: 'Camp', startDateTime: '2026-12-04 09:00', endDateTime: '2026-12-06 16:00' },
    { title: 'Camp', date: '2026-12-04', until: '2026-12-06', time: '9:00 am' },
  ],
  [
    'events',
    { title: 'Fair', start: '2026-12-04T03:30:00Z', end: { dateTime: '2026-12-04T10:30:00Z' } },
    { title: 'Fair', date: '2026-12-04', time: '9:00 am to 4:00 pm' },
  ],
  [
    'events',
    { title: 'Fair', startsAt: '2026-12-04T09:00:00+05:30', time: 'after assembly' },
    { title: 'Fair', date: '2026-12-04', time: 'after assembly' },
  ],
  [
    'events',
    { title: 'Fair', start: '2026-12-03T18:30:00Z' },
    { title: 'Fair', date: '2026-12-04' },
  ],
  [
    'news',
    { title: 'Fair', start: '2026-12-04T09:00:00' },
    { title: 'Fair', fromDate: '2026-12-04' },
  ],
  [
    'events',
    { title: 'Camp', start: '2026-12-04', end: '2026-12-07', allDay: true },
    { title: 'Camp', date: '2026-12-04', until: '2026-12-06' },
  ],
  [
    'events',
    { title: 'Camp', start: { date: '2026-12-04' }, end: { date: '2026-12-05' } },
    { title: 'Camp', date: '2026-12-04', until: '2026-12-04' },
  ],
  [
    'events',
    { summary: 'Camp', dtstart: '20261204', dtend: '20261207' },
    { title: 'Camp', date: '2026-12-04', until: '2026-12-06' },
  ],
  [
    'events',
    { summary: 'Fair', dtstart: '20261204T090000', dtend: '20261204T160000' },
    { title: 'Fair', date: '2026-12-04', time: '9:00 am to 4:00 pm' },
  ],
  [
    'events',
    { title: 'Fair', startTime: '09:00:00', end_time: '16:00:00' },
    { title: 'Fair', time: '9:00 am to 4:00 pm' },
  ],
  [
    'events',
    { title: 'Fair', time: '9 am to noon', endTime: '12:00' },
    { title: 'Fair', time: '9 am to noon' },
  ],
  [
    'events',
    { title: 'Fair', startTime: '00:00:00', endTime: '00:00:00' },
    { title: 'Fair', time: '' },
  ],
  ['notification', { heading: 'Fair', description: 'Stalls.' }, { title: 'Fair', desc: 'Stalls.' }],
  [
    'circular',
    { शीर्षक: 'अवकाश', दिनांक: '16/11/2026', फ़ाइल: 'a.pdf', विवरण: 'विद्यालय बंद' },
    { title: 'अवकाश', date: '2026-11-16', attachments: ['a.pdf'], description: 'विद्यालय बंद' },
  ],
  ['birthdays', { नाम: 'Asha Rao', कक्षा: 'V' }, { name: 'Asha Rao', class: 'V' }],
  [
    'news',
    { nid: [{ value: 7 }], title: 'Fair', html: '<p>Stalls</p>', published: '2026-11-16' },
    { _id: '7', title: 'Fair', description: 'Stalls', fromDate: '2026-11-16' },
  ],
  [
    'gallery',
    { albumName: 'Fair', photos: ['a.webp'] },
    { title: 'Fair', attachments: ['a.webp'] },
  ],
  [
    'topper',
    {
      studentName: 'Asha Rao',
      standard: 'XII',
      session: '2025-26',
      percentage: 98,
      photo: 'a.webp',
    },
    {
      name: 'Asha Rao',
      class: 'XII',
      sessionYear: '2025-2026',
      division: 98,
      attachments: ['a.webp'],
    },
  ],
  ['principalMessage', { content: '<p>Dear parents</p>' }, { message: '<p>Dear parents</p>' }],
  [
    'video',
    { name: 'Play', youtubeLink: 'youtu.be/a' },
    { title: 'Play', videoUrl: 'https://youtu.be/a' },
  ],
  // What has the name of the description is that field.
  [
    'news',
    { title: 'Fair', heading: 'Other', date: '', fromDate: '2026-11-16' },
    { title: 'Fair', fromDate: '2026-11-16' },
  ],
])('knows the fields of %s by other words for them: %j', (list, sent, expected) => {
  expect(plainRecordOf(sent, '', list)).toMatchObject(expected);
});

it('tells of what can’t be read by our name, whatever it was called', () => {
  expect(sentForm(plainRecordOf({ StartDate: 'soon' }, '', 'events'))).toEqual({ date: 'soon' });
});

it.each([
  [['Fair'], 'Fair'],
  [{ '#text': 'Fair' }, 'Fair'],
  [{ _: 'Fair', $: { lang: 'en' } }, 'Fair'],
  [{ en: 'Fair', hi: 'मेला' }, 'Fair'],
  [[{ rendered: 'Fair &amp; stalls' }], 'Fair & stalls'],
  [{ Value: 'Fair' }, 'Fair'],
  [['Fair', 'Stalls'], 'Fair Stalls'],
  [{ $numberInt: '7' }, '7'],
])('finds the text in %j', (title, text) => {
  expect(plainRecord({ _id: title, title })).toMatchObject({ _id: text, title: text });
});

it('withholds a name whose words came apart', async () => {
  const policy = `withdrawn=${nameFingerprints('Asha Menon').join(',')}`;
  const rules = { path: '/api/news/all/DHS', base: '', policy, day: '2026-11-14' };
  expect(await allowedReply([{ title: ['Asha', { value: 'Menon' }] }], rules)).toEqual([
    { title: 'Name withheld' },
  ]);
});

it('finds days, classes, sessions and categories in the objects of programs', () => {
  const held = (text: unknown) => ({ value: text });
  expect(
    plainRecord({
      date: held('16-11-2026'),
      fromDate: { __type: 'Date', iso: '2026-11-15T18:30:00.000Z' },
      classes: [{ name: 'VI' }, { name: 'VII' }],
      sessionYear: held('2025-26'),
      category: { _id: 4, name: 'circular' },
      division: held(98),
    }),
  ).toMatchObject({
    date: '2026-11-16',
    fromDate: '2026-11-16',
    classes: ['VI', 'VII'],
    sessionYear: '2025-2026',
    category: 'Circular',
    division: 98,
  });
});

it.each(['N/A', 'n/a', 'N.A.', 'NA', '-', '--', '—', 'null', 'undefined', 'NIL', 'None'])(
  'shows no %p in the place of words',
  (nothing) => {
    const sent = { title: 'Fair', description: nothing, time: nothing, venue: nothing };
    const record = plainRecord(sent);
    expect(record).toEqual({ title: 'Fair', description: '', time: '', venue: '' });
    expect(remarksOf([record], readEvent)).toEqual([]);
    expect(remarksOf([plainRecord({ title: nothing })], readEvent)).toMatchObject([
      { kind: 'record', field: 'title' },
    ]);
  },
);

it.each(['TBA', 'To be announced', 'Nainital', 'Nil Bagh', 'Hall N'])(
  'shows the words %p',
  (venue) => {
    expect(plainRecord({ venue })).toEqual({ venue });
  },
);

it('shows a person whose name is Nil', () => {
  expect(plainRecord({ name: 'Nil' })).toEqual({ name: 'Nil' });
});

it.each([
  ['16-11-2026 to 18-11-2026', '2026-11-16', '2026-11-18'],
  ['16-18 Nov 2026', '2026-11-16', '2026-11-18'],
  ['16th & 17th November, 2026', '2026-11-16', '2026-11-17'],
  ['30 Nov to 2 Dec 2026', '2026-11-30', '2026-12-02'],
  ['April 5-7, 2026', '2026-04-05', '2026-04-07'],
  ['Apr. 5th and 6th 2026', '2026-04-05', '2026-04-06'],
  ['अप्रैल 5 – 7, 2026', '2026-04-05', '2026-04-07'],
  ['28/29 April 2026', '2026-04-28', '2026-04-29'],
  ['28 and 29 April 2026', '2026-04-28', '2026-04-29'],
  ['2026-04-05/2026-04-07', '2026-04-05', '2026-04-07'],
  ['2026-04-05T09:00:00/2026-04-07T16:00:00', '2026-04-05', '2026-04-07'],
  ['5/4/2026-7/4/2026', '2026-04-05', '2026-04-07'],
])('reads the days of %p', (date, first, until) => {
  expect(plainRecord({ date })).toEqual({ date: first, until });
  expect(plainRecord({ date, until: '2026-12-20' })).toEqual({ date: first, until: '2026-12-20' });
});

it.each(['5/6/2026', '5-6-2026', '2026/04/05', '5/6/2026 10:00 am', '2026-04-05'])(
  'reads a single day in %p',
  (date) => {
    expect(plainRecord({ date })).not.toHaveProperty('until');
  },
);

it('counts months from 0 where one of the days of a reply shows that its program does', () => {
  const days = (...months: number[]) =>
    plainReply(
      months.map((month, at) => ({
        _id: `${at}`,
        title: 'Fair',
        date: { year: 2026, month, day: 5 },
      })),
      '/api/news/all/DHS',
    );
  expect(days(0, 5, 11)).toMatchObject([
    { fromDate: '2026-01-05' },
    { fromDate: '2026-06-05' },
    { fromDate: '2026-12-05' },
  ]);
  expect(days(5, 12)).toMatchObject([{ fromDate: '2026-05-05' }, { fromDate: '2026-12-05' }]);
  // Counted in both ways: what was meant nobody knows.
  expect(days(0, 12)).toMatchObject([{ fromDate: '2026-01-05' }, { fromDate: { month: 13 } }]);
});

describe('what makes no other list of a reply', () => {
  const rules = { path: '/api/news/all/DHS', base: '', policy: '', day: '2026-11-14' };
  const one = { _id: 'a', title: 'Fair', fromDate: '2026-11-01', views: 4, generatedAt: 1 };
  const versionOf = async (sent: object) =>
    listVersion((await allowedReply([sent], rules)) as unknown[]);

  it('is what no page shows', async () => {
    expect(await versionOf(one)).toBe(await versionOf({ ...one, views: 5, generatedAt: 2 }));
    expect(await versionOf(one)).not.toBe(await versionOf({ ...one, title: 'Fairs' }));
  });

  const kinds = 'News Topper Message Notification Event CalendarEntry Birthday Registration Album';
  const more = 'Highlight Circular Video Testimonial';
  it('is no field of the description', async () => {
    const { components } = parse(readFileSync('src/content-service/openapi.yaml', 'utf8')) as {
      components: { schemas: Record<string, { properties?: object }> };
    };
    const names = `${kinds} ${more}`
      .split(' ')
      .flatMap((kind) => Object.keys(components.schemas[kind]?.properties ?? {}));
    expect(new Set(names).size).toBeGreaterThan(30);
    for (const name of names) expect(shownFields({ [name]: 'x' })).toEqual({ [name]: 'x' });
  });
});

it('takes the month for the first figure where one of the days of a reply shows that it is', () => {
  const days = (...dates: string[]) =>
    plainReply(
      dates.map((date, at) => ({ _id: `${at}`, title: 'Fair 4/5', date })),
      '/api/events/DHS',
    );
  const shown = (...dates: string[]) =>
    dates.map((date, at) => expect.objectContaining({ _id: `${at}`, title: 'Fair 4/5', date }));
  expect(days('8/15/2026 12:00:00 AM', '4/5/2026 12:00:00 AM')).toEqual(
    shown('2026-08-15', '2026-04-05'),
  );
  // What is written in both ways says nothing.
  expect(days('8/15/2026', '15/8/2026', '4/5/2026')).toEqual(
    shown('8/15/2026', '2026-08-15', '2026-05-04'),
  );
  expect(days('4/5/2026')).toEqual(shown('2026-05-04'));
});

it('counts with the zone that Outlook says beside a moment', () => {
  const at = (dateTime: string, timeZone = 'UTC') => ({ dateTime, timeZone });
  const event = (more: object) => {
    const list = plainReply([{ id: 'a', subject: 'Camp', ...more }], '/api/events/DHS');
    return (list as object[])[0];
  };
  const [start, end] = [at('2026-04-04T20:00:00.0000000'), at('2026-04-04T21:00:00.0000000')];
  expect(event({ start, end })).toMatchObject({ date: '2026-04-05', time: '1:30 am to 2:30 am' });
  const india = at('2026-04-05T09:00:00.0000000', 'India Standard Time');
  expect(event({ start: india })).toMatchObject({ date: '2026-04-05', time: '9:00 am' });
  const days = { start: at('2026-04-05T00:00:00'), end: at('2026-04-07T00:00:00') };
  const whole = event({ ...days, isAllDay: true });
  expect(whole).toMatchObject({ date: '2026-04-05', until: '2026-04-06' });
  expect(whole).not.toHaveProperty('time');
});

it.each(['url', 'link', 'videoLink', 'VideoPath', 'embed_url', 'youtube'])(
  'finds the address of a video in its %s',
  (field) => {
    const sent = { _id: 'a', title: 'Fair', [field]: 'https://youtu.be/abcdefghijk' };
    expect(plainReply([sent], '/api/video/All/DHS')).toMatchObject([
      { videoUrl: 'https://youtu.be/abcdefghijk' },
    ]);
  },
);

it.each([
  [{ status: 'CANCELLED' }, true],
  [{ eventStatus: 'Cancelled due to rain' }, 'due to rain'],
  [{ status: { name: 'Postponed' } }, 'Postponed'],
  [{ isCancelled: true }, true],
  [{ is_cancelled: 1 }, true],
])('calls an event off where a program says so: %j', (sent, cancelled) => {
  const [event] = plainReply([{ _id: 'a', title: 'Fair', ...sent }], '/api/events/DHS') as object[];
  expect(event).toMatchObject({ cancelled });
});

it.each(['active', 'Confirmed', 1, true, 'Not cancelled', null])(
  'leaves an event with the status %j in its place',
  (status) => {
    const [event] = plainReply([{ _id: 'a', title: 'Fair', status }], '/api/events/DHS') as {
      cancelled?: unknown;
    }[];
    expect(event?.cancelled).toBeUndefined();
  },
);

it.each([
  ['Circulars', 'Circular'],
  ["Principal's Message", 'Principal'],
  ['Vice-Principal Message', 'Vice Principal'],
  ['Head Mistress', 'President'],
  ['Notice', 'Notice'],
])('takes the category %p for %p', (written, known) => {
  expect(plainRecord({ category: written })).toEqual({ category: known });
});
