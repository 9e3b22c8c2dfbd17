import { albumAddress, albumIdFromSearch } from '../../../src/features/gallery/gallery.address';
import { albumRecords } from '../../../src/features/gallery/gallery.examples';
import { photoAlbums } from '../../../src/features/gallery/gallery.queries';
import { readAlbum } from '../../../src/features/gallery/gallery.schema';
import { readList } from '../../../src/http/read-record';

it('keeps photo albums only, newest first', () => {
  const albums = photoAlbums(readList(albumRecords, readAlbum));
  expect(albums.every(({ category }) => category === 'PhotoGallery')).toBe(true);
  expect(albums).toHaveLength(albumRecords.length - 1);
  expect(albums[0]?.title).toBe('District science fair');
});

it.each([
  ['?id=album-sports-day', 'album-sports-day'],
  ['?id=%20a1%20', 'a1'],
  ['', undefined],
  ['?id=', undefined],
  ['?id=../x', undefined],
  ['?id=<script>', undefined],
  [`?id=${'a'.repeat(65)}`, undefined],
])('reads the album of %p as %p', (search, id) => {
  expect(albumIdFromSearch(search)).toBe(id);
});

it('links to an album only when its id can be asked for', () => {
  expect(albumAddress({ id: 'a1' })).toBe('/SubGallery?id=a1');
  expect(albumAddress({ id: '' })).toBeUndefined();
  expect(albumAddress({ id: 'a b&c' })).toBeUndefined();
});
