import { createHash } from 'node:crypto';
import ts from 'typescript';

const compilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
  allowJs: true,
};

/**
 * Packages that ship ES modules only, as CommonJS for Jest; nothing else about them changes. Jest
 * reads this file as plain JavaScript, so the parameters take their types from their defaults.
 */
export default {
  process: (source = '') => ({ code: ts.transpileModule(source, { compilerOptions }).outputText }),
  getCacheKey: (source = '') => createHash('sha1').update(ts.version).update(source).digest('hex'),
};
