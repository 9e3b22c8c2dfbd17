import { escapeHtml } from './escape-html';

interface HtmlPage {
  lang: 'en' | 'en-IN';
  title: string;
  /** What else its head has, as HTML. */
  head: readonly string[];
  /** As HTML. */
  body: string;
}

/** A page that stands by itself, such as that of the inbox: none of the site, which is built. */
export const htmlPage = ({ lang, title, head, body }: HtmlPage): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head.join('\n')}
</head>
<body>
${body}
</body>
</html>
`;
