import { newsSchema } from '../../../content-service/kinds/news';
import { formatLongDay } from '../../../lib/dates/format';
import type { ReadRow, Unread } from '../columns/read-rows';
import { fieldsWithoutHeadings, firstDay, letters } from '../lists/common-fields';
import type { ListItem, Target } from '../lists/target';
import type { TakenPicture } from '../pages/pictures';
import { type ConvertOptions, convertPost } from './convert-item';
import { type Loss, lossNotes } from './losses';
import { longestNews, newsWords } from './news-words';
import type { WordPressItem } from './read-export';
import { addressOfLeft, dayOf } from './sort-items';

const titleAndDay = (item: ListItem) => `${letters(item['title'])} ${firstDay(item)}`;

/** The news, as posts become them. */
export const news: Target = {
  name: 'news',
  words: 'news',
  schema: newsSchema,
  nameKey: 'title',
  fields: fieldsWithoutHeadings('date', 'title', 'description', 'images'),
  // Two of one title and day are told apart by their words, as long as nobody has changed these.
  identities: [
    (item) => `${titleAndDay(item)} ${letters(item['description'])}`,
    (item) => titleAndDay(item),
    // A title that was edited by hand.
    (item) => {
      const words = letters(item['description']);
      return words === '' ? undefined : `${firstDay(item)} ${words}`;
    },
    // Title and words: its picture has the number of its post.
    ({ images }) => (Array.isArray(images) ? String(images[0]) : undefined),
  ],
  // No scope: an export is of one moment, and what the news have beside it stays.
};

/** Prints notes. */
export const say = (at: string, notes: readonly string[]) => {
  for (const note of notes) console.log(`Note: ${at}: ${note}`);
};

/** The posts as rows of the news; one of pictures and forms alone has no words, and is left out. */
export async function newsRows(
  posts: readonly WordPressItem[],
  options: ConvertOptions,
  unread: Unread[],
) {
  const rows: ReadRow[] = [];
  const losses: { id: string; lost: Loss[] }[] = [];
  const known = new Map<string, string>();
  const pictures: TakenPicture[] = [];
  for (const item of posts) {
    const at = `post ${item.id}`;
    const converted = await convertPost(item, options);
    const { words, isCut } = newsWords(converted.markdown, item.excerpt);
    say(at, converted.notes);
    if (isCut)
      say(at, [
        `only its first ${longestNews} characters are taken; make a page of what is longer`,
      ]);
    if (words === '') {
      unread.push({
        at: `${at} "${item.title}"`,
        message: `it has no words of its own; show its pictures in an album, its film on a page${addressOfLeft(item)}`,
      });
      continue;
    }
    const key = letters([item.title, item.date.slice(0, 10), words].join(' '));
    const before = known.get(key);
    if (before !== undefined) {
      unread.push({
        at: `${at} "${item.title}"`,
        message: `the same as ${before}${addressOfLeft(item)}`,
      });
      continue;
    }
    known.set(key, at);
    losses.push({ id: item.id, lost: converted.lost });
    const day = dayOf(item);
    const images = converted.pictures.map(({ path }) => path);
    pictures.push(...converted.pictures);
    rows.push({
      at,
      files: [],
      item: {
        title: item.title,
        date: day ? formatLongDay(day) : item.date,
        description: words,
        ...(images.length > 0 && { images }),
      },
    });
  }
  for (const note of lossNotes(losses)) console.log(`Note: ${note}`);
  return { rows, pictures };
}
