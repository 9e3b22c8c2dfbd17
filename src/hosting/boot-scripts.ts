import { buildSync } from 'esbuild';
import { resolve } from 'node:path';

/** Bundles the inline script (`src/islands/boot`) for one kind of page; what others need falls away. */
function bootScript(kind: 'document' | 'form' | 'live' | 'list'): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/islands/boot/boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    target: ['chrome100', 'firefox102', 'safari15.6'],
    // Without the project's own settings, which add 'use strict' to every page.
    tsconfigRaw: '{}',
    define: { KIND: JSON.stringify(kind) },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Of a document: its scripts wait for the visitor's first move. */
export const waitingScript = bootScript('document');

/** Of a form: it waits like a document, unless a draft of it is kept or the network is gone. */
export const formScript = bootScript('form');

/** Of a page that is not complete without its scripts: they run as soon as it is painted. */
export const startingScript = bootScript('live');

/** The same where the page is one list: its call is sent before its scripts are there. */
export const listScript = bootScript('list');
