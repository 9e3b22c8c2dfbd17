import { pruneTokens } from './prune-tokens';

/**
 * Gatsby's inline scripts differ from page to page, so each would need a hash of its own in the
 * Content-Security-Policy. Their values move into attributes of one constant script, which also
 * holds back the site's scripts on static pages until the visitor's first move.
 */

/** The one inline script of a page: colour mode first, then what Gatsby's runtime expects. */
export const bootScript = [
  '(function(){var d=document,c=d.currentScript.dataset,w=window;',
  'w.pagePath=c.path;w.___webpackCompilationHash=c.hash;w.___chunkMapping={};w.taps=[];',
  // A press on a button before the scripts have arrived is kept and repeated (see `LiveRegion`).
  "d.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');",
  "if(b&&!b.closest('[data-live]')&&!b.hasAttribute('data-colour-mode')&&b.type!=='submit')w.taps.push(b)},true);",
  'if(!c.src)return;',
  "var t=['pointerdown','pointermove','touchstart','keydown','scroll'];",
  'function go(v){t.forEach(function(e){w.removeEventListener(e,go)});',
  // A press is answered and painted first: running the scripts would hold it up on a slow phone.
  "setTimeout(function(){c.src.split(' ').forEach(function(s){var e=d.createElement('script');e.src=s;d.head.appendChild(e)})},/n$/.test(v.type)?300:0)}",
  't.forEach(function(e){w.addEventListener(e,go,{passive:true})})})()',
].join('');

const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const scriptTag = /<script\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g;
const preload =
  /<link\b(?=[^>]*\brel="(?:preload|modulepreload)")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;

const attribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The string that Gatsby's scripts give to a global name; '' when they do not. */
function assigned(scripts: string[], name: string): string {
  for (const script of scripts) {
    const found = new RegExp(`window\\.${name}=("(?:[^"\\\\]|\\\\.)*")`).exec(script);
    if (found?.[1]) return String(JSON.parse(found[1]));
  }
  return '';
}

/**
 * Rewrites one built page. Pages marked `first-move` name their scripts in an attribute and load
 * them then; other pages keep them. A page already rewritten comes back unchanged, until Gatsby puts
 * new scripts into it.
 */
export function finishHtml(html: string, pagePath: string): string {
  const deferred = html.includes('<meta name="scripts" content="first-move"');
  if (!html.includes('id="gatsby-chunk-mapping"')) return html;
  const tailStart = html.search(
    /<script id="gatsby-script-loader"|<!-- slice-start id="_gatsby-scripts/,
  );
  const tailEnd = html.lastIndexOf('</body>');
  const tail = html.slice(tailStart, tailEnd);
  const inline = [...tail.matchAll(inlineScript)].map((match) => match[1] ?? '');
  const sources = [...tail.matchAll(scriptTag)];
  const modern = sources.filter(([tag]) => !/nomodule/i.test(tag)).map(([, src]) => src ?? '');
  const boot = [
    `<script id="boot" data-path="${attribute(pagePath)}"`,
    ` data-hash="${attribute(assigned(inline, '___webpackCompilationHash'))}"`,
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
  return pruneTokens(withoutOldSwitch(withoutStyleAttributes(head)) + marked + html.slice(tailEnd));
}

/** Gatsby's two own style attributes stand in the global styles instead: the policy forbids them here. */
function withoutStyleAttributes(html: string): string {
  return html.replace(/<div\b[^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (tag) =>
    tag.replace(/ style="[^"]*"/, ''),
  );
}

/** A switch of a browser that is gone, which Gatsby still puts into every head. */
function withoutOldSwitch(html: string): string {
  return html.replace(/<meta http-equiv="x-ua-compatible"[^>]*>/, '');
}
