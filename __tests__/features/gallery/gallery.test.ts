/** @jest-environment node */
import { albumAddress, sharedAlbumAddress } from '../../../src/features/gallery/gallery.address';
import { albumRecords } from '../../../stories/features/gallery/gallery.examples';
import { photoAlbums } from '../../../src/features/gallery/gallery.queries';
import { readAlbum } from '../../../src/features/gallery/gallery.schema';
import { readList } from '../../../src/lib/http/read-record';

it('keeps photo albums only, newest first', () => {
  const albums = photoAlbums(readList(albumRecords, readAlbum));
  expect(albums.every(({ category }) => category === 'PhotoGallery')).toBe(true);
  expect(albums).toHaveLength(albumRecords.length - 1);
  expect(albums[0]?.title).toBe('District science fair');
});

it('links to an album only when its id can be asked for', () => {
  expect(albumAddress({ id: 'a1' })).toBe('/SubGallery?id=a1');
  expect(albumAddress({ id: '' })).toBeUndefined();
  expect(albumAddress({ id: 'a b&c' })).toBeUndefined();
});

it('names others an album that can be asked for, by an address of its own', () => {
  expect(sharedAlbumAddress({ id: 'a1' })).toBe('/Gallery/a1');
  expect(sharedAlbumAddress({ id: 'a b&c' })).toBeUndefined();
});
