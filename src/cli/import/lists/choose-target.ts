import { schemas } from '../../../content-service/dataset/kinds';
import { didYouMean } from '../../../content/nearest';
import { askPerson } from '../../content-new/ask-person';
import { findColumns, headingKey, headingRow, isWhole } from '../columns/headings';
import { withOneHeading } from '../columns/two-headings';
import { hasPerson } from '../confirm';
import { firstMonthIn } from '../../../content/read-record';
import { hiddenSheet, type Sheet } from '../sheets/sheet';
import { Refused } from '../zip-guard';
import { type ListFile, listFile } from './list-file';
import { lists } from './lists';
import { pageBlock } from './page-block';
import { ofSchool, type Target } from './target';

/** What rows go into, and the file that holds it. */
export interface Chosen {
  target: Target;
  file: ListFile;
}

const names = lists.map(({ name }) => name);

/** Whether what would be a title is called 'Name' or 'Student' alone: of a list of people most likely; or those with birthdays have posts. */
function isOfPeople(sheet: Sheet, target: Target): boolean {
  const row = sheet.rows[headingRow(sheet, target).at] ?? [];
  const title = findColumns(row, target).columns.get('title');
  return title === undefined
    ? target.name === 'birthdays' && row.some(({ text }) => /^(?:desig|qualif)/i.test(text))
    : headingKey(row[title]?.text ?? '') === 'name';
}

/** Where a column is called 'Link': whether some of its cells lead to videos. */
const hasVideos = ({ rows }: Sheet) =>
  rows.some((row) => row.some(({ text }) => /youtu\.?be|vimeo|fb\.watch|video/i.test(text)));

/** The list whose fields the headings name best, where one is better than all others. */
function byHeadings(sheets: readonly Sheet[], fileName: string): Target | undefined {
  const scored = lists
    .map((target) => {
      // A file that is called after a list is meant for it.
      const isNamed = fileName.toLowerCase().includes(target.name.replace(/s$/, ''));
      const scores = sheets
        .filter((sheet) => isNamed || !isOfPeople(sheet, target))
        .filter((sheet) => isNamed || target.name !== 'videos' || hasVideos(sheet))
        .map((sheet) => headingRow(withOneHeading(sheet, target), target).score);
      const score = Math.max(0, ...scores);
      return { target, score: score + (isWhole(score) && isNamed ? 50 : 0) };
    })
    .filter(({ score }) => isWhole(score))
    .sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  return first && first.score !== second?.score ? first.target : undefined;
}

/** What `--to` names, or the list that the headings fit; asks where that is not clear. */
export async function chooseTarget(
  dir: string,
  to: string | undefined,
  sheets: readonly Sheet[],
  fileName: string,
): Promise<Chosen> {
  if (to !== undefined && /^(?:content\/)?pages\//.test(to)) return pageBlock(dir, to);
  if (to !== undefined && !names.includes(to)) {
    const add = to === 'news' ? 'npx school add news writes one, and ' : '';
    throw new Error(
      to in schemas
        ? `--to: no table is imported into "${to}"; ${add}npm run edit has a form for it`
        : `--to: there is no list "${to}"${didYouMean(to, names)}; or a page, like pages/staff.yaml#teachers`,
    );
  }
  let name = to ?? byHeadings(sheets, fileName)?.name;
  if (name === undefined) {
    if (!hasPerson())
      throw new Error(
        `It isn't clear what the rows are; say so: --to ${names.join(', --to ')}; or, for teachers and any other table, the page that shows them: --to pages/staff.yaml#teachers`,
      );
    const question = { name: 'to', words: 'What are these rows?', choices: () => names };
    name = (await askPerson([question], {}, dir)).to;
  }
  const target = lists.find((one) => one.name === name);
  if (!target) throw new Error('It was left before the end; nothing was written.');
  return { target: ofSchool(target, firstMonthIn(dir)), file: listFile(dir, target.name) };
}

/** Sheets of one list, such as one for each class, as one below the other. */
const together = (sheets: readonly Sheet[]): Sheet => ({
  name: '',
  rows: sheets.flatMap(({ rows }) => rows),
  notes: sheets.flatMap(({ name, notes }) => notes.map((note) => `"${name}": ${note}`)),
});

/** The sheet that is meant: the one of a name, the only one, or the only one with the fitting headings; or all of these. */
export function chooseSheet(sheets: readonly Sheet[], target: Target, name?: string): Sheet {
  const [only] = sheets;
  if (!only) throw new Refused('there is nothing in it');
  const isHidden = ({ notes }: Sheet) => notes.includes(hiddenSheet);
  const all = sheets
    .map((sheet) => `"${sheet.name}"${isHidden(sheet) ? ' (hidden)' : ''}`)
    .join(', ');
  const named = sheets.find((sheet) => sheet.name.toLowerCase() === name?.toLowerCase());
  if (named) return named;
  const fit = sheets.filter((sheet) => isWhole(headingRow(sheet, target).score));
  if (name === 'all' && fit.length > 0) {
    const others = sheets.filter((sheet) => !fit.includes(sheet));
    for (const other of others) console.log(`Note: the sheet "${other.name}" is not read`);
    return together(fit);
  }
  if (name !== undefined) throw new Error(`--sheet: there is no sheet "${name}"; there are ${all}`);
  if (sheets.length === 1) return only;
  const [first] = fit;
  if (first && fit.length === 1) return first;
  throw new Error(
    `It has several sheets: ${all}. Say which one: --sheet "${(sheets.find((one) => !isHidden(one)) ?? only).name}", or --sheet all`,
  );
}
