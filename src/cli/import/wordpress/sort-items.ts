import { parsePlainDate } from '../../../lib/dates/plain-date';
import type { Withdrawn } from '../../../lib/privacy/withdrawn';
import type { Unread } from '../columns/read-rows';
import { titleWords } from './news-words';
import type { WordPressItem } from './read-export';

/** The day of a post, by the clock of its site. */
export const dayOf = ({ date }: WordPressItem) => parsePlainDate(date.slice(0, 10));

/** Why a post or page stays where it is; undefined for one that visitors could read. */
function reasonToLeave(item: WordPressItem): string | undefined {
  const { type, status, hasPassword, title, html } = item;
  if (status !== 'publish') return `not published (${status || 'no state'}), so it is left out`;
  if (hasPassword)
    return type === 'post'
      ? 'it has a password, so it is left out; its old address leads to the page of news'
      : 'it has a password, so it is left out; its old address leads nowhere, unless a page names it at redirectFrom';
  if (title === '') return 'it has no title';
  if (type === 'post' && !dayOf(item)) return 'it has no day';
  return html.trim() === '' ? 'it has no words' : undefined;
}

/** What an export holds of WordPress itself. */
export const ownTypes = ['post', 'page', 'attachment', 'revision', 'nav_menu_item'];

/** What of an export goes where. */
interface Sorted {
  posts: WordPressItem[];
  pages: WordPressItem[];
  /** Posts with a password: nothing of them is taken but their old addresses. */
  locked: WordPressItem[];
  unread: Unread[];
}

/** Sorts posts and pages, and says of each other one why it is left out. */
export function sortItems(items: readonly WordPressItem[], withdrawn: Withdrawn): Sorted {
  const found: Sorted = { posts: [], pages: [], locked: [], unread: [] };
  for (const written of items) {
    if (written.type !== 'post' && written.type !== 'page') continue;
    const item = { ...written, title: titleWords(written.title) };
    const reason = reasonToLeave(item);
    const at = `${item.type} ${item.id}`;
    if (reason !== undefined) {
      found.unread.push({ at: `${at} "${withdrawn.without(item.title)}"`, message: reason });
      if (item.type === 'post' && item.status === 'publish' && item.hasPassword)
        found.locked.push(item);
    } else if (item.type === 'page') found.pages.push(item);
    else if (withdrawn.names(`${item.title}\n${item.html}`)) {
      found.unread.push({
        at,
        message: 'names a child who is withdrawn (privacy.yaml); not imported',
      });
    } else found.posts.push(item);
  }
  return found;
}
