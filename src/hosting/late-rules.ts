const styleElement = /(<style data-emotion="css">)([^<]*)(<\/style>)/g;
const className = /\bcss-[a-z0-9]+/g;

/** Attribute of the first element that nobody sees before scrolling. */
export const foldMark = 'data-below-fold';

/** Where the site's stylesheet stands: what pages need below their first screen. */
export const siteStylesheet = '/site.css';

/** The rules of a stylesheet, each with its braces; a rule in a media query counts with it. */
export function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] !== '}') continue;
    depth -= 1;
    if (depth === 0) {
      rules.push(css.slice(start, index + 1));
      start = index + 1;
    }
  }
  return rules;
}

const closedDetails = /<details(?![^>]*\sopen)[^>]*>((?:(?!<details)[\s\S])*?)<\/details>/g;
const summary = /<summary[\s\S]*?<\/summary>/g;

/** HTML without what stands inside closed disclosures; they and their heads remain. */
export function withoutClosedMatter(html: string): string {
  const next = html.replace(closedDetails, (whole: string, inner: string) => {
    // Under another name, or it would be found again; its own classes shape the head that is seen.
    const tag = whole.slice(0, whole.indexOf('>') + 1).replace('<details', '<closed');
    return tag + (inner.match(summary)?.[0] ?? '');
  });
  // The innermost go first: a drawer holds disclosures of its own.
  return next === html ? html : withoutClosedMatter(next);
}

/**
 * Takes out of a built page the rules of classes that occur only below its first screen, or inside
 * a menu that is still closed. The rules
 * of all pages go into one file that is fetched without holding up the first paint; class names
 * mean the same everywhere.
 */
export function takeLateRules(html: string): { html: string; rules: string[] } {
  const body = html.indexOf('<body');
  const fold = html.indexOf(foldMark, body);
  if (fold === -1) return { html, rules: [] };
  const seen = new Set(withoutClosedMatter(html.slice(body, fold)).match(className));
  const late: string[] = [];
  const rest = html.replace(styleElement, (_, open: string, css: string, close: string) => {
    const kept = splitRules(css).filter((rule) => {
      const classes = rule.match(className) ?? [];
      const early = classes.length === 0 || classes.some((name) => seen.has(name));
      if (!early) late.push(rule);
      return early;
    });
    return open + kept.join('') + close;
  });
  if (late.length === 0) return { html, rules: [] };
  const link = `<link rel="stylesheet" href="${siteStylesheet}"/>`;
  // The script in the head asks for it without blocking; this is for visitors without scripts.
  return { html: rest.replace('</head>', `<noscript>${link}</noscript></head>`), rules: late };
}
