import { earlyMark } from '../http/early-reply';
import { pageKindOf } from '../seo/page-kind';
import { formScript, listScript, startingScript, waitingScript } from './boot-scripts';
import type { PageScripts } from './page-scripts';
import { pruneTokens } from './prune-tokens';

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

/**
 * Rewrites one built page. The scripts are named in an attribute: documents and forms (`first-move`)
 * load them then, others once they are painted, and fetch them and their `own` ones meanwhile. A
 * page already rewritten comes back unchanged, until Gatsby puts new scripts into it.
 */
export function finishHtml(html: string, pagePath: string, own: PageScripts = noScripts): string {
  const kind = pageKindOf(html);
  const waits = kind !== 'live';
  if (!html.includes('id="gatsby-chunk-mapping"')) return html;
  const tailStart = html.search(
    /<script id="gatsby-script-loader"|<!-- slice-start id="_gatsby-scripts/,
  );
  const tailEnd = html.lastIndexOf('</body>');
  const tail = html.slice(tailStart, tailEnd);
  const inline = [...tail.matchAll(inlineScript)].map((match) => match[1] ?? '');
  const modern = [...tail.matchAll(scriptTag)].filter(([tag]) => !/nomodule/i.test(tag));
  const shared = modern.map(([, src]) => src ?? '');
  // A document asks for its own ones later: after a form's first move somebody is about to press.
  const sources = kind === 'static' ? shared : [...shared, ...own.scripts];
  const boot = [
    `<script id="boot" data-path="${attribute(pagePath)}"`,
    ` data-hash="${attribute(assigned(inline, '___webpackCompilationHash'))}"`,
    waits
      ? ` data-src="${attribute(sources.join(' '))}">${kind === 'form' ? formScript : waitingScript}`
      : ` data-src="${attribute(sources.join(' '))}"` +
        ` data-data="${attribute(own.data.join(' '))}">` +
        (html.includes(` ${earlyMark}="`) ? listScript : startingScript),
    '</script>',
  ].join('');
  // Gatsby finds its place again by these comments when only the scripts changed.
  const slice = /<!-- slice-start id="([^"]+)" -->/.exec(tail)?.[1];
  const marked = slice
    ? `<!-- slice-start id="${slice}" -->${boot}<!-- slice-end id="${slice}" -->`
    : boot;
  const head = waits ? html.slice(0, tailStart).replace(preload, '') : html.slice(0, tailStart);
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
