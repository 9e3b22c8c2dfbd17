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

/** What a frame on another site shows, and opens nowhere else. */
const EMBED =
  /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/(?:videoseries\?(?:\S*&)?(list=[\w-]+)|([\w-]{11}))(?:[^\w-].*)?$/i;

/** The address at which a video or a list of YouTube opens by itself; others as they are. */
export const toWatch = (url: string): string =>
  url.replace(EMBED, (_url, list?: string, id = '') =>
    list ? `https://www.youtube.com/playlist?${list}` : `https://www.youtube.com/watch?v=${id}`,
  );
