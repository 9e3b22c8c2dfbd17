/**
 * Gatsby's inline scripts differ from page to page, so each would need a hash of its own in the
 * Content-Security-Policy. Their values move into attributes of one constant script, which also
 * holds back the site's scripts on static pages until the visitor's first move.
 */

/** The one inline script of a page: colour mode first, then what Gatsby's runtime expects. */
export const bootScript = [
  '(function(){var d=document,c=d.currentScript.dataset,w=window;',
  'w.pagePath=c.path;w.___webpackCompilationHash=c.hash;w.___chunkMapping=JSON.parse(c.chunks);',
  'if(!c.src)return;',
  "var t=['pointerdown','pointermove','touchstart','keydown','scroll'];",
  'function go(){t.forEach(function(e){w.removeEventListener(e,go)});',
  "c.src.split(' ').forEach(function(s){var e=d.createElement('script');e.src=s;d.head.appendChild(e)})}",
  't.forEach(function(e){w.addEventListener(e,go,{passive:true})})})()',
].join('');

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const scriptTag = /<script\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g;
const preload = /<link\b(?=[^>]*\brel="(?:preload|modulepreload)")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;

const attribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function valueOf(scripts: string[], name: string): string | undefined {
  for (const script of scripts) {
    const found = new RegExp(`window\\.${name}=(".*?"|\\{.*?\\});`).exec(script);
    if (found?.[1]) return found[1];
  }
  return undefined;
}

/** A string literal of Gatsby's script as its plain value. */
function literal(scripts: string[], name: string): string {
  return String(JSON.parse(valueOf(scripts, name) ?? '""'));
}

/**
 * Rewrites one built page. `deferred` pages name their scripts in an attribute and load them at
 * the first move; other pages keep them. Pages already rewritten come back unchanged.
 */
export function finishHtml(html: string, { deferred }: { deferred: boolean }): string {
  const start = html.indexOf('id="gatsby-script-loader"');
  if (start === -1) return html;
  const tailStart = html.lastIndexOf('<script', start);
  const tailEnd = html.lastIndexOf('</body>');
  const tail = html.slice(tailStart, tailEnd);
  const inline = [...tail.matchAll(inlineScript)].map((match) => match[1] ?? '');
  const sources = [...tail.matchAll(scriptTag)];
  const modern = sources.filter(([tag]) => !/nomodule/i.test(tag)).map(([, src]) => src ?? '');
  const boot = [
    `<script id="boot" data-path="${attribute(literal(inline, 'pagePath'))}"`,
    ` data-hash="${attribute(literal(inline, '___webpackCompilationHash'))}"`,
    ` data-chunks="${attribute(valueOf(inline, '___chunkMapping') ?? '{}')}"`,
    deferred ? ` data-src="${attribute(modern.join(' '))}"` : '',
    `>${bootScript}</script>`,
  ].join('');
  const kept = deferred ? '' : modern.map((src) => `<script src="${src}" async></script>`).join('');
  // Gatsby finds its place again by these comments when only the scripts changed.
  const slice = /<!-- slice-start id="([^"]+)" -->/.exec(tail)?.[1];
  const marked = slice
    ? `<!-- slice-start id="${slice}" -->${boot}${kept}<!-- slice-end id="${slice}" -->`
    : boot + kept;
  const head = deferred ? html.slice(0, tailStart).replace(preload, '') : html.slice(0, tailStart);
  return head + marked + html.slice(tailEnd);
}
