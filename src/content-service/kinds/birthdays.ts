import type { InferType } from 'yup';
import { list, listOrNone, shape, text } from '../../content/fields';
import { servedFile } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { recordId } from './record-id';

const names = (description: string, example: string) =>
  list(description, text('One of them.', example));

/** birthdays.yaml: the roster from which each day of the year gets its own few pupils. */
export const birthdaysSchema = shape(
  'The roster for today’s birthdays; nobody is named without one.',
  {
    classes: listOrNone('The classes, with their sections.', text('One of them.', 'Nursery A')),
    pictures: listOrNone('Portraits, drawn by turns.', servedFile()),
    families: listOrNone(
      'Groups: every given name of a group goes with every family name of it.',
      shape('One group.', {
        given: names('Given names.', 'Asha'),
        family: names('Family names.', 'Menon'),
      }),
    ),
  },
);

/** A birthday as it goes over the wire. */
export type BirthdayRecord = components['schemas']['Birthday'];

const fewest = 3;
const most = 6;

/** A number that looks random and is the same for the same input. */
function scramble(value: number): number {
  const mixed = Math.imul(value + 0x9e37, 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** How a step through a list must be so that it meets every place once. */
function stride(length: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, Math.floor(length * 0.618));
  while (divisor(step, length) !== 1) step += 1;
  return step;
}

/** The pupils whose birthday it is: three to six on every day, nobody twice in a year. */
export function birthdayRecords(
  roster: InferType<typeof birthdaysSchema>,
  today: PlainDate,
): BirthdayRecord[] {
  const everyone = roster.families.flatMap(({ given, family }) =>
    given.flatMap((first) => family.map((last) => `${first} ${last}`)),
  );
  if (everyone.length === 0) return [];
  const [month = 1, day = 1] = today.slice(5).split('-').map(Number);
  const place = (month - 1) * 31 + (day - 1);
  const count = fewest + (scramble(place) % (most - fewest + 1));
  const step = stride(everyone.length);
  return Array.from({ length: count }, (_, index) => {
    const turn = place * most + index;
    const name = everyone[(turn * step) % everyone.length] ?? '';
    const picture = roster.pictures[(place + index) % roster.pictures.length];
    return {
      _id: recordId('birthday', today, name),
      name,
      class: roster.classes[scramble(turn) % roster.classes.length] ?? '',
      attachments: picture === undefined ? [] : [picture],
    };
  });
}
