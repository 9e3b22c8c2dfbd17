import { listQuery } from '../../lib/http/read-record';
import { getClient } from '../../lib/http/client-config';
import { HttpError } from '../../lib/http/http-error';
import type { ListCall, Sent, ServiceCall } from '../../lib/http/service-calls';
import { newestFirst } from '../shared/order';
import { PHOTO_GALLERY, readAlbum, type Album } from './gallery.schema';

/** The home page's albums: the newest few. */
export const homeGalleryCall: ListCall<Sent<'Album'>> = {
  name: 'Home gallery',
  path: '/api/gallery/{code}',
};

/** All albums; the list also carries other categories. */
export const galleryCall: ListCall<Sent<'Album'>> = {
  name: 'Gallery list',
  path: '/api/gallery/All/{code}',
};

/** One album, named by the query parameter 'id'. */
export const albumCall: ServiceCall = { name: 'Gallery album', path: '/api/subGallery' };

/** The albums of category PhotoGallery, newest first. */
export function photoAlbums(albums: readonly Album[]): Album[] {
  return newestFirst(albums.filter((album) => album.category === PHOTO_GALLERY));
}

/** The home page's photo albums, newest first. */
export const homeGalleryQuery = listQuery(
  ['gallery', 'home'],
  homeGalleryCall,
  readAlbum,
  photoAlbums,
);

/** All photo albums, newest first. */
export const galleryQuery = listQuery(['gallery', 'all'], galleryCall, readAlbum, photoAlbums);

/**
 * One album by its id. An unknown id is an `HttpError` with status 404, a reply that is no album
 * one of kind `parse`.
 */
export function albumQuery(id: string) {
  return {
    queryKey: ['gallery', 'album', id] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchAlbum(id, signal),
  };
}

async function fetchAlbum(id: string, signal: AbortSignal): Promise<Album> {
  const client = getClient();
  const album = readAlbum(await client.getJson(albumCall, { signal, query: { id } }));
  if (album) return album;
  throw new HttpError('parse', `${client.nameOf(albumCall)}: the reply is no album.`);
}
