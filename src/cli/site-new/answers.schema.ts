import type { InferType } from 'yup';
import { withoutEndSlash } from '../../lib/http/base-url';
import { colour, readable } from '../../content/brand.schema';
import { webAddress } from '../../content/content-fields';
import { validator } from '../../content/field-messages';
import { amount, choice, shape, text } from '../../content/fields';
import { siteSchema } from '../../content/site.schema';
import { MONTH_NAMES } from '../../lib/dates/format';
import { decorations, typePairs } from '../../theme/brand-choices';
import { nearestAccent, nearestMain } from '../../theme/readable';
import { isRecord } from '../../content/record';
import { boardProblem, readBoard } from './boards';
import { parseClasses } from './class-names';
import { isExact, readColour } from './colour-words';
import { readMonth } from './months';
import { ownWordsFields } from './own-words.schema';
import { latinDigits } from '../../lib/language/latin-digits';
import { problemAt } from '../content-new/question';
import { phoneProblem } from '../../lib/phones/phone-problem';
import { phoneNumbers } from './phone-numbers';

/** The default theme variant of a new school: hills and firs fit few schools. */
export const defaultThemeVariant = { type: 'fraunces-mukta', decoration: 'plain' } as const;

/** Longest answers, in characters: what headers and cards can hold. */
const longest = { line: 120, short: 60 };

/** A line of words: short enough for every place, and without what texts would take for more. */
const line = (description: string, example: string, most = longest.line) =>
  text(description, example).test(
    validator('line', (value: string) => {
      if (/\{\{|\]\(|[\r\n<`]/.test(value))
        return 'write one line of words, without {{, <, ]( or `';
      return value.length > most
        ? `it has ${value.length} characters; write ${most} at most`
        : undefined;
    }),
  );

const postcode = text('The postcode', '411001')
  .transform((value: unknown) =>
    typeof value === 'string' ? latinDigits(value).replace(/^\D+(?=\d)|[\s-]/g, '') : value,
  )
  .test(
    validator('postcode', (value: string) =>
      /^[1-9]\d{5}$/.test(value)
        ? undefined
        : `"${value}" is no PIN code; write its six digits, such as 411001`,
    ),
  );

/** A month by its name, the beginning of it, or its number. */
const month = choice('The month with which a session begins', MONTH_NAMES).transform(
  (value: unknown) => (typeof value === 'string' ? readMonth(value) : value),
);

const board = text('The board of examination', 'ICSE, ISC, CBSE or Kerala State Board')
  .transform((value: unknown) => (typeof value === 'string' ? readBoard(value) : value))
  .test(validator('board', boardProblem));

/** The two colours of 'navy and gold', or of a list; a group of them stays as it is. */
function colourPair(written: unknown): unknown {
  const [main, accent, ...more]: unknown[] = Array.isArray(written)
    ? written
    : typeof written === 'string'
      ? written
          .replace(/\([^()]*\)/g, (figures) => figures.replaceAll(',', ' '))
          .split(/[,;/&]|\band\b/)
          .map((one) => one.trim())
      : [];
  return accent === undefined || more.length > 0 ? written : { main, accent };
}

/** Two colours in figures. Words are no exact colours: they become the nearest that can be read. */
function namedColours(_: unknown, given: unknown): unknown {
  const written = colourPair(given);
  if (!isRecord(written)) return written;
  const read = (value: unknown, near: (hex: string) => string) => {
    if (typeof value !== 'string') return value;
    const hex = readColour(value);
    return isExact(hex) && !isExact(value) ? near(hex) : hex;
  };
  const main = read(written.main, nearestMain);
  const beside = typeof main === 'string' && isExact(main) ? main : '#000000';
  const accent = read(written.accent, (hex) => nearestAccent({ main: beside, accent: hex }));
  return {
    ...written,
    ...('main' in written && { main }),
    ...('accent' in written && { accent }),
  };
}

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

/** An address as it is copied or spoken: 'www.school.example/', with https in front of it. */
const withHttps = (written: unknown) => {
  if (typeof written !== 'string') return written;
  const found = /^(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})((?:[:/?#]\S*)?)$/i.exec(written.trim());
  return found ? withoutEndSlash(`https://${found[1]?.toLowerCase()}${found[2]}`) : written;
};

const link = (description: string) =>
  webAddress(description)
    .transform((value: unknown) =>
      // An address that begins with http may have no other: it is told.
      typeof value === 'string' && value.startsWith('http://') ? value : withHttps(value),
    )
    .optional();

/** The year in 'Estd. 1923' or '1 June 1923'. */
const yearIn = (value: unknown, written: unknown) => {
  const year = typeof written === 'string' && /(?<!\d)\d{4}(?!\d)/.exec(latinDigits(written))?.[0];
  return year ? Number(year) : value;
};

/** A value that content/site.yaml has as well; its field there says what is wrong with it. */
const asInSite = (description: string, example: string, value: (v: string) => object, at: string) =>
  text(description, example).test(
    validator('as-in-site', (written: string) => problemAt(siteSchema, value(written), at)),
  );

function phonesProblem(written: string): string | undefined {
  const wrong = phoneNumbers(written).flatMap(({ number }) => phoneProblem(number) ?? []);
  return wrong.length === 0 ? undefined : wrong.join('\n');
}

/** The answers that a new school is made from. */
export const answersSchema = shape('What a new school says of itself.', {
  name: line('The full name of the school', 'Hillview School'),
  shortName: line('The name where space is short', 'Hillview', longest.short),
  street: line('Street and number, or the place in the city', '12 Garden Road'),
  city: line('The city', 'Pune', longest.short),
  state: line('The state', 'Maharashtra'),
  postcode,
  board,
  classes,
  sessionFrom: month.optional(),
  founded: amount('The year in which the school opened', 1998, 1500).transform(yearIn),
  motto: line('The motto, in its own language', 'Lead, kindly light').optional(),
  colours: shape('The two colours of the school.', {
    main: colour('The main colour, by its name or in figures', '#7A1F3D'),
    accent: colour('The second colour, by its name or in figures', '#F2B233'),
  })
    .typeError('write the two colours of the school, such as maroon and gold')
    .transform(namedColours)
    .test(readable),
  type: choice('The typefaces of headings and of text', typePairs).optional(),
  decoration: choice('What is drawn behind headings and above the footer', decorations).optional(),
  phone: text(
    'The phone number of the office; several with commas between',
    '+91 00000 00000',
  ).test(validator('phone', phonesProblem)),
  email: asInSite(
    'The e-mail of the office',
    'office@hillview.example',
    (email) => ({ email }),
    'email',
  ),
  siteUrl: asInSite(
    'The address of the website; before it has a name of its own, what its host calls it',
    'https://www.hillview.example',
    (siteUrl) => ({ siteUrl }),
    'siteUrl',
  ).transform(withHttps),
  links: shape('Addresses on other sites; each may be left out.', {
    parentPortal: link('Where parents sign in'),
    erp: link('The maker of the software of the school'),
    erpLogin: link('Where the staff sign in'),
    feePayment: link('Where fees are paid'),
    registration: link('Where a child is registered'),
    facebook: link('The school on Facebook'),
    instagram: link('The school on Instagram'),
    youtube: link('The school on YouTube'),
  }).optional(),
  ...ownWordsFields,
});

/** What a new school says of itself. */
export type SchoolAnswers = InferType<typeof answersSchema>;
