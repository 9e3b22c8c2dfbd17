import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSync, transformSync, version } from 'esbuild';

/**
 * Our own modules, and packages that ship ES modules only, as CommonJS for Jest. It does not move
 * `jest.mock` above the imports: what a test replaces is mapped in `jest.config.ts`, or imported
 * after `jest.doMock`. Jest reads this file as plain JavaScript, so the parameters take their types
 * from their defaults.
 */
const named = (file = '') => file.replace(/\.mjs$/, '.js');

/**
 * Entries of packages of many small modules. Each comes as one module, since every file of tests loads its own;
 * none keeps a state that a second copy of its modules would lack.
 */
const entries = [
  '@libsql/client/lib-cjs/node',
  '@testing-library/dom/dist/index',
  '@testing-library/user-event/dist/cjs/index',
  'aria-query/lib/index',
  'dom-accessibility-api/dist/index',
  'fastify/fastify',
  'graphql/index',
  'readable-stream/lib/ours/index',
  'rehype-sanitize/index',
  'rehype-stringify/index',
  'remark-gfm/index',
  'remark-parse/index',
  'remark-rehype/index',
  'semver/index',
  'yaml/dist/index',
];
const bundled = new RegExp(`node_modules/(?:${entries.join('|')})\\.js$`);

/** Packages that have a state, or a native part: those of bundles are the others' too. */
const external = ['@testing-library/dom', 'libsql', 'pino'];

const bundle = (file = '') => {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    external,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
  });
  return { code: outputFiles[0]?.text ?? '' };
};

// A bundle changes with each package in it.
const packages = readFileSync('package-lock.json');

export default {
  process: (source = '', file = '', { transformerConfig = {} } = {}) =>
    bundled.test(file)
      ? bundle(file)
      : transformSync(source, {
          ...transformerConfig,
          // In a file called .mjs, esbuild takes all of an imported CommonJS module as its default.
          sourcefile: named(file),
          sourcemap: 'inline',
        }),
  getCacheKey: (source = '', file = '', { transformerConfig = {} } = {}) =>
    createHash('sha1')
      .update(JSON.stringify([version, transformerConfig, named(file)]))
      .update(source)
      .update(bundled.test(file) ? packages : '')
      .digest('hex'),
};
