/** @jest-environment node */
import { configureClient } from '../../../src/lib/http/client-config';
import { birthdayImageUrl, encodedPath, fileUrl, imageUrl } from '../../../src/lib/http/file-url';
import { extensionOf, fileNameIn, fileTypeName } from '../../../src/lib/http/file-type';
import { safePageUrl, safeUrl } from '../../../src/lib/http/safe-url';

const HOSTILE_PATHS: unknown[] = [
  '',
  ' ',
  '/',
  '..',
  '.',
  'a/../b',
  '../../etc/passwd',
  'a/./b',
  'a//b',
  'a/',
  '//host/a.png',
  '///host',
  'https://evil.example/a.png',
  'HTTP://evil.example',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'a\\b.png',
  '\\\\host\\share',
  'a\u0000.png',
  'a\nb.png',
  'a\u202Egnp.exe',
  'x'.repeat(2_000),
  '\uD800',
  null,
  undefined,
  42,
  {},
  ['a.png'],
];

describe('paths of the service', () => {
  beforeEach(() => configureClient({ schoolCode: 'DHS', baseUrl: '' }));

  it.each(HOSTILE_PATHS)('refuses %p', (path) => {
    expect(encodedPath(path)).toBeUndefined();
    expect(imageUrl(path)).toBeUndefined();
    expect(fileUrl(path)).toBeUndefined();
    expect(birthdayImageUrl(path, { width: 200 })).toBeUndefined();
  });

  it.each([
    ['pictures/news/science-fair.webp', 'pictures/news/science-fair.webp'],
    ['/pictures/a.webp', 'pictures/a.webp'],
    ['pictures/Annual Day 100%.jpg', 'pictures/Annual%20Day%20100%25.jpg'],
    ['a/b?c=d#e.png', 'a/b%3Fc%3Dd%23e.png'],
    ['a/%2e%2e/b.png', 'a/%252e%252e/b.png'],
    ['चित्र/क.png', `${encodeURIComponent('चित्र')}/${encodeURIComponent('क')}.png`],
  ])('encodes %p segment by segment', (path, encoded) => {
    expect(imageUrl(path)).toBe(`/api/image/${encoded}`);
  });

  it('asks for a width, and takes a birthday picture by its query parameter', () => {
    expect(imageUrl('a/b.webp', { width: 640.4 })).toBe('/api/image/a/b.webp?w=640');
    expect(birthdayImageUrl('a/b c.webp')).toBe('/api/image?url=a%2Fb%20c.webp');
    expect(birthdayImageUrl('a/b.webp', { width: 96 })).toBe('/api/image?url=a%2Fb.webp&w=96');
  });

  it('stays on the content service, wherever it stands', () => {
    configureClient({ schoolCode: 'DHS', baseUrl: 'https://api.example/school/' });
    expect(imageUrl('a.webp')).toBe('https://api.example/school/api/image/a.webp');
    expect(birthdayImageUrl('a.webp')).toBe('https://api.example/school/api/image?url=a.webp');
  });
});

describe('safeUrl', () => {
  it.each([
    'https://deodarhill.example/a?b=c#d',
    'http://deodarhill.example',
    'HTTPS://deodarhill.example',
    'mailto:office@deodarhill.example',
    'tel:+910000000000',
    '/News?year=2026#top',
    '/',
  ])('lets %s pass', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://school.example@evil.example/',
    'https://',
    'https:evil.example',
    'https:/evil.example',
    'http:///evil.example',
    'https:\\\\evil.example',
    'https:/\\evil.example',
    'https://a.example\\@evil.example',
    'ht\ttps://evil.example',
    'https:/\n/evil.example',
    'https://:secret@evil.example',
    'https://@evil.example',
    'mailto:',
    'tel:',
    'mailto://office@evil.example',
    'https:// evil.example',
    'www.deodarhill.example',
    'News',
    '',
    'https://a.example/\u202Egnp.exe',
    `https://a.example/${'x'.repeat(5_000)}`,
    null,
    undefined,
    7,
    {},
  ])('refuses %p', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });

  it('keeps mail and telephone out of page links', () => {
    expect(safePageUrl('mailto:office@deodarhill.example')).toBeUndefined();
    expect(safePageUrl('tel:+910000000000')).toBeUndefined();
    expect(safePageUrl('/News')).toBe('/News');
    expect(safePageUrl('https://a.example')).toBe('https://a.example');
  });
});

describe('file types', () => {
  it.each([
    ['papers/a.pdf', 'PDF'],
    ['papers/A.PDF', 'PDF'],
    ['a.docx', 'Word document'],
    ['a.jpeg', 'picture'],
    ['a.constructor', 'file'],
    ['no-extension', 'file'],
  ])('says of %s: %s', (path, name) => {
    expect(fileTypeName(path)).toBe(name);
  });

  it.each([
    ['papers/circulars/half-yearly-hindi.pdf', 'Half yearly hindi'],
    ['Date_sheet', 'Date sheet'],
    ['papers/समय-सारणी.pdf', 'समय सारणी'],
  ])('names the file %s %s', (path, name) => {
    expect(fileNameIn(path)).toBe(name);
  });

  it('finds extensions', () => {
    expect(extensionOf('a.b/c.JPG')).toBe('jpg');
    expect(extensionOf('a.b/c')).toBe('');
  });
});
