/** @jest-environment node */
import { configureClient } from '../../../../src/lib/http/client-config';
import { attachmentsIn as readAttachments } from '../../../../src/lib/http/attachments';
import { paths } from '../../../../src/lib/http/field-readers';
import { linesOf, remarksOf } from '../../../../src/lib/http/reading-report';
import { readRegistration } from '../../../../src/features/registration/registration.schema';
import { plainRecord } from '../../../../src/lib/http/provider-reply/plain-record';

const service = 'http://localhost:9700';
beforeEach(() => configureClient({ schoolCode: 'DHS', baseUrl: service }));

type Fields = Record<'attachments' | 'image', string[]>;

/** A field of a provider's record, as a page gets it. */
const attachmentsIn = (attachments: unknown) =>
  readAttachments((plainRecord({ attachments }, service) as Fields).attachments);
const pathsIn = (image: unknown) => paths('image')(plainRecord({ image }, service) as Fields);

const base = `${service}/api/image`;
const pdf = (path: string, name = '') => ({ href: `${base}/${path}`, type: 'PDF', name });

it.each([
  [['papers/a.pdf'], [pdf('papers/a.pdf')]],
  [
    [{ url: 'papers/circulars/b.pdf', name: 'Date sheet.pdf' }],
    [pdf('papers/circulars/b.pdf', 'Date sheet')],
  ],
  [
    [{ path: 'papers/b.pdf', title: 'Classes VI &amp; VII' }],
    [pdf('papers/b.pdf', 'Classes VI & VII')],
  ],
  [{ url: 'papers/b.pdf' }, [pdf('papers/b.pdf')]],
  ['papers/c1.pdf,papers/c2.pdf', [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')]],
  ['papers/c1.pdf; papers/c2.pdf;', [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')]],
  ['papers/c1.pdf papers/c2.pdf', [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')]],
  [
    'papers/c1.pdf, papers/c2.pdf and papers/c3.pdf',
    ['1', '2', '3'].map((n) => pdf(`papers/c${n}.pdf`)),
  ],
  ['papers/Rules and Fees.pdf', [pdf('papers/Rules%20and%20Fees.pdf')]],
  [
    { English: 'papers/e.pdf', Hindi: 'papers/h.pdf' },
    [pdf('papers/e.pdf', 'English'), pdf('papers/h.pdf', 'Hindi')],
  ],
  ['papers/Notice, April.pdf', [pdf('papers/Notice%2C%20April.pdf')]],
  [['papers/Fee%20Circular%20(1).pdf'], [pdf('papers/Fee%20Circular%20(1).pdf')]],
  [['http://localhost:9700/api/image/papers/e.pdf'], [pdf('papers/e.pdf')]],
  [['https://localhost:9700/api/image/papers/e.pdf'], [pdf('papers/e.pdf')]],
  [['/uploads/f.pdf'], [pdf('uploads/f.pdf')]],
  ['["papers/c1.pdf", "papers/c2.pdf"]', [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')]],
  ['[{ "url": "papers/b.pdf", "name": "Date sheet" }]', [pdf('papers/b.pdf', 'Date sheet')]],
  [['papers/c1.pdf, papers/c2.pdf'], [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')]],
  [
    ['["papers/c1.pdf"]', 'papers/c2.pdf'],
    [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')],
  ],
  ["['papers/c1.pdf', 'papers/c2.pdf']", [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')]],
  [
    { '-NabcDEF1': 'papers/c1.pdf', '-NabcDEF2': 'papers/c2.pdf' },
    [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')],
  ],
  ['#REF!', []],
  ['#N/A', []],
  [`/9j/${'4AAQSkZJRg'.repeat(9)}==`, []],
  [`iVBORw0KGgo${'AAAANSUhEUg'.repeat(9)}`, []],
  ['{papers/c1.pdf,papers/c2.pdf}', [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')]],
  ['{"url":"papers/b.pdf","name":"Date sheet"}', [pdf('papers/b.pdf', 'Date sheet')]],
  [{ Url: 'papers/b.pdf', Name: 'Date sheet' }, [pdf('papers/b.pdf', 'Date sheet')]],
  [{ file_path: 'papers/b.pdf', file_name: 'Date sheet.pdf' }, [pdf('papers/b.pdf', 'Date sheet')]],
  [['Sr.Sec, Jr.Sec.pdf'], [pdf('Sr.Sec%2C%20Jr.Sec.pdf')]],
  [
    ['"papers/c1.pdf"', "'papers/c2.pdf'"],
    [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')],
  ],
  ['<a href="papers/c1.pdf" target="_blank">Notice</a>', [pdf('papers/c1.pdf')]],
  [
    ['papers/a&amp;b.pdf', 'papers/it&#39;s.pdf'],
    [pdf('papers/a%26b.pdf'), pdf("papers/it's.pdf")],
  ],
  [
    ['papers\\/c1.pdf', '~/papers/c2.pdf'],
    [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')],
  ],
  [
    ['papers//c1.pdf', '\ufeffpapers/c2.pdf'],
    [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')],
  ],
  [
    ['papers/c1.pdf?v=2', 'papers/c2.pdf#page=3', 'papers/c3.pdf?v=2#page=3'],
    [pdf('papers/c1.pdf'), pdf('papers/c2.pdf'), pdf('papers/c3.pdf')],
  ],
  [
    ['api/image/papers/c1.pdf', '/api/image?url=papers/c2.pdf'],
    [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')],
  ],
  [
    [`${service}/api/image?url=papers%2Fc1.pdf`, `${service}//api/image/papers/c2.pdf`],
    [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')],
  ],
  [['No file', 'no attachments', 'Not available', '#', '0', '[]'], []],
  ['papers/[Final].pdf', [pdf('papers/%5BFinal%5D.pdf')]],
  [{ 0: 'papers/c1.pdf', 1: 'papers/c2.pdf' }, [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')]],
  [[['papers/c1.pdf']], [pdf('papers/c1.pdf')]],
  [['./papers/c1.pdf'], [pdf('papers/c1.pdf')]],
  [[{ Location: 'papers/c1.pdf', original_filename: 'c1', size: 4 }], [pdf('papers/c1.pdf')]],
  [[{ name: 'c1.pdf', size: 4 }], []],
  [['N/A', 'N.A.', 'null', '-', 'None', '[object Object]'], []],
  [['uploads/null', `${service}/uploads/undefined`, `${service}/uploads/`], []],
  [null, []],
  ['', []],
  [['', 'papers/h.pdf'], [pdf('papers/h.pdf')]],
  [['papers\\circulars\\j.pdf'], [pdf('papers/circulars/j.pdf')]],
  [
    '<p><a href=papers/c1.pdf>Hindi</a><br><a href="papers/c2.pdf">English</a></p>',
    [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')],
  ],
  ['papers/c1.pdf<br>papers/c2.pdf', [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')]],
  [`${base}/papers/c1.pdf ${base}/papers/c2.pdf`, [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')]],
  [[`${base.slice('http:'.length)}/papers/c1.pdf`], [pdf('papers/c1.pdf')]],
  [['papers/c1.pdf\u200b'], [pdf('papers/c1.pdf')]],
  [
    { data: [{ id: 4, attributes: { url: 'papers/b.pdf', name: 'Date sheet.pdf' } }] },
    [pdf('papers/b.pdf', 'Date sheet')],
  ],
  [
    { hindi: { url: 'papers/c1.pdf' }, english: { url: 'papers/c2.pdf' } },
    [pdf('papers/c1.pdf'), pdf('papers/c2.pdf')],
  ],
  [[null, 7, {}, [], '../x.pdf', { url: '..\\x.pdf' }], []],
])('reads the files of %j', (sent, files) => {
  expect(attachmentsIn(sent)).toEqual(files);
});

it.each([
  ['https://drive.google.com/file/d/1AbCdEf/view?usp=sharing', 'Google Drive, new tab'],
  ['https://cdn.example/papers/a.pdf?v=2', 'PDF, new tab'],
  ['https://localhost:9700/uploads/a.docx', 'Word document, new tab'],
])('leads to %s in a new tab', (href, type) => {
  expect(attachmentsIn([href])).toEqual([{ href, type, name: '', target: '_blank' }]);
});

it('adds the scheme that was left out', () => {
  const [file] = attachmentsIn('drive.google.com/open?id=1');
  expect(file?.href).toBe('https://drive.google.com/open?id=1');
  expect(attachmentsIn(['dropbox.com/s/a/a.pdf?dl=0', '1drv.ms/b/s!A'])).toMatchObject([
    { href: 'https://dropbox.com/s/a/a.pdf?dl=0' },
    { href: 'https://1drv.ms/b/s!A' },
  ]);
});

it('finds an address elsewhere in the only field that holds one', () => {
  const [file] = attachmentsIn({ id: 4, download_url: 'https://cdn.example/get?id=5' });
  expect(file?.href).toBe('https://cdn.example/get?id=5');
});

it('takes an address without a scheme, as Contentful sends it, for one by https', () => {
  const [file] = attachmentsIn({ url: '//assets.ctfassets.net/a/b/Date%20sheet.pdf' });
  expect(file?.href).toBe('https://assets.ctfassets.net/a/b/Date%20sheet.pdf');
});

it('encodes blanks in the address of a file', () => {
  const [file] = attachmentsIn(['http://school.example/uploads/Date Sheet.pdf']);
  expect(file?.href).toBe('http://school.example/uploads/Date%20Sheet.pdf');
});

it.each([
  'javascript:alert(1)',
  '&#106;ava&#9;script&#58;alert(1)',
  '<a href="javascript:alert(1)">Notice</a>',
  '"javascript:alert(1)"',
  'data:text/html,x',
  '//host/a.pdf',
  '//a@evil.example/a.pdf',
  'https://a@evil.example',
  'https://school.example:x@evil.example/a.pdf',
  'https://school.example:443@evil.example/a.pdf',
])('leaves out %s', (address) => {
  expect(attachmentsIn([address, { url: address, name: 'Date sheet' }])).toEqual([]);
});

it('takes pictures of the service alone, each by its path', () => {
  const sent = [
    'pictures/a%20b.webp',
    { url: `${base}/pictures/c.webp` },
    'https://cdn.example/d.webp',
    '',
  ];
  expect(pathsIn(sent)).toEqual(['pictures/a b.webp', 'pictures/c.webp']);
  expect(paths('attachments')({ attachments: [{ path: 'pictures/a.webp' }] as never })).toEqual([
    'pictures/a.webp',
  ]);
  expect(pathsIn('pictures/a.webp, pictures/b.webp')).toEqual([
    'pictures/a.webp',
    'pictures/b.webp',
  ]);
});

/** Where the files lead that a provider on the web sends. */
const linksOf = (attachments: unknown, base = 'https://provider.example/v1') =>
  readAttachments((plainRecord({ attachments }, base) as Fields).attachments).map(
    ({ href }) => href,
  );

it.each([
  ['download.php?file=a.pdf', ['https://provider.example/v1/download.php?file=a.pdf']],
  [['/get.aspx?id=4'], ['https://provider.example/get.aspx?id=4']],
  ['https://x.example/a,b.pdf', ['https://x.example/a%2Cb.pdf']],
  [
    'https://x.example/n/a,b,c.pdf,https://x.example/d.pdf',
    ['https://x.example/n/a%2Cb%2Cc.pdf', 'https://x.example/d.pdf'],
  ],
  [
    'https://x.example/a.pdf,https://x.example/b.pdf',
    ['https://x.example/a.pdf', 'https://x.example/b.pdf'],
  ],
  ['https://10.example/a.pdf', ['https://10.example/a.pdf']],
])('leads to the files of %j', (sent, links) => {
  expect(linksOf(sent)).toEqual(links);
});

it.each(['', '/school'])('leads elsewhere from a service at this site’s own %p', (base) => {
  const address = 'https://x.example/a.pdf';
  expect(linksOf(address, base)).toEqual([address]);
});

it.each([
  'http://localhost:8000/media/a.pdf',
  'http://127.0.0.1/a.pdf',
  'http://192.168.1.5:8080/a.pdf',
  'http://10.0.0.4/a.pdf',
  'http://172.20.1.1/a.pdf',
  'http://office-pc/a.pdf',
  'http://server.local/a.pdf',
])('leads nobody to %s, which visitors can’t reach, and says so', (address) => {
  const base = 'https://provider.example';
  const record = plainRecord({ title: 'Fees', attachments: [address], url: address }, base);
  expect(record).toMatchObject({ attachments: [], url: '' });
  expect(linesOf(remarksOf([record], readRegistration)).map(({ line }) => line)).toEqual([
    `"url" left out once, such as "${address}" in record 1`,
    `"attachments" left out once, such as ["${address}"] in record 1`,
  ]);
  expect(linksOf([address], 'http://localhost:9700')).toEqual([address]);
});

it.each([
  { isDeleted: true },
  { active: 0 },
  { status: 'inactive' },
  { deleted_at: '2026-04-01 10:00:00' },
])('shows no file that is marked by %j, and says so', (mark) => {
  const attachments = [{ path: 'papers/a.pdf', ...mark }, { path: 'papers/b.pdf' }];
  const record = plainRecord({ title: 'Fees', attachments }, '');
  expect(record).toMatchObject({ attachments: ['papers/b.pdf'] });
  expect(linesOf(remarksOf([record], readRegistration))).toHaveLength(1);
  const photo = { data: [{ id: 1, attributes: { url: 'a.webp', ...mark } }] };
  expect(plainRecord({ attachments: photo }, '')).toMatchObject({ attachments: [] });
});

it.each([
  { original: 'o.jpg', large: 'l.jpg', thumb: 't.jpg' },
  { thumb: { url: 't.jpg', width: 90 }, full: { url: 'o.jpg', width: 900 } },
  { id: 5, sizes: { medium: 'm.jpg', full: 'o.jpg' } },
])('shows a picture of several sizes once, in its largest: %j', (picture) => {
  expect(pathsIn([picture, 'next.jpg'])).toEqual(['o.jpg', 'next.jpg']);
});
