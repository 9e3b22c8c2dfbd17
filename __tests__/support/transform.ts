import { createHash } from 'node:crypto';
import { transformSync, version } from 'esbuild';

/**
 * Our own modules, and packages that ship ES modules only, as CommonJS for Jest. It does not move
 * `jest.mock` above the imports: what a test replaces is mapped in `jest.config.ts`, or imported
 * after `jest.doMock`. Jest reads this file as plain JavaScript, so the parameters take their types
 * from their defaults.
 */
const named = (file = '') => file.replace(/\.mjs$/, '.js');

export default {
  process: (source = '', file = '', { transformerConfig = {} } = {}) =>
    transformSync(source, {
      ...transformerConfig,
      // In a file called .mjs, esbuild takes all of an imported CommonJS module as its default.
      sourcefile: named(file),
      sourcemap: 'inline',
    }),
  getCacheKey: (source = '', file = '', { transformerConfig = {} } = {}) =>
    createHash('sha1')
      .update(JSON.stringify([version, transformerConfig, named(file)]))
      .update(source)
      .digest('hex'),
};
