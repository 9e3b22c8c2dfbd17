import type { Target } from '../lists/target';
import type { Sheet } from '../sheets/sheet';
import { headingRow } from './headings';

/** '9:00', '1.30 pm', '9 am'; '12.10' alone may be a day. */
const hour = /^\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?$/i;

/** A sheet whose columns 'From' and 'To' hold hours, with headings that say so; another sheet as it is. */
export function withHoursNamed(sheet: Sheet, target: Target): Sheet {
  const { at } = headingRow(sheet, target);
  const head = (sheet.rows[at] ?? []).map((cell, column) => {
    if (!/^(?:from|to|starts?|ends?)$/i.test(cell.text)) return cell;
    const texts = sheet.rows.slice(at + 1).flatMap((row) => row[column]?.text || []);
    const isOfHours =
      texts.every((text) => hour.test(text)) && texts.some((text) => /:|m/i.test(text));
    return isOfHours ? { ...cell, text: `${cell.text} time` } : cell;
  });
  return { ...sheet, rows: sheet.rows.with(at, head) };
}
