import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { Field, Form } from './form';

/**
 * The form of a file of facts. Facts are free, so it follows what stands there; the comment above a
 * fact explains its field, and stays in the file.
 */
export function formOfFacts(text: string): { hint: string; form: Form } {
  const document = parseDocument(text);
  const fields = isMap(document.contents) ? fieldsOf(document.contents) : [];
  const first = fields[0];
  const above = commentOf(document.commentBefore) || commentOf(contentsComment(document.contents));
  // What stands above the first fact speaks of the file, unless a blank line parts the two.
  const hint = above || first?.hint || '';
  return { hint, form: { is: 'group', fields } };
}

const contentsComment = (node: unknown) => (isMap(node) ? node.commentBefore : undefined);

const commentOf = (comment: string | null | undefined) =>
  (comment ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .trim();

function fieldsOf(map: unknown): Field[] {
  if (!isMap(map)) return [];
  return map.items.map(({ key, value }) => {
    const own = isScalar(key) ? commentOf(key.commentBefore) : '';
    return {
      name: isScalar(key) ? String(key.value) : '',
      hint: own,
      required: true,
      form: formOf(value as Node | null),
    };
  });
}

function formOf(node: Node | null): Form {
  if (isMap(node)) return { is: 'group', fields: fieldsOf(node) };
  if (isSeq(node)) {
    const items = node.items as Node[];
    if (items.length > 0 && items.every(isSeq)) return { is: 'grid' };
    if (items.length > 0 && items.every(isMap)) return { is: 'list', item: groupOf(items) };
    return { is: 'lines' };
  }
  const value = isScalar(node) ? node.value : undefined;
  if (typeof value === 'number') return { is: 'number', facts: true };
  if (typeof value === 'boolean') return { is: 'flag' };
  const long = String(value ?? '').length > 60;
  return { is: 'text', ...(long && { long }) };
}

/** A group with the fields of all groups of a list; those that some lack may be left out. */
function groupOf(items: readonly Node[]): Form {
  const all = items.map(fieldsOf);
  const names = [...new Set(all.flat().map(({ name }) => name))];
  const fields = names.flatMap((name) => {
    const found = all.map((fields) => fields.find((field) => field.name === name));
    const first = found.find((field) => field !== undefined);
    return first ? [{ ...first, required: found.every(Boolean) }] : [];
  });
  return { is: 'group', fields };
}
