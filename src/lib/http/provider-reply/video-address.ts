import { scalarText } from '../../scalar-text';
import { inSmall } from './field-words';

/** How a record calls the id of a video at YouTube, in small letters, and how such an id is written. */
const NAME = /^(?:youtube|yt|video)+(?:id|code|url|link)?$/;
const ID = /^(?=.*[a-z])[\w-]{11}$/i;

/** The address of a video of which a record has the id alone; `undefined` where it has none. */
export function youtubeAddress(record: object): string | undefined {
  const [, id] =
    Object.entries(record).find(
      ([name, value]) => NAME.test(inSmall(name)) && ID.test(scalarText(value)),
    ) ?? [];
  return id === undefined ? undefined : `https://www.youtube.com/watch?v=${scalarText(id)}`;
}

/** What a frame on another site shows, and opens nowhere else, and where it opens by itself. */
const YOUTUBE =
  /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/(?:videoseries\?(?:\S*&)?(list=[\w-]+)|([\w-]{11}))(?:[^\w-].*)?$/i;
const FACEBOOK =
  /^https?:\/\/(?:www\.)?facebook\.com\/plugins\/(?:video|post)\.php\?(?:\S*&)?href=(https%3A%2F%2F(?:[\w-]+\.)?(?:facebook\.com|fb\.watch)%2F(?:[\w.~-]|%(?:2F|3F|3D|26))+)(?:&.*)?$/i;
/** A video that is not listed has a key. */
const VIMEO =
  /^https?:\/\/player\.vimeo\.com\/video\/(\d+)(?:\?(?:[^\s&]*&){0,9}h=(\w+))?(?:\W.*)?$/i;
const DRIVE = /^(https:\/\/drive\.google\.com\/file\/d\/[\w-]+)\/preview(?:\W.*)?$/i;

/** The address at which a video, or a list of them, opens by itself; others as they are. */
export const toWatch = (url: string): string =>
  url
    .replace(YOUTUBE, (_url, list?: string, id = '') =>
      list ? `https://www.youtube.com/playlist?${list}` : `https://www.youtube.com/watch?v=${id}`,
    )
    .replace(FACEBOOK, (_url, shown: string) => decodeURIComponent(shown))
    .replace(VIMEO, (_url, id: string, key?: string) =>
      ['https://vimeo.com', id, key].filter(Boolean).join('/'),
    )
    .replace(DRIVE, '$1/view');
