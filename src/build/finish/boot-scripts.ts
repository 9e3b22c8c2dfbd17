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

/** An inline script of a part that pages of any kind may have. */
export const inlineScript = (name: 'times' | 'ended' | 'urgent' | 'today' | 'searching'): string =>
  bundled(`src/islands/boot/${name}.ts`);

/**
 * The kinds of pages by how their scripts start: a `document` waits for the visitor's first move; one that is `asked`
 * something by its address, a page that is `built` of lists and a `form` wait unless there is a reason not to; a `live`
 * page starts as soon as it is painted; a `list` sends its call before its scripts are there.
 */
export type BootKind = 'document' | 'asked' | 'built' | 'form' | 'live' | 'list';

/** The inline script at the end of pages of a kind; what other kinds need falls away. */
export const bootScript = (kind: BootKind): string =>
  bundled('src/islands/boot/boot.ts', { KIND: JSON.stringify(kind) });

/** Of pages with lists that stand in them: a file, which all of them share. Who answers for lists is that of the build. */
export function listsScript() {
  const { GATSBY_CONTENT_SERVICE_URL, GATSBY_LISTS } = process.env;
  const isOthers = Boolean(GATSBY_CONTENT_SERVICE_URL);
  const source = GATSBY_LISTS === 'files' ? 'files' : isOthers ? 'provider' : 'service';
  const text = bundled('src/islands/check-lists.ts', { SOURCE: JSON.stringify(source) });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, hashLength);
  return { name: `lists-${hash}.js`, text };
}
