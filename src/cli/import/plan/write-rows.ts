import { dirname } from 'node:path';
import { paint } from '../../../lib/terminal/style';
import { Draft } from '../../content-new/draft';
import { plainName } from '../../content-new/file-names';
import { bytesOf, takeCertificate, takeFile } from '../../content-new/take-file';
import type { ReadRow } from '../columns/read-rows';
import { isAccepted } from '../confirm';
import type { Chosen } from '../lists/choose-target';
import { isList, type ListItem } from '../lists/target';
import type { ImportOptions } from '../options';
import { compare } from './compare';
import { fileStates, withHashes, withPath } from './file-states';
import { importedBefore, rememberValues } from './imported-values';
import { printPlan, type ReadFile, removedItems } from './print-plan';

/** Copies the photos and documents of a row; gives its item with their paths. No two share a name. */
async function withFiles(
  draft: Draft,
  { item, files }: ReadRow,
  before: ListItem,
  { target, file: { name: list } }: Chosen,
  names: Set<string>,
): Promise<ListItem> {
  const taken: Record<string, unknown> = {};
  for (const { field, path, replaces } of files) {
    if (!field.file) continue;
    const { use, folder } = field.file;
    if (replaces?.name !== undefined) {
      draft.add(replaces.name, await bytesOf(path, use));
      continue;
    }
    const words = [item[target.nameKey], item['class'] ?? item['number'] ?? ''].join(' ').trim();
    let title = words;
    for (let count = 2; names.has(plainName(title)); count += 1) title = `${words} ${count}`;
    names.add(plainName(title));
    const copied =
      use === 'certificate'
        ? takeCertificate(draft, path, dirname(list), folder)
        : await takeFile(draft, path, use, folder, title);
    taken[field.key] = replaces
      ? withPath(before[field.key], replaces.written, copied)
      : isList(field)
        ? [copied]
        : copied;
  }
  return { ...before, ...taken };
}

/** What is written together with the rows. */
export interface Further {
  /** How many things it is that make the import worth writing where no row does. */
  count: number;
  add: (draft: Draft) => void | Promise<void>;
}

/** Shows what the rows would change, and gives what writes it. */
export function planRows(
  read: ReadFile,
  { dir, remove: isRemoved, removeAll }: Pick<ImportOptions, 'dir' | 'remove' | 'removeAll'>,
): Further {
  const { rows, unread, unreadItems, chosen, papers } = read;
  const { target, file } = chosen;
  const remove = removeAll ? 'all' : isRemoved ? 'spoken of' : 'none';
  const imported = importedBefore(dir, chosen);
  const stateOf = fileStates(dir, chosen, imported);
  const plan = compare(file.items, rows, target, unreadItems, imported, papers, stateOf);
  const left = unread || plan.refused.length > 0 ? [...(unread ?? []), ...plan.refused] : undefined;
  printPlan(plan, { ...read, unread: left }, remove);
  if (left?.length) process.exitCode = 1;
  const gone = removedItems(plan, remove);
  const count = plan.added.length + plan.changed.length + gone.length;
  return {
    count,
    async add(draft) {
      if (count === 0) return;
      const names = new Set<string>();
      const changed = [...file.items];
      for (const { index, row, after } of plan.changed) {
        changed[index] = await withFiles(draft, row, after, chosen, names);
      }
      const added: ListItem[] = [];
      for (const row of plan.added) {
        added.push(await withFiles(draft, row, row.item, chosen, names));
      }
      draft.add(file.name, file.textOf(changed, gone, added));
      const refused = new Set(plan.refused.map(({ at }) => at));
      const written = rows.filter(({ at }) => !refused.has(at));
      rememberValues(draft, chosen, written.map(withHashes));
    },
  };
}

/** Writes what was shown, once that is accepted: all of it, or nothing. */
export async function writeParts(
  parts: readonly Further[],
  { dir, own, yes }: ImportOptions,
): Promise<void> {
  if (parts.every(({ count }) => count === 0)) {
    console.log('There is nothing to write.');
    return;
  }
  if (!(await isAccepted(yes))) return;
  const draft = new Draft({ dir, own });
  for (const part of parts) await part.add(draft);
  for (const one of draft.write()) console.log(`${paint('good', 'written')}  ${one}`);
}
