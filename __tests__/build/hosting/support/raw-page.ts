import type { ChunkFiles } from '../../../../src/build/finish/chunk-files';
import { scriptsMeta, type PageKind } from '../../../../src/templates/head/page-kind';
import { headScript } from '../../../../src/theme/head-script';

/** Script files of a build with a list, a form, and a piece of every page. */
const files: Record<string, string[]> = {
  app: ['/app-1.js'],
  'island-root': ['/root-2.js'],
  'island-news-list': ['/root-2.js', '/lists-3.js', '/news-4.js'],
  'island-contact-form': ['/root-2.js', '/form-5.js'],
  'island-facade': ['/facade-6.js'],
};

export const chunks: ChunkFiles = (name) => files[name];

/** The parts of a page as Gatsby and `gatsby-ssr.tsx` write them; a test replaces what it is about. */
export interface RawParts {
  kind?: PageKind;
  head?: string;
  fonts?: string;
  global?: string;
  page?: string;
  body?: string;
  tail?: string;
}

export const gatsbyTail = [
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/Fee";/*]]>*/</script>',
  '<!-- slice-start id="_gatsby-scripts-1" -->\n',
  '<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>',
  '<script>window.___webpackCompilationHash="abc123";</script>',
  '<script src="/app-1.js" async></script>',
  '<!-- slice-end id="_gatsby-scripts-1" -->',
].join('');

/** A page before the finishing pass. */
export function rawPage({
  kind = 'static',
  head = '',
  fonts = '',
  global = '',
  page = '',
  body = '<main>Fees</main>',
  tail = gatsbyTail,
}: RawParts = {}): string {
  const mark = scriptsMeta[kind];
  return [
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/>',
    '<meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5.16.1"/>',
    mark === undefined ? '' : `<meta name="scripts" content="${mark}"/>`,
    '<link rel="preload" as="font" href="/static/core-1a.woff2"/>',
    '<link rel="preload" as="fetch" href="/page-data/app-data.json"/>',
    '<link rel="modulepreload" href="/old.js"/>',
    head,
    '<title data-gatsby-head="true">Fees</title>',
    `<style data-href="/app.css" data-identity="gatsby-global-css">${fonts}</style>`,
    `<style data-styles="global">${global}</style><style data-styles="page">${page}</style>`,
    `<script>${headScript}</script></head>`,
    '<body data-school="DHS"><div id="___gatsby">',
    `<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">${body}</div>`,
    '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div>',
    `</div>${tail}</body></html>`,
  ].join('');
}
