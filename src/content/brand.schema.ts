import type { InferType, TestConfig } from 'yup';
import { decorations, typePairs } from '../theme/brand-choices';
import { type BrandColours, exampleColours } from '../theme/palette';
import { nearestReadable, unreadablePairs } from '../theme/readable';
import { allProblems, type FieldProblem, keyOf, missing, validator } from './field-messages';
import { choice, shape, text } from './fields';

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

/** A colour of six digits; one without quotes is a comment to YAML, and so no value. */
export const colour = (description: string, example: string) =>
  text(description, example, (about) =>
    about.value === null
      ? `${keyOf(about.path)} has no value: without quotes, # begins a comment; write it like '${example}'`
      : missing(example)(about),
  ).test(
    validator('colour', (value: string) =>
      isColour(value)
        ? undefined
        : `"${value}" is not a colour; write # and six digits in quotes, such as '${example}'`,
    ),
  );

/** What is wrong with two colours that can't be read, told at the one that has to change. */
function refusals(named: BrandColours): FieldProblem[] {
  const [worst] = unreadablePairs(named);
  if (!worst) return [];
  const near = nearestReadable(named);
  const path = near.main === named.main.toUpperCase() ? 'accent' : 'main';
  const { pair, ratio, least } = worst;
  const found = `"${pair.front}" on "${pair.background}" has a contrast of ${ratio.toFixed(1)}:1 and needs ${least}:1`;
  const advice = `the nearest colours that can be read are main: '${near.main}', accent: '${near.accent}'`;
  return [{ path, message: `these colours can’t be read (${found}); ${advice}` }];
}

/** Refuses two colours that can't be read, with the nearest that can. */
export const readable: TestConfig<Partial<BrandColours> | undefined> = {
  name: 'readable',
  test(value, context) {
    if (!isColour(value?.main) || !isColour(value.accent)) return true;
    return allProblems(context, refusals({ main: value.main, accent: value.accent }));
  },
};

const colours = shape('The two colours that all others are made of, by day and by night.', {
  main: colour('The main colour: bands, buttons and links. A dark one.', exampleColours.main),
  accent: colour('The colour of highlights. Seen on the main colour.', exampleColours.accent),
}).test(readable);

/** content/brand.yaml: how the school looks. Its logo is content/pictures/mark.svg. */
export const brandSchema = shape('How the school looks. Without this file: as the sample school.', {
  colours,
  type: choice('The typefaces of headings and of text.', typePairs).optional(),
  decoration: choice(
    'What the pictures show that every site has: a range of hills, or nothing.',
    decorations,
  ).optional(),
});

/** How the school looks, as content/brand.yaml says it. */
export type BrandContent = InferType<typeof brandSchema>;
