import { basename } from 'node:path';
import { pluralize } from '../../../lib/terminal/pluralize';
import type { Withdrawn } from '../../../lib/privacy/withdrawn';
import { paint } from '../../../lib/terminal/style';
import type { ReadRow, Unread } from '../columns/read-rows';
import type { Chosen } from '../lists/choose-target';
import { itemWords, type ListItem } from '../lists/target';
import type { Plan } from './compare';
import type { Papers } from './same-paper';
import { groupBy } from '../../../lib/group-by';

/** Rows of one column that are told of one by one; more than that are one question. */
const mostRows = 5;
/** Words that are named; a column with more holds remarks, and no status. */
const mostWords = 8;

/** 'V!E' of 'V!E12', for what may say that a child has left. */
const columnOf = ({ at, word }: Unread) =>
  word === undefined ? undefined : at.replace(/\d{1,7}$/, '');

/** The question for the words of a column of which nobody knows whether they say that a child has left. */
function question(column: string, unsure: readonly Unread[]): string {
  const words = [...groupBy(unsure, ({ word = '' }) => word)];
  const named = words
    .slice(0, mostWords)
    .map(([word, rows]) => `"${word}" (${pluralize(rows.length, 'row')})`);
  const more = words.length - named.length;
  const option =
    more > 0
      ? 'Where it does not, leave the column out; else'
      : `Where all of them are at school, add --at-school "${words.map(([word]) => word).join(',')}"; else`;
  return (
    `${column}: does the column "${unsure[0]?.heading}" say who has left? ${named.join(', ')}` +
    `${more > 0 ? ` and ${more} more` : ''} may mean it, so these rows are not taken. ` +
    `${option} write "Studying" for those who are, and leave the others out`
  );
}

/** What can't be read, as it is told: each row, and once for a column whose words nobody knows. */
function unreadLines(unread: readonly Unread[]): string[] {
  const columns = groupBy(unread, columnOf);
  return unread.flatMap((one) => {
    const column = columnOf(one);
    const all = columns.get(column) ?? [];
    if (column === undefined || all.length <= mostRows) return [`${one.at}: ${one.message}`];
    return all[0] === one ? [question(column, all)] : [];
  });
}

/** Which items that no row has are removed: of what the file speaks of, all, or none. */
export type Removal = 'spoken of' | 'all' | 'none';

/** The places of the items that are removed. */
export const removedItems = ({ gone, others }: Plan, remove: Removal): number[] =>
  remove === 'none' ? [] : remove === 'all' ? [...gone, ...others] : gone;

/** What was read of a file, and where it goes. */
export interface ReadFile {
  rows: readonly ReadRow[];
  /** Undefined where they are told of already. */
  unread: readonly Unread[] | undefined;
  /** What was read of rows that can't be taken. */
  unreadItems?: readonly ListItem[];
  chosen: Chosen;
  /** Of a folder of documents: by what else a renamed one is found. */
  papers?: Papers;
  /** The imported file, as messages name it. */
  name: string;
  withdrawn: Withdrawn;
}

const mostNamed = 20;

function written(value: unknown): string {
  if (value === undefined || value === '') return 'nothing';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 120 ? `${text.slice(0, 100)}… (${text.length} characters)` : text;
}

const overEdited = ({ isEdited }: { isEdited?: boolean | undefined }) =>
  isEdited ? ' (over what was edited by hand)' : '';

/** Prints row by row what would change, and what can't be read. */
export function printPlan(
  plan: Plan,
  { chosen, unread, name: file, withdrawn }: ReadFile,
  remove: Removal,
): void {
  const { target } = chosen;
  const { items } = chosen.file;
  const { added, changed, same, kept, notes, gone, others } = plan;
  const removed = removedItems(plan, remove);
  for (const { at, item, files } of added) {
    const copied = files.map(({ field }) => `, with ${field.words}`).join('');
    console.log(`${paint('good', '+')} ${at}  ${itemWords(target, item)}${copied}`);
  }
  for (const { row, values, after } of changed) {
    const changes = [
      ...values.map(({ key, was, is, isEdited }) => {
        return `${key} ${written(was)} → ${written(is)}${overEdited({ isEdited })}`;
      }),
      ...row.files.map(({ field, path, replaces }) =>
        replaces
          ? `${field.words} ${replaces.written} is replaced by ${basename(path)}${overEdited(replaces)}`
          : `with ${field.words}`,
      ),
    ];
    console.log(`~ ${row.at}  ${String(after[target.nameKey])}: ${changes.join('; ')}`);
  }
  for (const { at, message } of notes) console.log(`Note: ${at}: ${message}`);
  for (const { row, key, was, is, isRenamed } of kept) {
    const has = isRenamed
      ? `the same paper; the file has ${written(is)}`
      : `the file has ${written(is)} as before`;
    const words = `kept: ${key} ${written(was)}, edited by hand (${has})`;
    console.log(paint('dim', `  ${row.at}  ${words}`));
  }
  // The list of one class would hide what it brings behind all the others.
  const named = remove === 'none' ? gone.slice(0, mostNamed) : removed;
  for (const index of named) {
    const item = items[index] ?? {};
    const isChild = withdrawn.isChild(item[target.nameKey]);
    const words = isChild ? 'a child who is withdrawn, or may be' : itemWords(target, item);
    console.log(
      remove === 'none'
        ? paint('dim', `  not in this file: ${words}`)
        : `${paint('bad', '-')} ${words}`,
    );
  }
  const more = gone.length - named.length;
  if (remove === 'none' && more > 0)
    console.log(paint('dim', `  not in this file: ${more} more, which stay as they are`));
  for (const line of unreadLines(unread ?? []))
    console.log(`${paint('bad', '!')} ${file}, ${line}`);
  if (remove === 'spoken of' && others.length > 0) {
    console.log(
      `Not taken away: ${others.length} ${target.scope?.others}; --remove-all takes these away too`,
    );
  }
  const left =
    gone.length > 0 && remove === 'none'
      ? ` (--remove takes ${gone.length} away that the file does not have)`
      : '';
  const rows = new Set(unread?.map(({ at }) => at.replace(/[A-Z]{1,3}(?=\d+$)/, ''))).size;
  console.log(
    `${added.length} added, ${changed.length} changed, ${same} as before, ${removed.length} removed${left}` +
      (unread === undefined
        ? ''
        : rows === 0
          ? '; every row was read'
          : `; ${pluralize(rows, 'row')} left out`),
  );
}
