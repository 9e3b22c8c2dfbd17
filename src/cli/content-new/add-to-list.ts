import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Draft } from './draft';
import { insertItem, type Item } from './insert-item';

/** An item whose empty parts are left out. */
export function itemOf(parts: Readonly<Record<string, Item[string] | undefined>>): Item {
  const written = Object.entries(parts).filter(
    (part): part is [string, Item[string]] => part[1] !== undefined && part[1] !== '',
  );
  return Object.fromEntries(written);
}

/** Adds an item to a list of the content service, at the top or where `place` says. */
export function addToList(
  draft: Draft,
  list: string,
  item: Item,
  place: (text: string) => number = () => 0,
): void {
  const name = join('service', `${list}.yaml`);
  const text = readFileSync(join(draft.dir, name), 'utf8');
  draft.add(name, insertItem(text, item, place(text)));
}
