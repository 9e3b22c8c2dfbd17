import { http, type HttpHandler } from 'msw';
import { albumRecords } from '../features/gallery/gallery.examples';
import {
  albumCall,
  galleryCall,
  homeGalleryCall,
} from '../../src/features/gallery/gallery.queries';
import { addressOf, answer, listHandler, type Reply } from './reply';
import type { Sent } from '../../src/lib/http/service-calls';

/** Answers the three calls for albums: the two lists, and one album by its id among the items. */
export function galleryHandlers(reply: Reply<Sent<'Album'>> = {}): HttpHandler[] {
  return [
    listHandler(homeGalleryCall, albumRecords, reply),
    listHandler(galleryCall, albumRecords, reply),
    http.get(addressOf(albumCall), ({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      if (!id) return answer({ status: 400, ...reply }, null);
      const album = (reply.items ?? albumRecords).find(({ _id }) => _id === id);
      return answer(album ? reply : { status: 404, ...reply }, album);
    }),
  ];
}
