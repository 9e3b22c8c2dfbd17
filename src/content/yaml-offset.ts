import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Scalar,
  type Document,
  type Node,
  type Pair,
} from 'yaml';
import { alignOffset, type Aim, type Path } from './source-file';

/**
 * Where a value stands in the text of its document, in characters from its beginning; the nearest thing around it where
 * there is no such value.
 */
export function offsetOf(document: Document.Parsed, source: string, path: Path, aim: Aim): number {
  const { node, pair } = walk(document, path);
  const keyStart = pair && isNode(pair.key) ? pair.key.range?.[0] : undefined;
  const [start, end] = node?.range ?? [keyStart ?? 0, keyStart ?? 0];
  // A key without a value has its value nowhere in particular.
  if (keyStart !== undefined && (aim.aim === 'key' || !node || isBlank(node))) return keyStart;
  if (aim.offset !== undefined && isScalar(node) && typeof node.value === 'string') {
    const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
    const from = isBlock ? source.indexOf('\n', start) + 1 : start;
    return alignOffset(source, from, end, node.value, aim.offset);
  }
  return start;
}

function isBlank(node: Node): boolean {
  return isScalar(node) && node.value === null;
}

/** The node at a path, or the last one met on the way to it. */
function walk(document: Document.Parsed, path: Path): { node?: Node; pair?: Pair } {
  let node: Node | undefined = document.contents ?? undefined;
  let pair: Pair | undefined;
  for (const step of path) {
    const inner: Node | undefined = isAlias(node) ? node.resolve(document) : node;
    if (isMap(inner)) {
      const found = inner.items.find(({ key }) => isScalar(key) && String(key.value) === `${step}`);
      if (!found) break;
      pair = found;
      node = isNode(found.value) ? found.value : undefined;
    } else if (isSeq(inner)) {
      const item = inner.items[Number(step)];
      if (item === undefined) break;
      pair = isPair(item) ? item : undefined;
      node = isNode(item) ? item : undefined;
    } else break;
  }
  return { node, pair };
}
