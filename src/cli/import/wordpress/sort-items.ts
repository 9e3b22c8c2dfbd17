import { parsePlainDate } from '../../../lib/dates/plain-date';
import type { Withdrawn } from '../../../lib/privacy/withdrawn';
import type { Unread } from '../columns/read-rows';
import { titleWords } from './news-words';
import type { WordPressItem } from './read-export';

/** The day of a post, by the clock of its site. */
export const dayOf = ({ date }: WordPressItem) => parsePlainDate(date.slice(0, 10));

/** Why a post or page stays where it is, and what to do; undefined for one that is taken. */
function reasonToLeave(item: WordPressItem): string | undefined {
  const { type, status, hasPassword, title, html } = item;
  const isPost = type === 'post';
  if (status !== 'publish') return `not published (${status || 'no state'}), so it is left out`;
  if (hasPassword) return 'it has a password, so it is left out';
  if (title === '')
    return `it has no title; give it one in WordPress and export again${isPost ? ', or write it as news here' : ''}`;
  if (isPost && !dayOf(item)) return 'it has no day; write it as news here';
  return html.trim() === '' ? 'it has no words' : undefined;
}

/** Where the old address of what is left out leads. */
export const addressOfLeft = ({ type, status }: WordPressItem): string =>
  status !== 'publish'
    ? ''
    : type === 'post'
      ? '; its old address leads to the page of news'
      : '; its old address leads nowhere, unless a page names it at redirectFrom';

/** What an export holds of WordPress itself. */
export const ownTypes = ['post', 'page', 'attachment', 'revision', 'nav_menu_item'];

interface Sorted {
  posts: WordPressItem[];
  pages: WordPressItem[];
  /** Published posts of which nothing is taken but their old addresses. */
  leftPosts: WordPressItem[];
  unread: Unread[];
}

/** Sorts posts and pages, and says of each other one why it is left out. */
export function sortItems(items: readonly WordPressItem[], withdrawn: Withdrawn): Sorted {
  const found: Sorted = { posts: [], pages: [], leftPosts: [], unread: [] };
  for (const written of items) {
    if (written.type !== 'post' && written.type !== 'page') continue;
    const item = { ...written, title: titleWords(written.title) };
    const reason = reasonToLeave(item);
    const at = `${item.type} ${item.id}`;
    if (reason !== undefined) {
      const title = withdrawn.without(item.title);
      found.unread.push({
        at: title === '' ? at : `${at} "${title}"`,
        message: `${reason}${addressOfLeft(item)}`,
      });
      if (item.type === 'post' && item.status === 'publish') found.leftPosts.push(item);
    } else if (item.type === 'page') found.pages.push(item);
    else if (withdrawn.names(`${item.title}\n${item.html}`)) {
      found.unread.push({
        at,
        message:
          'names a child who is withdrawn (privacy.yaml); not imported; its old address by its number leads to the page of news',
      });
      // Its other address may hold the name.
      found.leftPosts.push({ ...item, link: '' });
    } else found.posts.push(item);
  }
  return found;
}
