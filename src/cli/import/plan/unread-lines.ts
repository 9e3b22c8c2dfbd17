import { groupBy } from '../../../lib/group-by';
import { pluralize } from '../../../lib/terminal/pluralize';
import type { Unread } from '../columns/read-rows';

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
export function unreadLines(unread: readonly Unread[]): string[] {
  const columns = groupBy(unread, columnOf);
  return unread.flatMap((one) => {
    const column = columnOf(one);
    const all = columns.get(column) ?? [];
    if (column === undefined || all.length <= mostRows) return [`${one.at}: ${one.message}`];
    return all[0] === one ? [question(column, all)] : [];
  });
}
