import { isMap, isSeq, parseDocument, visit, type Document } from 'yaml';

type IsKind = (node: unknown) => boolean;

/** Where the brackets of groups and lists on one line stand, if they hold something. */
function bracketsIn(text: string, kind: IsKind): number[] {
  const places: number[] = [];
  visit(parseDocument(text), {
    Collection: (_, node) => {
      const [start, end] = node.range ?? [];
      if (!kind(node) || !node.flow || node.items.length === 0) return;
      if (start !== undefined && end !== undefined) places.push(start + 1, end - 1);
    },
  });
  return places;
}

const spaced = (text: string, places: readonly number[]) =>
  [...places]
    .sort((a, b) => b - a)
    .reduce((made, place) => `${made.slice(0, place)} ${made.slice(place)}`, text);

/**
 * The text of a YAML document that was changed: comments, order and quotes stay, and lists and groups
 * on one line have blanks inside their brackets where the `original` has them.
 */
export function documentText(document: Document, original: string): string {
  const options = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false } as const;
  const text = document.toString(options);
  const isSpaced = (kind: IsKind, usual: boolean) => {
    const [first] = bracketsIn(original, kind);
    return first === undefined ? usual : original[first] === ' ';
  };
  return spaced(text, [
    ...(isSpaced(isMap, true) ? bracketsIn(text, isMap) : []),
    ...(isSpaced(isSeq, false) ? bracketsIn(text, isSeq) : []),
  ]);
}
