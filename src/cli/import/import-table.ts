import { join } from 'node:path';
import { importsFile } from '../../content/imports-file';
import { streamsOf } from '../../content/classes';
import { classesOfSchool } from '../../content-service/dataset/data-diagnostics';
import { firstMonthOf } from '../../lib/dates/session';
import { usualClasses } from '../../lib/http/class-names';
import { pluralize } from '../../lib/terminal/pluralize';
import type { Draft } from '../content-new/draft';
import { readRecord } from '../../content/read-record';
import { classAbove, sessionAbove, sessionOfFile } from './columns/said-above';
import { chooseColumns, pairsOf } from './columns/choose-columns';
import { withDaysInWords } from './columns/day-in-words';
import { hasField } from './columns/headings';
import { monthOfTitle, withDaysOfMonths } from './columns/month-apart';
import { readRows } from './columns/read-rows';
import { type TableBelow, tablesBelow } from './columns/tables-below';
import { withOneHeading, withHoursNamed } from './columns/two-headings';
import { rememberedAnswers, withRemembered } from './columns/remembered';
import { chooseSheet, chooseTarget } from './lists/choose-target';
import type { Target } from './lists/target';
import { isFolder, type Source } from './open-source';
import type { ImportOptions } from './options';
import { planCalendar } from './lists/page-calendar';
import { papersIn } from './plan/same-paper';
import { planRows, writeParts } from './plan/write-rows';
import { type Sheet, tidy } from './sheets/sheet';
import type { ValueContext } from './values/read-value';
import { withdrawnOf } from '../../content/privacy/private-withdrawn';

function contextOf(dir: string): ValueContext {
  const site = readRecord(dir, 'site.yaml');
  const classes = classesOfSchool(join(dir, 'service'));
  return {
    classes: classes.length > 0 ? classes : usualClasses,
    streams: streamsOf(site) ?? [],
    firstMonth: firstMonthOf(String(site.sessionFrom)),
  };
}

/** What is told of a table: what each of its columns holds, and what nothing is read from. */
function tableLines(
  table: TableBelow,
  target: Target,
  context: ValueContext,
  fixed: Readonly<Record<string, string>>,
): string[] {
  const { head, columns, rows } = table;
  const read = new Set(columns.values());
  const readings = [...columns].map(([id, at]) => `${id} "${head[at]?.text ?? ''}"`);
  const others = head.flatMap(({ text }, at) => (text === '' || read.has(at) ? [] : `"${text}"`));
  const stray = rows.flatMap((row) =>
    row.filter(({ text }, at) => text !== '' && !read.has(at) && !head[at]?.text),
  );
  const ofAll = fixed['class'] === undefined ? classAbove(table, target, context) : undefined;
  const above = table.above.filter(
    (text) => text !== ofAll?.title && monthOfTitle(text) === undefined,
  );
  const lacking = target.fields.filter((field) => !hasField(columns, field));
  const isWithout = lacking.some(({ blank }) => blank !== undefined);
  // All of them are columns of a page.
  const unfilled = target.schema ? [] : lacking.flatMap(({ key }) => (key in fixed ? [] : key));
  const lines = [
    ofAll && `Class of all rows: ${ofAll.value}, as "${ofAll.title}" says`,
    above.length > 0 && `Not read: ${above.map((text) => `"${text}"`).join(', ')}`,
    `Columns: ${readings.join(', ')}`,
    isWithout &&
      ofAll === undefined &&
      fixed['class'] === undefined &&
      'Note: no column says the class, and the rows are taken without one; --set class=… gives it',
    others.length > 0 && `Not read: ${others.join(', ')}`,
    unfilled.length > 0 &&
      `Left blank: ${unfilled.map((key) => `"${key}"`).join(', ')}; --columns "${unfilled[0]}=…" says which column of the file holds it`,
    stray[0] &&
      `Not read: ${pluralize(stray.length, 'cell')} below no heading, the first at ${stray[0].at}`,
  ];
  return lines.filter((line) => typeof line === 'string');
}

/** Imports a table into a list or a block of a page: shows first what would change, row by row. */
export async function importTable(
  { name, beside }: Pick<Source, 'name' | 'beside'>,
  sheets: readonly Sheet[],
  options: ImportOptions,
): Promise<void> {
  const { dir } = options;
  const { target: list, file } = await chooseTarget(dir, options.to, sheets, name);
  const target = withDaysOfMonths(list, sheets);
  const context = contextOf(dir);
  const headed = sheets
    .map((sheet) => withOneHeading(withDaysInWords(sheet, target, context), target))
    .map((sheet) => withHoursNamed(sheet, target));
  const sheet = chooseSheet(headed, target, options.sheet);
  const told = pairsOf('columns', options.columns);
  const before = rememberedAnswers(dir, target.name);
  const remembered = Object.entries(before.columns).filter(([, heading]) =>
    sheet.rows.slice(0, 15).some((row) => row.some(({ text }) => text === heading)),
  );
  const columns = { ...Object.fromEntries(remembered), ...told };
  const given = pairsOf('set', options.set);
  const isTold = 'session' in given || 'session' in columns;
  const session = isTold ? undefined : sessionOfFile(sheet, target, context, name);
  const fixed = { ...(session !== undefined && { session }), ...given };
  const chosen = await chooseColumns(sheet, target, { columns, fixed }, context);
  console.log(`${name} → ${join('content', file.name)}`);
  if (file.beside !== undefined) {
    const other = join('content', file.beside);
    console.log(`Note: ${other} has pupils too, and stays as it is: who left stands there still`);
  }
  // Headings that are repeated on each page are told once.
  const tables = tablesBelow(sheet, target, chosen);
  const lines = tables.flatMap((table) => tableLines(table, target, context, chosen.fixed));
  for (const line of new Set(lines)) console.log(line);
  const ofTable = (table: TableBelow) => sessionAbove(table, target, context) ?? session ?? [];
  const sessions = [...new Set(isTold ? [] : tables.flatMap(ofTable))];
  if (sessions.length > 0) {
    const said = sessions.length > 1 ? 'as the titles say' : 'as the title says';
    console.log(
      `Session of all rows: ${sessions.join(' or ')}, ${said}; --set session=… says another`,
    );
  }
  for (const { heading, as } of chosen.guessed)
    console.log(`Note: the column "${heading}" is read as ${as}`);
  for (const note of sheet.notes) console.log(`Note: ${note}`);

  const toldNow = (options.atSchool ?? '').split(',').map(tidy).filter(Boolean);
  const atSchool = [...new Set([...before.atSchool, ...toldNow])];
  if (before.atSchool.length > 0)
    console.log(`Note: at school, as ${importsFile} says: ${before.atSchool.join(', ')}`);
  const withdrawn = withdrawnOf(dir);
  const above = sheet.rows.slice(0, chosen.at).flatMap((row) => row.map(({ text }) => text));
  const title = [name, sheet.name, ...above].join(' ');
  const { doubts, ...found } = readRows(sheet, {
    target,
    columns: chosen.columns,
    fixed: chosen.fixed,
    given,
    at: chosen.at,
    context: { ...context, title },
    atSchool: new Set(atSchool.map((word) => word.toLowerCase())),
    withdrawn,
    beside,
    dir,
  });
  for (const { at, message } of doubts) console.log(`Note: ${at}: ${message}`);
  const papers = isFolder(options.from) ? { papers: papersIn(dir) } : {};
  const read = { ...found, ...papers, chosen: { target, file }, name, withdrawn };
  const fileName = `${name} ${sheet.name}`;
  const heading = sheet.rows[chosen.at]?.[chosen.columns.get('title') ?? -1]?.text;
  const parts =
    target.name === 'calendar'
      ? planCalendar(read, options, {
          firstMonth: context.firstMonth,
          fileName,
          ...(heading !== undefined && { heading }),
        })
      : [planRows(read, options)];
  const isAnswered =
    Object.entries(chosen.chosen).some(([id, heading]) => before.columns[id] !== heading) ||
    atSchool.length > before.atSchool.length;
  if (isAnswered && parts.every(({ count }) => count === 0))
    console.log(
      `To be remembered in ${importsFile}: what was said of columns and of who is at school`,
    );
  const remember = (draft: Draft) => {
    if (!isAnswered) return;
    const answers = { columns: chosen.chosen, atSchool };
    draft.add(importsFile, withRemembered(dir, target.name, answers));
  };
  await writeParts([...parts, { count: isAnswered ? 1 : 0, add: remember }], options);
}
