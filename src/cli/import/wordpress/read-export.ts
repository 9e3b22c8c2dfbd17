import { SaxesParser } from 'saxes';
import { Refused } from '../zip-guard';

/** A post, a page or a file of a WordPress site, as its export has it. */
export interface WordPressItem {
  id: string;
  /** post, page, attachment, and what plug-ins have made. */
  type: string;
  /** publish, draft, private, … */
  status: string;
  title: string;
  link: string;
  /** The last part of its address. */
  slug: string;
  /** '2024-08-15 10:30:00', by the clock of the site. */
  date: string;
  html: string;
  excerpt: string;
  hasPassword: boolean;
  /** The address of the file, where it is one. */
  file: string;
  /** The id of the post that it was uploaded to. */
  parent: string;
  /** The id of the picture that stands above it. */
  picture: string;
  categories: string[];
}

/** A WordPress export. */
export interface WordPressExport {
  /** Where the site stood. */
  site: string;
  items: WordPressItem[];
  /** The last part of a category's address → that of the one above it, or ''. */
  categories: Map<string, string>;
  /** The last part of a category's address → its number. */
  numbers: Map<string, string>;
  /** The last parts of the addresses of tags that items have. */
  tags: Set<string>;
}

const keys: Readonly<Record<string, Exclude<keyof WordPressItem, 'hasPassword' | 'categories'>>> = {
  title: 'title',
  link: 'link',
  'wp:post_id': 'id',
  'wp:post_type': 'type',
  'wp:status': 'status',
  'wp:post_name': 'slug',
  'wp:post_date': 'date',
  'content:encoded': 'html',
  'excerpt:encoded': 'excerpt',
  'wp:attachment_url': 'file',
  'wp:post_parent': 'parent',
};

const none = {
  id: '',
  type: '',
  status: '',
  title: '',
  link: '',
  slug: '',
  date: '',
  html: '',
  excerpt: '',
  hasPassword: false,
  file: '',
  parent: '',
  picture: '',
};

/** Whether a text begins as an export of WordPress does. */
export const isWordPress = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*<\?xml/i.test(bytes.toString('utf8', 0, 100)) &&
  /xmlns:wp=|wordpress/i.test(bytes.toString('utf8', 0, 8000));

/** Reads an export piece by piece. Entities of its own are not expanded: they end the reading. */
export function readExport(bytes: Buffer): WordPressExport {
  const parser = new SaxesParser();
  const found: WordPressExport = {
    site: '',
    items: [],
    categories: new Map(),
    numbers: new Map(),
    tags: new Set(),
  };
  const path: string[] = [];
  let item: WordPressItem | undefined;
  let isCategory = false;
  let text = '';
  let key = '';
  let category = '';
  let number = '';
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    isCategory = name === 'category' && attributes['domain'] === 'category';
    const slug = attributes['nicename'] ?? '';
    if (attributes['domain'] === 'post_tag' && slug !== '') found.tags.add(slug);
    if (isCategory && slug !== '' && !found.categories.has(slug)) found.categories.set(slug, '');
    if (name === 'item') item = { ...none, categories: [] };
    text = '';
  });
  parser.on('text', (piece) => void (text += piece));
  parser.on('cdata', (piece) => void (text += piece));
  parser.on('closetag', ({ name }) => {
    path.pop();
    if (name === 'item' && item) {
      found.items.push(item);
      item = undefined;
    } else if (item && path.at(-1) === 'item') {
      const known = keys[name];
      if (known) item[known] = text.trim();
      if (name === 'wp:post_password') item.hasPassword = text.trim() !== '';
      if (isCategory) item.categories.push(text.trim());
    } else if (item && name === 'wp:meta_key') key = text.trim();
    else if (item && name === 'wp:meta_value' && key === '_thumbnail_id')
      item.picture = text.trim();
    else if (name === 'wp:term_id') number = text.trim();
    else if (name === 'wp:category_nicename') {
      category = text.trim();
      if (number !== '') found.numbers.set(category, number);
    } else if (name === 'wp:category_parent' && category !== '')
      found.categories.set(category, text.trim());
    else if (name === 'link' && path.at(-1) === 'channel') found.site = text.trim();
    text = '';
  });
  try {
    parser.write(bytes.toString('utf8')).close();
  } catch {
    throw new Refused(
      'it is no WordPress export that can be read; export it again (Tools, Export, All content)',
    );
  }
  return found;
}
