import { earlyMark } from '../http/early-reply';
import type { PageScripts } from './page-scripts';
import { pruneTokens } from './prune-tokens';

/**
 * Gatsby's inline scripts differ from page to page, so each would need a hash of its own in the
 * Content-Security-Policy. Their values move into attributes of one constant script, which also
 * holds back the site's scripts: on static pages until the visitor's first move, on others until the
 * page is painted.
 */

/** The one inline script of a page: colour mode first, then what Gatsby's runtime expects. */
export const bootScript = [
  '(function(){var d=document,c=d.currentScript.dataset,w=window;',
  'w.pagePath=c.path;w.___webpackCompilationHash=c.hash;w.___chunkMapping={};w.taps=[];',
  // A press on a button before the scripts have arrived is kept and repeated (see `LiveRegion`); it
  // goes no further, or React would answer it a second time once it has taken over.
  "d.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');",
  "if(b&&!b.closest('[data-live]')&&!b.hasAttribute('data-colour-mode')&&b.type!=='submit'){w.taps.push(b);e.stopPropagation()}},true);",
  'if(!c.src)return;',
  "function load(){c.src.split(' ').forEach(function(s){var e=d.createElement('script');e.src=s;d.head.appendChild(e)})}",
  // What stands in the page is painted first, even when the scripts are here sooner.
  "if('now'in c)return requestAnimationFrame(function(){setTimeout(load)});",
  "var t=['pointerdown','pointermove','touchstart','keydown','scroll'];",
  'function go(v){t.forEach(function(e){w.removeEventListener(e,go)});',
  // A press is answered and painted first: running the scripts would hold it up on a slow phone.
  'setTimeout(load,/n$/.test(v.type)?300:0)}',
  't.forEach(function(e){w.addEventListener(e,go,{passive:true})})})()',
].join('');

/** Sends the call of the page's list at once, for `takeEarlyReply` to find: scripts come later. */
export const earlyScript = [
  `(function(){var e=document.querySelector('[${earlyMark}]'),u=e.getAttribute('${earlyMark}'),`,
  "p=fetch(u,{headers:{Accept:'application/json'}});",
  // Who takes the reply hears of a failure; it must not count as an error of the page before.
  'p.catch(function(){});window.early={url:u,reply:p}})()',
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

const noScripts: PageScripts = { scripts: [], data: [] };

/** What a page that runs at once fetches meanwhile: the scripts that the boot script starts, its data. */
function fetchedAtOnce(html: string, scripts: string[], own: PageScripts): string {
  return [
    html.includes(`${earlyMark}="`) ? `<script>${earlyScript}</script>` : '',
    // Not before the first picture: a browser takes named scripts for urgent.
    ...scripts.map((src) => `<link rel="preload" as="script" fetchpriority="low" href="${src}"/>`),
    ...own.data.map(
      (href) => `<link rel="preload" as="fetch" href="${href}" crossorigin="anonymous"/>`,
    ),
  ].join('');
}

/**
 * Rewrites one built page. The scripts are named in an attribute: pages marked `first-move` load them
 * then, others once they are painted, and fetch them and their `own` ones meanwhile. A page already
 * rewritten comes back unchanged, until Gatsby puts new scripts into it.
 */
export function finishHtml(html: string, pagePath: string, own: PageScripts = noScripts): string {
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
  const scripts = deferred ? modern : [...modern, ...own.scripts];
  const boot = [
    `<script id="boot" data-path="${attribute(pagePath)}"`,
    ` data-hash="${attribute(assigned(inline, '___webpackCompilationHash'))}"`,
    ` data-src="${attribute(scripts.join(' '))}"${deferred ? '' : ' data-now'}`,
    `>${bootScript}</script>`,
  ].join('');
  const fetched = deferred ? '' : fetchedAtOnce(html, scripts, own);
  // Gatsby finds its place again by these comments when only the scripts changed.
  const slice = /<!-- slice-start id="([^"]+)" -->/.exec(tail)?.[1];
  const marked = slice
    ? `<!-- slice-start id="${slice}" -->${boot}${fetched}<!-- slice-end id="${slice}" -->`
    : boot + fetched;
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
