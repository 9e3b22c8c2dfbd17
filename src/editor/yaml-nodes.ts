import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';

/** What can't be done line by line makes the group or list around it be written anew. */
export class Unpatchable extends Error {}

/** A list that is written with a line for each item: rows of a table, groups. */
export const isListOfGroups = (data: unknown) =>
  Array.isArray(data) && data.length > 0 && data.every((item) => Object(item) === item);

/** Whether a node is a group or a list. */
export const isCollection = (node: unknown) => isMap(node) || isSeq(node);
/** Whether a group or a list stands on one line. */
export const isFlow = (node: unknown) => (isMap(node) || isSeq(node)) && node.flow === true;

/** Where a node begins and ends. */
export function rangeOf(node: Node | null | undefined): readonly [number, number] {
  if (!node?.range) throw new Unpatchable();
  return [node.range[0], node.range[1]];
}

/** Where a pair ends. */
export function endOf({ key, value }: Pair<Node, Node | null>): number {
  return rangeOf(value ?? key)[1];
}

/** A key as text. */
export function keyOf(key: unknown): string {
  if (!isScalar(key)) throw new Unpatchable();
  return String(key.value);
}
