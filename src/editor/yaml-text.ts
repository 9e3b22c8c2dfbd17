import { Document, isScalar, isSeq, type Node, Scalar, stringify, visit, type YAMLSeq } from 'yaml';
import { isRecord } from '../content/record';

const style = { lineWidth: 0, singleQuote: true, blockQuote: 'literal' } as const;

/** How a text is to be written: in these quotes, or folded at this width. */
interface TextStyle {
  style: Scalar.Type | undefined;
  width: number;
}

/** How long a list may be that stands on one line: classes, files of an item. */
const shortList = 80;

const isShort = (seq: YAMLSeq) =>
  seq.items.every((item) => isScalar(item)) && JSON.stringify(seq).length < shortList;

/** Data as YAML, in the style of the content: rows of tables and short lists stand on one line each. */
export function yamlText(data: unknown, like?: TextStyle): string {
  const document = new Document(data);
  if (like?.style && isScalar(document.contents)) document.contents.type = like.style;
  const lineWidth = like?.style === Scalar.BLOCK_FOLDED ? like.width : 0;
  visit(document, {
    Seq(_, seq, path) {
      const isRow = isSeq(path.at(-1)) && seq.items.every((item) => !isSeq(item));
      if (isRow || isShort(seq)) seq.flow = true;
    },
  });
  return document.toString({ ...style, lineWidth, flowCollectionPadding: false });
}

/** As wide as folded texts of the content are. */
const widest = 100;

/** A text keeps its quotes, or the lines that it was folded into; anything else is written anew. */
export function writtenLike(node: Node, data: unknown, indent: number): string {
  const style = isScalar(node) && typeof data === 'string' ? node.type : undefined;
  return yamlText(data, { style, width: widest - indent }).trimEnd();
}

/** Data on one line: `{ title: Harela, date: 16 July }`, `[Class, Age]`. */
export function flowText(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(flowText).join(', ')}]`;
  if (isRecord(data)) {
    const pairs = Object.entries(data).map(([name, value]) => `${name}: ${flowText(value)}`);
    return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
  }
  // Inside a list of one, so that a text is quoted where brackets and commas ask for it.
  const text = stringify([data], {
    ...style,
    collectionStyle: 'flow',
    flowCollectionPadding: false,
  });
  return text.includes('\n', 0) && text.trim().includes('\n')
    ? JSON.stringify(data)
    : text.trim().slice(1, -1);
}
