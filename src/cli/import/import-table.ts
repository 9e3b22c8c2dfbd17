import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsFile } from '../../content/imports-file';
import { streamsOf } from '../../content/classes';
import { withdrawnFingerprints } from '../../content/privacy/read-privacy';
import { classesOfSchool } from '../../content-service/dataset/data-diagnostics';
import { firstMonthOf } from '../../lib/dates/session';
import { usualClasses } from '../../lib/http/class-names';
import { withdrawnIn } from '../../lib/privacy/withdrawn';
import { paint } from '../../lib/terminal/style';
import { Draft } from '../content-new/draft';
import { plainName } from '../content-new/file-names';
import { takePaper, takePhoto } from '../content-new/take-file';
import { readRecord } from '../read-record';
import { chooseColumns, pairsOf } from './columns/choose-columns';
import { type ReadRow, readRows } from './columns/read-rows';
import { rememberedColumns, withRemembered } from './columns/remembered';
import { isAccepted } from './confirm';
import { chooseSheet, chooseTarget } from './lists/choose-target';
import type { ListItem, Target } from './lists/target';
import type { Source } from './open-source';
import type { ImportOptions } from './options';
import { compare } from './plan/compare';
import { printPlan } from './plan/print-plan';
import { readSheets } from './sheets/read-sheets';
import type { ValueContext } from './values/read-value';

/** What readers have to know of the school. */
function contextOf(dir: string): ValueContext {
  const site = readRecord(dir, 'site.yaml');
  const classes = classesOfSchool(join(dir, 'service'));
  return {
    classes: classes.length > 0 ? classes : usualClasses,
    streams: streamsOf(site) ?? [],
    firstMonth: firstMonthOf(String(site.sessionFrom)),
  };
}

/** The headings that nothing is read from. */
const unreadHeadings = (row: readonly { text: string }[], columns: ReadonlyMap<string, number>) => {
  const read = new Set(columns.values());
  return row.flatMap(({ text }, index) => (text === '' || read.has(index) ? [] : `"${text}"`));
};

/** Copies the photos and papers of a row; gives its item with their paths. No two share a name. */
async function withFiles(
  draft: Draft,
  { item, files }: ReadRow,
  before: ListItem,
  target: Target,
  names: Set<string>,
): Promise<ListItem> {
  const taken: Record<string, unknown> = {};
  for (const { field, path } of files) {
    if (!field.file) continue;
    const words = [item[target.nameKey], item['class'] ?? item['number'] ?? ''].join(' ').trim();
    let title = words;
    for (let count = 2; names.has(plainName(title)); count += 1) title = `${words} ${count}`;
    names.add(plainName(title));
    const take = field.file.use === 'photo' ? takePhoto : takePaper;
    const copied = await take(draft, path, field.file.folder, title);
    taken[field.key] = field.key === 'photo' ? copied : [copied];
  }
  return { ...before, ...taken };
}

/** Imports a table into a list or a block of a page: shows first what would change, row by row. */
export async function importTable(source: Source, options: ImportOptions): Promise<void> {
  const { dir, own, yes, remove } = options;
  const sheets = await readSheets(source.bytes);
  const { target, file } = await chooseTarget(dir, options.to, sheets, source.name);
  const sheet = chooseSheet(sheets, target, options.sheet);
  const told = pairsOf('columns', options.columns);
  const context = contextOf(dir);
  const remembered = Object.entries(rememberedColumns(dir, target.name)).filter(([, heading]) =>
    sheet.rows.slice(0, 15).some((row) => row.some(({ text }) => text === heading)),
  );
  const columns = { ...Object.fromEntries(remembered), ...told };
  const fixed = pairsOf('set', options.set);
  const chosen = await chooseColumns(sheet, target, { columns, fixed }, context);
  const headings = sheet.rows[chosen.at] ?? [];
  const readings = [...chosen.columns].map(([id, at]) => `${id} "${headings[at]?.text ?? ''}"`);
  console.log(`${source.name} → content/${file.name}`);
  console.log(`Columns: ${readings.join(', ')}`);
  const others = unreadHeadings(headings, chosen.columns);
  if (others.length > 0) console.log(`Not read: ${others.join(', ')}`);
  for (const note of sheet.notes) console.log(`Note: ${note}`);

  const privacy = readRecord(dir, 'privacy.yaml');
  const { rows, unread } = readRows(sheet, {
    target,
    columns: chosen.columns,
    fixed: chosen.fixed,
    headings: chosen.at,
    context,
    withdrawn: withdrawnIn(withdrawnFingerprints(privacy)),
    beside: source.beside,
    dir,
  });
  const plan = compare(file.items, rows, target);
  printPlan({ plan, target, items: file.items, unread, remove, file: source.name });
  if (unread.length > 0) process.exitCode = 1;
  const gone = remove ? plan.gone : [];
  if (plan.added.length + plan.changed.length + gone.length === 0) {
    console.log('There is nothing to write.');
    return;
  }
  if (!(await isAccepted(yes))) return;

  const draft = new Draft({ dir, own });
  const names = new Set<string>();
  const changed = [...file.items];
  for (const { index, row, after } of plan.changed) {
    changed[index] = await withFiles(draft, row, after, target, names);
  }
  const added: ListItem[] = [];
  for (const row of plan.added) {
    added.push(await withFiles(draft, row, row.item, target, names));
  }
  draft.add(file.name, file.textOf(changed, gone, added));
  if (Object.keys(chosen.chosen).length > 0) {
    const path = join(dir, importsFile);
    const text = withRemembered(dir, target.name, chosen.chosen);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) draft.add(importsFile, text);
  }
  for (const name of draft.write()) console.log(`${paint('good', 'written')}  ${name}`);
}
