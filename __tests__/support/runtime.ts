import Runtime from 'jest-runtime';
import vm from 'node:vm';

/*
 * Jest's own runtime, which compiles each module once in a process: every file of tests loads its own modules, and
 * most of them are those of the file before. A fifteenth of the time of all unit tests. Jest reads this file as plain
 * JavaScript (see `transform.ts`).
 */
const compile = vm.compileFunction;

/** What V8 has made of modules, by their files. */
const compiled = new Map([['', { source: '', cachedData: Buffer.alloc(0) }]]);

vm.compileFunction = (source, params, options = {}) => {
  const { filename = '' } = options;
  const known = compiled.get(filename);
  if (known?.source === source) {
    return compile(source, params, { ...options, cachedData: known.cachedData });
  }
  const made = compile(source, params, { ...options, produceCachedData: true });
  if (made.cachedData) compiled.set(filename, { source, cachedData: made.cachedData });
  return made;
};

export default Runtime;
