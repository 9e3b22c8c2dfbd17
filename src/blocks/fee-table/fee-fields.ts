import { classesField, dayOfYear, knownStream } from '../../content/content-fields';
import { list, phrase, shape, text, choice } from '../../content/fields';
import { session } from '../../content/session-field';
import { parseDueDay } from './due-dates';
import { money, percent } from './money';

/** How often a charge is paid. */
export const payTimes = [
  'each period',
  'once',
  'yearly',
  'half-yearly',
  'quarterly',
  'monthly',
] as const;

/** Rupees that differ by period. */
const periodAmounts = (description: string) =>
  list(description, money('Rupees for one period.', 18600)).optional();

/** What families pay besides the fee of the class. */
const charges = list(
  'What is paid besides the fee of the class: admission, annual charges, the bus.',
  shape('One charge.', {
    name: phrase('What it is called.', 'Admission fee'),
    note: phrase('A word about it.', 'refunded').optional(),
    amount: money('Rupees, each time that it is paid.', 25000).optional(),
    amounts: periodAmounts('Rupees for each period, one after the other, where they differ.'),
    paid: choice(
      'How often it is paid; with each period without it. What is paid once is for new children.',
      payTimes,
    ).optional(),
    with: text('The period with which it is paid; the first one without it.', 'Third').optional(),
    for: choice('The children who pay it; all of them without it.', [
      'new',
      'continuing',
    ] as const).optional(),
    classes: classesField('The classes that pay it; all of them without it.').optional(),
    siblingDiscount: percent('Per cent less for a second child of a family.', 10).optional(),
    busZone: text('The zone of the bus; only those pay who choose it.', 'A').optional(),
  }),
).optional();

/** The periods in which fees are paid; where all figures are read from facts, with their last dates. */
const periods = list(
  'The periods in which fees are paid.',
  shape('One period.', {
    name: phrase('How it is called.', 'First'),
    months: phrase('Its months.', 'Apr–May'),
    due: list(
      'Its last date, or several where they differ by class; for the planner of fees.',
      shape('A last date.', {
        by: dayOfYear(
          'The day and the month; the year follows from the session, unless it is written.',
          '10 May',
          parseDueDay,
        ),
        classes: classesField('The classes it is for; all of them without it.').optional(),
        note: phrase('What else is said of it.', 'or as notified').optional(),
      }),
    )
      .typeError('"due" must be a list of days: [{ by: 10 May }]')
      .optional(),
  }),
);

/** What each class or stream pays for a period. */
const rows = list(
  'A row for each class or stream.',
  shape('One class or stream.', {
    name: phrase('The class or stream.', 'VI–VIII'),
    note: phrase('A line about it.', 'Middle school').optional(),
    classes: classesField(
      'The classes it is for, as site.yaml lists them; to be checked.',
    ).optional(),
    stream: text('The stream it is for, as site.yaml lists it; to be checked.', 'Science')
      .test(knownStream)
      .optional(),
    amount: money('Rupees for each period.', 10200).optional(),
    amounts: periodAmounts('Rupees for each period, one after the other, where they differ.'),
    siblingDiscount: percent('Per cent less for a second child of a family.', 10).optional(),
  }),
);

/** The fields of a block of fees. */
export const feeFields = { session: session('The session.'), periods, rows, charges };
