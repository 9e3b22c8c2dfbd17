/** Shortcodes that only wrap words, such as those of page builders. */
const wrapping = /^(?:vc_|et_pb_|fusion_|caption$|embed$|row$|column|section$|one_|two_)/;

const shortcode = /\[(\/?)([a-z][\w-]{1,40})(?:\s[^[\]]{0,2000})?\]/gi;

/** Films, forms and what else comes from elsewhere. */
const embedded = /<(iframe|form|video|audio|object|embed)\b[^>]{0,2000}>/gi;

/** A film that WordPress shows where its address stands alone. */
const bareFilm =
  /(^|>|\])[ \t]*(https?:\/\/(?:[\w-]+\.)?(?:youtube\.com|youtu\.be|vimeo\.com|facebook\.com|fb\.watch|instagram\.com)\/[^\s<>[\]]{1,300})[ \t]*(?=$|<(?!\/a)|\[)/gim;

/** The same where the editor marks it. */
const markedFilm =
  /(\[embed\b[^\]]{0,200}\]|wp-block-embed__wrapper["'][^>]{0,200}>)\s*(https?:\/\/[^\s<>[\]]{1,300})/gi;

const isBlock = /^<(?:h[1-6]|ul|ol|table|div|figure|blockquote|hr|p)\b/i;

/** The paragraphs that WordPress makes of blank lines where a text has no paragraphs of its own. */
const withParagraphs = (html: string) =>
  /<p[\s>]/i.test(html)
    ? html
    : html
        .split(/\n[ \t\r]*\n/)
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => (isBlock.test(part) ? part : `<p>${part.replace(/\n/g, '<br>')}</p>`))
        .join('\n');

/**
 * The HTML of a post without the comments of its editor and without shortcodes and frames, and which were left out:
 * 'contact-form-7', 'iframe https://films.example/7'. Those of a gallery become its pictures, where there are any.
 */
export function plainPost(written: string, gallery = (_: string) => '') {
  const shortcodes = new Set<string>();
  const withoutFilm = (_: string, before: string, address: string) => {
    shortcodes.add(`embed ${address}`);
    return before;
  };
  const html = written
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]*?-->/g, '')
    // What loads a picture late has its address in another place.
    .replace(/\ssrc=(?:"data:[^"]*"|'data:[^']*')/gi, '')
    .replace(/\bdata-(?:lazy-)?src=/gi, 'src=')
    .replace(markedFilm, withoutFilm)
    .replace(bareFilm, withoutFilm)
    .replace(shortcode, (tag: string, end: string, name: string) => {
      const pictures = name.toLowerCase() === 'gallery' && end === '' ? gallery(tag) : '';
      if (pictures !== '') return pictures;
      if (!wrapping.test(name.toLowerCase()) && end === '') shortcodes.add(name);
      return '';
    });
  for (const [tag, name = ''] of written.matchAll(embedded)) {
    const [, address = ''] = /\s(?:src|data)=["']([^"']{1,300})["']/i.exec(tag) ?? [];
    shortcodes.add([name.toLowerCase(), address].filter(Boolean).join(' '));
  }
  return { html: withParagraphs(html), shortcodes: [...shortcodes] };
}
