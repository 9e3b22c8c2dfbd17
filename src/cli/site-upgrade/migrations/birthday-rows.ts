import { isMap, isSeq, type YAMLMap } from 'yaml';
import type { Migration } from '../migration';

const name = 'service/birthdays.yaml';

const guide = `# Birthdays of pupils; the front page congratulates those of the day. A row for each of them,
# - { name: Asha Menon, class: V A, birthday: 5 April }
# or the list of the office as a table beside this file, birthdays.csv.
[]
`;

const before = `
# Before version 0.3 names were put together from the roster below; nobody is named by it any more.
# Remove these lines when you need them no more.
`;

/** Whether a roster names anybody, or any picture. */
const isUsed = (roster: YAMLMap) =>
  roster.items.some(({ value }) => isSeq(value) && value.items.length > 0);

const asComment = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `# ${line}`.trimEnd())
    .join('\n');

/** Pupils were made up from lists of given and family names; whose birthday it is, the school alone knows. */
export const birthdayRows: Migration = {
  version: '0.3.0',
  words:
    "Birthdays are those of the school's pupils, which no program can know. Write each with name, class, day and month into content/service/birthdays.yaml, or put the office's list there as birthdays.csv; until then the front page names nobody. The roster that names were put together from stands in birthdays.yaml as a comment.",
  change(files) {
    const roster: unknown = files.document(name)?.contents;
    if (!isMap(roster)) return;
    const old = isUsed(roster) ? `${before}${asComment(files.text(name) ?? '')}\n` : '';
    files.add(name, guide + old);
  },
};
