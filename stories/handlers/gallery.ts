import type { HttpHandler } from 'msw';
import { albumRecords } from '../../src/features/gallery/gallery.examples';
import {
  albumCall,
  galleryCall,
  homeGalleryCall,
} from '../../src/features/gallery/gallery.queries';
import type { AlbumRecord } from '../../src/features/gallery/gallery.schema';
import { listHandler, valueHandler, type Reply } from './reply';

/** Answers the three calls for albums: the two lists, and one album by its id among the items. */
export function galleryHandlers(reply?: Reply<AlbumRecord>): HttpHandler[] {
  const albums = reply?.items ?? albumRecords;
  const albumOf = (url: URL) => albums.find((album) => album._id === url.searchParams.get('id'));
  return [
    listHandler(homeGalleryCall, albumRecords, reply),
    listHandler(galleryCall, albumRecords, reply),
    valueHandler(albumCall, albumOf, reply),
  ];
}
