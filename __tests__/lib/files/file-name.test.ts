/** @jest-environment node */
import { adviceFor, endingOf, isPhotoName, kindOf } from '../../../src/lib/files/file-kinds';
import {
  compareNames,
  encodePath,
  fileKey,
  isPlainPath,
  isSystemFile,
} from '../../../src/lib/files/file-name';

it.each([
  '.DS_Store',
  '._1.jpeg',
  'Thumbs.db',
  'THUMBS.DB',
  'desktop.ini',
  '~$list.docx',
  'Icon\r',
  '__MACOSX',
])('takes %p for a system’s own', (name) => {
  expect(isSystemFile(name)).toBe(true);
});

it.each(['1.jpeg', '~list.docx', 'thumbs.jpg', 'desktop.init.png'])(
  'takes %p for a person’s',
  (name) => {
    expect(isSystemFile(name)).toBe(false);
  },
);

it('finds no path plain that leads out, or that no address can hold', () => {
  const refused = [
    '',
    '/a',
    'a/',
    'a//b',
    '..',
    'a/..',
    'a/../b',
    './a',
    '.a',
    'a\\b',
    'a\0',
    'a\tb',
    '\ud800',
  ];
  for (const path of [...refused, 'a'.repeat(2000)])
    expect([path, isPlainPath(path)]).toEqual([path, false]);
  for (const path of ['a b/c (1) [x]#%&+?.jpg', 'a..b', '-a', "'", 'क\u200dष.jpg', '\u200ea.jpg']) {
    expect([path, isPlainPath(path)]).toEqual([path, true]);
  }
});

it('encodes each name once', () => {
  expect(encodePath('a b/100%#1?.jpg')).toBe('a%20b/100%25%231%3F.jpg');
});

it('gives all spellings of a path one key', () => {
  const path = 'pictures/albums/fête/Photo 1 (a).jpg';
  const spellings = [
    path.normalize('NFD'),
    path.toUpperCase(),
    `/${path}`,
    `./${path}`,
    `content/service/${path}`,
    `service/${path}`,
    `/api/image/${path}`,
    `https://school.example/api/image/${encodePath(path)}`,
    encodePath(path),
    encodePath(encodePath(path)),
    path.replaceAll('/', '\\'),
    path.replaceAll('/', '//'),
    path.replace(' ', '\u00a0'),
    path.replace(' ', '\u202f'),
    path.replace('Photo', '\u200ePhoto'),
    ` ${path} `,
  ];
  const key = fileKey(path);
  for (const spelling of spellings) expect([spelling, fileKey(spelling)]).toEqual([spelling, key]);
  expect(fileKey('pictures/albums/fête/Photo 2 (a).jpg')).not.toBe(key);
  expect(fileKey('100% Result.jpg')).toBe('100% result.jpg');
});

it('orders names as people count', () => {
  const names = [
    '1 AM (1).jpeg',
    '1 AM.jpeg',
    '10.jpg',
    '2.jpg',
    '1.jpg',
    'b2.jpg',
    'B1.jpg',
    'a 10 b.jpg',
    'a 9 b.jpg',
  ];
  expect(names.sort(compareNames)).toEqual([
    '1.jpg',
    '1 AM.jpeg',
    '1 AM (1).jpeg',
    '2.jpg',
    '10.jpg',
    'a 9 b.jpg',
    'a 10 b.jpg',
    'B1.jpg',
    'b2.jpg',
  ]);
});

it('knows what files are by their endings, whatever their capitals', () => {
  expect(kindOf('a/b.JPG')).toEqual({ type: 'image/jpeg', use: 'photo' });
  expect(kindOf('a.jfif')?.use).toBe('photo');
  expect(kindOf('a.DOCX')?.use).toBe('download');
  expect(['a.heic', 'a', 'a.constructor', 'a.html'].map(kindOf)).toEqual(Array(4).fill(undefined));
  expect([endingOf('a.tar.GZ'), endingOf('a.b c'), isPhotoName('a.png')]).toEqual(['gz', '', true]);
});

it('says what to do with every other file', () => {
  for (const ending of ['heif', 'hif', 'gif', 'bmp', 'dng', 'mov', 'htm', 'odt', 'xyz']) {
    expect(adviceFor(`a.${ending}`, 'photos')).toMatch(/; (?:save|put) /);
    expect(adviceFor(`a.${ending}`, 'files')).toMatch(/; (?:save|put|make) /);
  }
  expect(adviceFor('a', 'files')).toMatch(/^a file without an ending is not served; make it a PDF/);
  expect(adviceFor('a.jpg.crdownload', 'photos')).toMatch(/; download it again$/);
});
