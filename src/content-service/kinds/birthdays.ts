import type { InferType } from 'yup';
import { dayForClass } from '../../content/classes';
import { validator } from '../../content/field-messages';
import { text } from '../../content/fields';
import { isCelebratedOn, monthWrittenFirst, parseDayAndMonth } from '../../lib/dates/day-and-month';
import type { PlainDate } from '../../lib/dates/plain-date';
import type { Sent } from '../../lib/http/service-calls';
import { childName, items, servedFile } from '../dataset/fields';
import { recordId } from './records';

/** Why a text is no birthday. It is not repeated: a year of birth may stand in it, and this is printed. */
function birthdayProblem(written: string): string | undefined {
  if (parseDayAndMonth(written)) return undefined;
  const dayFirst = monthWrittenFirst(written);
  if (dayFirst) {
    return `the month stands first here; write the day first, like ${dayFirst}, in all rows`;
  }
  return /^\d{5}$/.test(written)
    ? 'this is how Excel counts days; give the column the format of a date there, and save again'
    : 'this is no day of any month; write it like 5 April or 05/04';
}

/** A day and month; a year of birth is left out as soon as it is read. */
const birthday = () =>
  text('The day and month; a year of birth is not needed and never shown.', '5 April')
    .transform((value: unknown) =>
      typeof value === 'string' ? (parseDayAndMonth(value) ?? value) : value,
    )
    .test(validator('birthday', birthdayProblem));

const noLetters = 'this name has no letters; save the file as "CSV UTF-8", or write the name again';

/** birthdays.yaml, and the rows of birthdays.csv */
export const birthdaysSchema = items('Birthdays of pupils; those of the day are shown.', {
  name: childName('Asha Menon').test(
    // What a spreadsheet leaves of other scripts than its own: '???? ??'.
    validator('letters', (name: string) => (/\p{L}/u.test(name) ? undefined : noLetters)),
  ),
  class: text('The class with its section, as the school writes it.', 'V A')
    .test(validator('class', dayForClass))
    .optional(),
  birthday: birthday(),
  photo: servedFile(
    'A photo, as a path inside this folder.',
    'pictures/people/asha.webp',
  ).optional(),
});

/** The pupils whose birthday it is on a day, as they stand in the list. */
export function birthdayRecords(
  items: InferType<typeof birthdaysSchema>,
  today: PlainDate,
): Sent<'Birthday'>[] {
  const born = items.filter((item) => isCelebratedOn(item.birthday, today));
  return born.map(({ name, class: grade = '', photo }, index) => {
    const isSecond = born.findIndex((one) => one.name === name) < index;
    return {
      _id: recordId('birthday', today, name, ...(isSecond ? [grade] : [])),
      name,
      class: grade,
      attachments: photo === undefined ? [] : [photo],
    };
  });
}
