import { pluralize } from '../../../lib/terminal/pluralize';

/** What a post has and news have not, each told in one line of all posts. */
const words = {
  links: (posts: string) => `links in ${posts} were removed; their words stay`,
  tables: (posts: string) =>
    `tables in ${posts} are words with commas now; make a page where a table is needed`,
  captions: (posts: string) =>
    `captions and alternative texts of pictures in ${posts} are not kept`,
  unfetched: (posts: string) => `pictures in ${posts} are left out without --fetch`,
  pictures: (posts: string) =>
    `further pictures in ${posts} are left out; an album shows them better`,
};

/** A kind of what is lost. */
export type Loss = keyof typeof words;

/** HTML of a post without what is written at its pictures. */
export const withoutCaptions = (html: string): string =>
  html
    .replace(/<figcaption\b[\s\S]{0,5000}?<\/figcaption>/gi, '')
    .replace(
      /(\[caption\b[^\]]{0,500}\])([\s\S]{0,5000}?)(\[\/caption\])/gi,
      (_, begin, inner: string, end) =>
        [begin, ...(inner.match(/<img\b[^>]{0,3000}>/gi) ?? []), end].join(''),
    );

/** What news can't hold of a post's HTML and its Markdown. */
export const lossesOf = (
  html: string,
  markdown: string,
  pictures: number,
  fetch: boolean,
): Loss[] => [
  ...(/\]\(/.test(markdown) ? (['links'] as const) : []),
  ...(/^\|.*\|$/m.test(markdown) ? (['tables'] as const) : []),
  ...(withoutCaptions(html) !== html || /<img\b[^>]{0,3000}\balt=["'][^"']/i.test(html)
    ? (['captions'] as const)
    : []),
  ...(pictures > 0 && !fetch ? (['unfetched'] as const) : []),
  ...(pictures > 1 ? (['pictures'] as const) : []),
];

/** A line for each kind of what is lost, with the numbers of the posts. */
export function lossNotes(posts: readonly { id: string; lost: readonly Loss[] }[]): string[] {
  return (Object.keys(words) as Loss[]).flatMap((loss) => {
    const ids = posts.filter(({ lost }) => lost.includes(loss)).map(({ id }) => id);
    const [first] = ids;
    if (first === undefined) return [];
    if (ids.length === 1) return [words[loss](`post ${first}`)];
    return [`${words[loss](pluralize(ids.length, 'post'))} (posts ${ids.join(', ')})`];
  });
}
