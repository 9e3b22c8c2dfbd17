import type { ImageGallery, NewsArticle, VideoObject } from 'schema-dts';
import { sharedAlbumAddress } from '../../../features/gallery/gallery.address';
import type { Album } from '../../../features/gallery/gallery.schema';
import type { News } from '../../../features/news/news.schema';
import type { Video } from '../../../features/videos/videos.schema';
import type { SchoolIdentity } from '../structured-data';

/**
 * A news item: what is not required is left out, as each byte of this page counts (`htmlGoal` of its tests).
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export const newsThing = ({ title, date }: News): NewsArticle => ({
  '@type': 'NewsArticle',
  headline: title,
  ...(date && { datePublished: date }),
});

/** The id of a video of YouTube in the forms in which its address is shared. */
const youTube =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|live|shorts)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

/**
 * A video. A picture of it is required, which only YouTube's addresses tell; without that or a day there is none.
 * https://developers.google.com/search/docs/appearance/structured-data/video
 */
export function videoThing({ title, date, url }: Video): VideoObject | undefined {
  const [, id] = youTube.exec(url) ?? [];
  if (!id || !date) return undefined;
  return {
    '@type': 'VideoObject',
    name: title,
    thumbnailUrl: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    uploadDate: `${date}T00:00:00+05:30`,
    embedUrl: `https://www.youtube.com/embed/${id}`,
  };
}

/** An album, without captions: these may name children. https://schema.org/ImageGallery */
export function albumThing(album: Album, { siteUrl }: SchoolIdentity): ImageGallery {
  const address = sharedAlbumAddress(album);
  return {
    '@type': 'ImageGallery',
    name: album.title,
    ...(album.date && { datePublished: album.date }),
    ...(address && { url: siteUrl + address }),
  };
}
