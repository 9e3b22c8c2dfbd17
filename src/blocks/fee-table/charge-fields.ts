import { list, phrase, shape, choice, text } from '../../content/fields';
import { classesField } from './classes-field';
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
export const periodAmounts = (description: string) =>
  list(description, money('Rupees for one period.', 18600)).optional();

/** What families pay besides the fee of the class. */
export const feeCharges = () =>
  list(
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
