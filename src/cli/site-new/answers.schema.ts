import type { InferType } from 'yup';
import { colour, readable } from '../../content/brand.schema';
import { webAddress } from '../../content/content-fields';
import { validator } from '../../content/field-messages';
import { amount, choice, shape, text } from '../../content/fields';
import { siteSchema } from '../../content/site.schema';
import { MONTH_NAMES } from '../../lib/dates/format';
import { parseClasses } from './class-names';
import { decorations, typePairs } from '../../theme/brand-choices';
import { problemAt } from '../content-new/question';

/** The boards of examination that a new school can name. */
export const boards = ['ICSE/ISC', 'CBSE', 'State'] as const;

/** The default theme variant of a new school: hills and firs fit few schools. */
export const defaultThemeVariant = { type: 'fraunces-mukta', mood: 'plain' } as const;

/** Longest answers, in characters: a city stands beside the name where 160 are shown. */
const longest = { line: 60, city: 35 };

/** A line of words: short enough for every place, and without what texts would take for more. */
const line = (description: string, example: string, most = longest.line) =>
  text(description, example).test(
    validator('line', (value: string) => {
      if (/\{\{|[\r\n<[`]/.test(value)) return 'write one line of words, without {{, <, [ or `';
      return value.length > most
        ? `it has ${value.length} characters; write ${most} at most`
        : undefined;
    }),
  );

const classes = text('The classes, from the first to the last.', 'Nursery, LKG, UKG, I to X')
  .transform((value: unknown, written: unknown) =>
    Array.isArray(written) ? written.join(', ') : value,
  )
  .test(
    validator('classes', (value: string) => {
      try {
        parseClasses(value);
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    }),
  );

/** A value that content/site.yaml has as well; its field there says what is wrong with it. */
const asInSite = (description: string, example: string, value: (v: string) => object, at: string) =>
  text(description, example).test(
    validator('as-in-site', (written: string) => problemAt(siteSchema, value(written), at)),
  );

const phone = (number: string) => ({ phones: [{ label: 'Office', number }] });

/** The answers that a new school is made from. */
export const answersSchema = shape('What a new school says of itself.', {
  name: line('The full name of the school', 'Hillview School'),
  shortName: line('The name where space is short', 'Hillview'),
  street: line('Street and number, or the place in the city', '12 Garden Road'),
  city: line('The city', 'Pune', longest.city),
  state: line('The state', 'Maharashtra'),
  postcode: line('The postcode', '411001'),
  board: choice('The board of examination', boards),
  classes,
  sessionFrom: choice('The month with which a session begins', MONTH_NAMES).optional(),
  founded: amount('The year in which the school opened', 1998, 1500),
  colours: shape('The two colours of the school.', {
    main: colour('The main colour', '#7A1F3D'),
    accent: colour('The second colour', '#F2B233'),
  }).test(readable),
  type: choice('The typefaces of headings and of text', typePairs).optional(),
  mood: choice('What is drawn behind headings and above the footer', decorations).optional(),
  phone: asInSite('The phone number of the office', '+91 00000 00000', phone, 'phones[0].number'),
  email: asInSite(
    'The e-mail of the office',
    'office@hillview.example',
    (email) => ({ email }),
    'email',
  ),
  siteUrl: asInSite(
    'The address of the website',
    'https://www.hillview.example',
    (siteUrl) => ({ siteUrl }),
    'siteUrl',
  ),
  links: shape('Addresses on other sites; each may be left out.', {
    parentPortal: webAddress('Where parents sign in').optional(),
    erp: webAddress('The maker of the software of the school').optional(),
    erpLogin: webAddress('Where the staff sign in').optional(),
    feePayment: webAddress('Where fees are paid').optional(),
    registration: webAddress('Where a child is registered').optional(),
    facebook: webAddress('The school on Facebook').optional(),
    instagram: webAddress('The school on Instagram').optional(),
    youtube: webAddress('The school on YouTube').optional(),
  }).optional(),
});

/** What a new school says of itself. */
export type SchoolAnswers = InferType<typeof answersSchema>;
