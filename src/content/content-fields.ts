import { array, lazy, mixed, string, type AnyObject, type AnySchema, type TestContext } from 'yup';
import type { Checks, MarkdownMode } from './checks';
import { allProblems, wrong, validator, missing } from './field-messages';
import { phrase, shape, text } from './fields';
import { parseDayOfYear } from '../lib/dates/written-day';
import { dialled } from '../lib/phones/dialled';
import { smarten } from './typography';

/** The content folder behind a running test, if there is one. */
export function checksOf({ options }: Pick<TestContext<AnyObject>, 'options'>): Checks | undefined {
  return options.context?.checks as Checks | undefined;
}

/** Markdown: paragraphs, lists, tables, links (`block`), or words, links and emphasis (`inline`). */
export function markdown(description: string, example?: string, mode: MarkdownMode = 'block') {
  return cellText(description, example, mode)
    .required(missing(example))
    .test('not-blank', (value, context) =>
      value === '' || value?.trim() !== ''
        ? true
        : context.createError({ message: missing(example) }),
    );
}

/** Markdown that may be blank, as a table's cell may. */
export function cellText(description: string, example?: string, mode: MarkdownMode = 'inline') {
  // Not trimmed: the places of its diagnostics are counted from its first character.
  return string()
    .typeError(wrong('a text'))
    .defined(missing(example))
    .nonNullable(missing(example))
    .test('markdown', (value, context) => {
      const problems = value ? checksOf(context)?.markdown(value, mode, context.path) : [];
      return allProblems(
        context,
        (problems ?? []).map(({ offset, message }) => ({ message, params: { offset } })),
      );
    })
    .meta({ description, example, markdown: mode });
}

/** What a link dials; as it was written where that is no number, which whoever follows links tells. */
const telLink = (number: string) => `tel:${dialled(number) ?? number}`;

/** A link: a path of this site ('/Fee#late-fine'), or an https:, mailto: or tel: address. */
export function link(
  description = 'Where it leads: a path such as /Fee#late-fine, or an https: address.',
) {
  return text(description, '/Fee')
    .transform((value: unknown) =>
      typeof value === 'string' && /^tel:/i.test(value) ? telLink(value.slice(4)) : value,
    )
    .test('link', (value, context) => {
      if (value) checksOf(context)?.link(value, context.path);
      return true;
    });
}

/** An address on another site, beginning with https. */
export function webAddress(description: string, example = 'https://www.school.example') {
  return text(description, example).test(
    validator('web-address', (value: string) => {
      if (URL.canParse(value) && /^https:\/\/(?!.*\shttps?:)/.test(value)) return undefined;
      if (value.startsWith('http://'))
        return `"${value}" begins with http, which others can read on the way; write https:// where the site answers there too`;
      // Of the code for a frame its address alone; of 'www.school.example' the whole.
      const [inside] = /https:\/\/[^\s"'<>]+/.exec(value) ?? [];
      const whole = /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(value) ? `https://${value}` : undefined;
      return `"${value}" is not a web address; write ${inside ?? whole ?? `it in full, such as ${example}`}`;
    }),
  );
}

/** A picture's path inside content/pictures. */
export function pictureFile() {
  return text('The picture, as a path inside content/pictures.', 'scenes/courtyard.webp').test(
    validator('picture', (value: string, context) => checksOf(context)?.picture(value)),
  );
}

const missingAlt = 'alternative text is missing; say in a sentence what the picture shows';
const altExample = 'Students reading at the long tables of the library.';

/** What a picture shows, for those who can't see it: where the picture is what matters. */
export function alt() {
  return phrase('What the picture shows, for those who can’t see it.', altExample, missingAlt);
}

/**
 * What a picture shows; '' where it only decorates, because the words beside it tell as much. It has
 * to be written all the same: a text that was forgotten is no decoration.
 */
export function altOrNone() {
  const message = `${missingAlt}, or write alt: '' where it only decorates`;
  return string()
    .typeError(wrong('a text'))
    .transform((value: unknown) => (typeof value === 'string' ? smarten(value.trim()) : value))
    .defined(message)
    .nonNullable(message)
    .meta({
      description:
        "What the picture shows, for those who can’t see it; empty ('') where it only decorates.",
      example: altExample,
    });
}

/** A picture and what it shows. */
export function picture(description: string) {
  return shape(description, { src: pictureFile(), alt: altOrNone() });
}

/** A file's path inside content/papers. */
export function documentFile() {
  return text('The file, as a path inside content/papers.', 'prospectus.pdf').test(
    validator('document-file', (value: string, context) => checksOf(context)?.documentFile(value)),
  );
}

/** Refuses a stream that the school does not have. */
export const knownStream = validator('stream', (value: string, context) =>
  checksOf(context)?.stream(value),
);

/** Classes as site.yaml lists them: 'VI–VIII'. */
export const classesField = (description: string) =>
  text(description, 'VI–VIII').test(
    validator('classes', (value: string, context) => checksOf(context)?.classes(value)),
  );

/** Words with a link. */
export function labelledLink(description: string) {
  return shape(description, {
    label: phrase('The words to click.', 'Read our history'),
    to: link(),
  });
}

/** Blocks, one below the other. Which kinds there are, the loader knows. */
export function blockList(description: string) {
  const block = lazy(
    (value: unknown, options): AnySchema => checksOf({ options })?.block(value) ?? mixed(),
  );
  return array()
    .of(block)
    .typeError(wrong('a list of blocks, each beginning with "- kind: …"'))
    .nonNullable('"blocks" has no value; write [] or remove the key')
    .meta({ description, blocks: true });
}

/** A day of every year, as `parse` reads it. */
export const dayOfYear = (
  description: string,
  example: string,
  parse: (written: string) => unknown = parseDayOfYear,
) =>
  text(description, example).test(
    validator('day-of-year', (value: string) =>
      parse(value) === undefined
        ? `"${value}" is not a day of the year; write day and month, such as ${example}`
        : undefined,
    ),
  );
