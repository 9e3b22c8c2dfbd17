interface Module {
  nameForCondition(): string | null;
}
interface Chunk {
  name?: string | null;
  canBeInitial?(): boolean;
}
interface Context {
  chunkGraph: {
    getModuleChunksIterable(module: Module): Iterable<Chunk>;
    getChunkModulesIterable(chunk: Chunk): Iterable<Module>;
  };
}

/** Shared by as many islands, a module is taken to be needed by every component. */
const most = 10;

const react = /[\\/]node_modules[\\/]react[\\/]/;

const known = new WeakMap<Chunk, boolean>();

/**
 * Whether a chunk may ask for React: behaviours are to load without it. What an island asks for
 * later has no name, and React is there by then.
 */
function mayAskForReact(chunk: Chunk, { chunkGraph }: Context): boolean {
  if (!chunk.name) return true;
  const modules = () => [...chunkGraph.getChunkModulesIterable(chunk)];
  const found =
    known.get(chunk) ?? modules().some((module) => react.test(module.nameForCondition() ?? ''));
  known.set(chunk, found);
  return found;
}

/** Whether a module comes with React: the root of all components needs it, or nearly all of them. */
function isOfRoot(module: Module, context: Context): boolean {
  const chunks = [...context.chunkGraph.getModuleChunksIterable(module)];
  if (chunks.some(({ name }) => name === 'island-root')) return true;
  return chunks.length >= most && chunks.every((chunk) => mayAskForReact(chunk, context));
}

/**
 * What a chunk takes from those that it shares modules with. The search has no React: what it has in
 * common with components, such as the client of the content service, it brings itself.
 */
const sharesWithRoot = (chunk: Chunk) => chunk.name !== 'search-engine' && !chunk.canBeInitial?.();

/**
 * Chunks are named by the islands (`webpackChunkName`); what they share stands in a few others, so
 * that a page with one island asks for four files. A smaller share is cheaper sent twice.
 */
export const splitChunks = {
  chunks: 'async',
  minSize: 22_000,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    root: { name: 'root', test: isOfRoot, chunks: sharesWithRoot, enforce: true, priority: 20 },
    shared: { minChunks: 2, priority: 10 },
  },
};
