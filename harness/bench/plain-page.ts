const gone =
  /<(script|style|svg|picture|noscript|dialog|template|button|form|iframe)\b[\s\S]*?<\/\1>|<(img|link|input|meta)\b[^>]*>|<!--[\s\S]*?-->/g;
const kept = /^(h[1-6]|p|ul|ol|li|table|caption|thead|tbody|tfoot|tr|th|td|a|dl|dt|dd|blockquote)$/;

/** One tag without its attributes; one that only groups or styles is left out. */
function plainTag(tag: string, close: string, name: string): string {
  const lower = name.toLowerCase();
  if (!kept.test(lower)) return ' ';
  const href = lower === 'a' && !close ? / href="[^"]*"/.exec(tag)?.[0] : undefined;
  return `<${close}${lower}${href ?? ''}>`;
}

/**
 * The words of a built page as the plainest HTML page: headings, paragraphs, lists, tables and
 * links, with the browser's own look. What a page can be at its fastest.
 */
export function plainPage(html: string): string {
  const title = /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const words = body
    .replace(gone, ' ')
    .replace(/<(\/?)([a-zA-Z][\w-]*)[^>]*>/g, plainTag)
    .replace(/\s+/g, ' ');
  return (
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<link rel="icon" href="/favicon.ico"><title>${title}</title></head><body>${words}</body></html>`
  );
}
