/** @jest-environment node */
import { splitChunks } from '../../../src/build/bundle/split-chunks';

interface Module {
  nameForCondition: () => string;
  chunks: Chunk[];
}
interface Chunk {
  name: string | null;
  modules: Module[];
}

/** A bundle: the modules of each chunk by its name. */
function bundle(contents: Record<string, string[]>) {
  const modules = new Map<string, Module>();
  for (const [name, files] of Object.entries(contents)) {
    const chunk: Chunk = { name: name.startsWith('(') ? null : name, modules: [] };
    for (const file of files) {
      const module = modules.get(file) ?? { nameForCondition: () => file, chunks: [] };
      modules.set(file, module);
      module.chunks.push(chunk);
      chunk.modules.push(module);
    }
  }
  const chunkGraph = {
    getModuleChunksIterable: (module: unknown) => (module as Module).chunks,
    getChunkModulesIterable: (chunk: unknown) => (chunk as Chunk).modules,
  };
  return (file: string) => {
    const module = modules.get(file);
    if (!module) throw new Error(`There is no module ${file}.`);
    return splitChunks.cacheGroups.root.test(module, { chunkGraph });
  };
}

const react = '/node_modules/react/index.js';
const lists = (count: number, files: string[]) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`island-list-${index}`, [react, ...files]]),
  );

it('puts what the root of components needs into its chunk', () => {
  const isOfRoot = bundle({ 'island-root': [react, '/root.tsx'], 'island-hero': ['/hero.ts'] });
  expect(['/root.tsx', react, '/hero.ts'].map(isOfRoot)).toEqual([true, true, false]);
});

it('adds what nearly all components need, also where one asks for it later', () => {
  const isOfRoot = bundle({ ...lists(9, ['/dates.ts']), '(later)': ['/dates.ts'] });
  expect(isOfRoot('/dates.ts')).toBe(true);
  expect(bundle(lists(9, ['/dates.ts']))('/dates.ts')).toBe(false);
});

it('leaves out what a behaviour needs too, which is to load without React', () => {
  const isOfRoot = bundle({ ...lists(12, ['/listeners.ts']), 'island-hero': ['/listeners.ts'] });
  expect(isOfRoot('/listeners.ts')).toBe(false);
});

it('gives the search its own copy of what it has in common with components', () => {
  const { chunks } = splitChunks.cacheGroups.root;
  const chunk = (name: string, initial = false) => ({ name, canBeInitial: () => initial });
  expect(
    ['search-engine', 'island-news-list', 'app'].map((name) => chunks(chunk(name, name === 'app'))),
  ).toEqual([false, true, false]);
});
