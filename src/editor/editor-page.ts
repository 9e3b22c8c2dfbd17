import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { editorMark } from '../lib/headers/editor-policy';
import { htmlPage } from '../lib/html/html-page';
import { withOwnPolicy } from '../lib/headers/own-policy';

/** No search engine lists them. */
const head = [
  '<meta name="robots" content="noindex">',
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="stylesheet" href="/edit/editor.css">',
];

/**
 * The page of the form editor. It has a policy of its own, which it carries in itself as well, for hosts that
 * send no headers serve it too.
 */
export function editorPage(school: string, online: boolean): string {
  const page = htmlPage({
    lang: 'en',
    title: `Edit ${school}`,
    head: [
      editorMark(online),
      ...head,
      '<script src="/edit/brand.js"></script>',
      '<script type="module" src="/edit/main.js"></script>',
    ],
    body: `<noscript><p>The editor needs JavaScript.</p></noscript>
<p id="only-local" hidden>Nobody has told this site where its content is kept, so it can’t be changed
here. It can be changed on a computer that has its folder: <code>npx school edit</code> opens this editor
there. <a href="/edit/help/">How it is used</a></p>
<p id="not-started" hidden>The editor could not be loaded. Please load the page again.</p>`,
  });
  return withOwnPolicy(page, {});
}

/**
 * Of the page around the editor, and of its guide. Without a repository there is nothing to sign in
 * to, and only the button for a folder is shown.
 */
export const editorStyles = `
body > p, main { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.6 sans-serif; }
:root:has(main) { color-scheme: light dark; }
main img { max-width: 100%; height: auto; border: 1px solid; border-radius: 4px; }
main table { border-collapse: collapse; }
main th, main td { padding: 0.3rem 0.6rem; border: 1px solid; text-align: start; }
[data-only='local'] .buttons > .button ~ .sui.spacer ~ .button { display: none; }
`;

/** The pictures of the guide, as it names them and as the site serves them. */
const [pictures, served] = ['src="editors/', 'src="/edit/help/'];

/**
 * The guide for editors as a page of the site, from the Markdown that stands in the docs, with pictures of the
 * forms.
 */
export function helpPage(markdown: string): string {
  const body = String(
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkRehype)
      .use(rehypeStringify)
      .processSync(markdown),
  );
  return htmlPage({
    lang: 'en',
    title: 'Changing the website',
    head,
    body: `<main>
<p><a href="/edit">Open the forms</a></p>
${body.replaceAll(pictures, served).replaceAll('<img ', '<img loading="lazy" ')}
</main>`,
  });
}

/** The guide where its pictures, which show the forms with the product's own content, are not published. */
export const withoutPictures = (guide: string): string => guide.replace(/<p><img [^>]*><\/p>/g, '');
