import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { patchYaml } from '../../editor/patch-yaml';
import type { Draft } from './draft';

/** What stands in an item; texts, numbers and lists of texts. */
type Item = Readonly<Record<string, string | number | readonly string[]>>;

/** An item whose empty parts are left out. */
export function itemOf(parts: Readonly<Record<string, Item[string] | undefined>>): Item {
  const written = Object.entries(parts).filter(
    (part): part is [string, Item[string]] => part[1] !== undefined && part[1] !== '',
  );
  return Object.fromEntries(written);
}

/** Adds an item to a list of the content service, at the top or where `place` says; all else stays as it was. */
export function addToList(
  draft: Draft,
  list: string,
  item: Item,
  place: (items: readonly unknown[]) => number = () => 0,
): void {
  const name = join('service', `${list}.yaml`);
  const text = draft.text(name) ?? '[]\n';
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  const items: unknown = document.toJS() ?? [];
  if (document.errors.length > 0 || !Array.isArray(items)) {
    throw new Error('The list can’t be read; npx school check tells what is wrong with it.');
  }
  draft.add(name, patchYaml(text, items.toSpliced(place(items), 0, item)));
}
