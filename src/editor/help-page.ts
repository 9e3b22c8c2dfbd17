import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** The pictures of the guide, as it names them and as the site serves them. */
const [pictures, served] = ['src="editors/', 'src="/edit/help/'];

/**
 * The guide for editors as a page of the site, from the Markdown that stands in the docs. Its pictures,
 * which show the forms with the product's own content, are left out where they are not published.
 */
export function helpPage(markdown: string, { withPictures = true } = {}): string {
  const body = String(
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkRehype)
      .use(rehypeStringify)
      .processSync(markdown),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Changing the website</title>
<link rel="stylesheet" href="/edit/editor.css">
</head>
<body>
<main>
<p><a href="/edit">Open the forms</a></p>
${(withPictures ? body : body.replace(/<p><img [^>]*><\/p>/g, '')).replaceAll(pictures, served).replaceAll('<img ', '<img loading="lazy" ')}
</main>
</body>
</html>
`;
}
