import { readClasses } from '../../../lib/http/class-names';
import type { Target } from '../lists/target';
import { readClass } from '../values/read-class';
import type { ValueContext } from '../values/read-value';
import { sheetOf, type TableBelow } from './tables-below';

/** 'Class : V - A', 'Std. 6 (B)'; not 'Class I to V', which are several, and not 'Class teacher'. */
const inTitle =
  /(?<!\p{L})(?:class|std|standard|grade|कक्षा)(?!\p{L})(?:[ &]*sec(?:tion)?(?!\p{L}))?[ .:–-]*((?:[IVX]{1,4}|\p{Nd}{1,2}(?:st|nd|rd|th)?|(?:pre-?)?nur(?:sery)?|[LU]\.?K\.?G|prep)(?![\p{L}\p{Nd}])(?:[ .:'"‘“(–-]*(?:sec(?:tion)?[ .:'"‘“(–-]*)?[A-H](?!\p{L}))?)(?! ?(?:to|and|&|,|\/|-|–) ?(?:[IVX]|\p{Nd}))/iu;

/** Whether a text is a title that names one class, and so no heading: 'Class X-A'. */
export const isClassTitle = (text: string): boolean => inTitle.test(text);

/** A class that is all of a text, as of the name of a sheet: 'VI A'. */
function wholeClass(text: string, classes: readonly string[]): string | undefined {
  const { classes: found, unknown } = readClasses(text, classes);
  return text.length < 20 && found.length === 1 && unknown.length === 0 ? text : undefined;
}

/** The class of which a table without a column for it is, and the title or the name of the sheet that says so. */
export function classAbove(
  table: TableBelow,
  { fields }: Target,
  context: ValueContext,
): { value: string; title: string } | undefined {
  const { columns, titles } = table;
  if (columns.has('class') || !fields.some(({ key }) => key === 'class')) return undefined;
  const names = [...[...titles].reverse(), sheetOf(table)];
  const found =
    names
      .map((title) => ({ title, text: inTitle.exec(title)?.[1] }))
      .find(({ text }) => text !== undefined) ??
    names
      .map((title) => ({ title, text: wholeClass(title, context.classes) }))
      .find(({ text }) => text !== undefined);
  if (found?.text === undefined) return undefined;
  const read = readClass({ text: found.text, at: '' }, context);
  return 'value' in read && read.doubt === undefined
    ? { value: String(read.value), title: found.title }
    : undefined;
}
