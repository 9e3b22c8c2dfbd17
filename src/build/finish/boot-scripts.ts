import { buildSync } from 'esbuild';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { hashLength } from '../../lib/headers/cache-control';

const known = new Map<string, string>();

/** Bundles a script that stands by itself, when it is first asked for: most builds need few of them. */
function bundled(file: string, more: Record<string, string> = {}): string {
  const base = JSON.stringify(process.env.GATSBY_BASE ?? '');
  const define = { 'process.env.GATSBY_BASE': base, ...more };
  const key = JSON.stringify([file, define]);
  const text = known.get(key) ?? bundle(file, define);
  known.set(key, text);
  return text;
}

function bundle(file: string, define: Record<string, string>): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve(file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    target: ['chrome100', 'firefox102', 'safari15.6'],
    // Without the project's own settings, which add 'use strict' to every page.
    tsconfigRaw: '{}',
    define,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** An inline script. */
const inlineScript = (name: string, define: Record<string, string> = {}) =>
  bundled(`src/islands/boot/${name}`, define);

/** Makes the script of one kind of page; what other kinds need falls away. */
const bootScript = (kind: 'document' | 'asked' | 'built' | 'form' | 'live' | 'list') =>
  inlineScript('boot.ts', { KIND: JSON.stringify(kind) });

/** Of a page on which something comes or goes, whatever its kind. */
export const timesScript = (): string => inlineScript('times.ts');

/** Of a page with records that end. */
export const endedScript = (): string => inlineScript('ended.ts');

/** Of a page above which an urgent notice stands, or is to come. */
export const urgentScript = (): string => inlineScript('urgent.ts');

/** Of a page that says whether school is open. */
export const todayScript = (): string => inlineScript('today.ts');

/** Of the page of the search. */
export const searchingScript = (): string => inlineScript('searching.ts');

/** Of a document: its scripts wait for the visitor's first move. */
export const waitingScript = (): string => bootScript('document');

/** Of a document that answers what its address asks: it waits unless the address asks something. */
export const askedScript = (): string => bootScript('asked');

/** Of a page whose lists stand in it: it waits unless the address asks something, or a list has changed. */
export const builtScript = (): string => bootScript('built');

/** Of a form: it waits like a document, unless a draft of it is kept or the network is gone. */
export const formScript = (): string => bootScript('form');

/** Of a page that is not complete without its scripts: they run as soon as it is painted. */
export const startingScript = (): string => bootScript('live');

/** The same where the page is one list: its call is sent before its scripts are there. */
export const listScript = (): string => bootScript('list');

/** Of pages with lists that stand in them: a file, which all of them share. Who answers for lists is that of the build. */
export function listsScript() {
  const { GATSBY_CONTENT_SERVICE_URL, GATSBY_LISTS } = process.env;
  const isOthers = Boolean(GATSBY_CONTENT_SERVICE_URL);
  const source = GATSBY_LISTS === 'files' ? 'files' : isOthers ? 'provider' : 'service';
  const text = bundled('src/islands/check-lists.ts', { SOURCE: JSON.stringify(source) });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, hashLength);
  return { name: `lists-${hash}.js`, text };
}
