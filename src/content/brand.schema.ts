import { ValidationError, type InferType } from 'yup';
import { moods, typePairs } from '../theme/brand-choices';
import { type BrandColours, exampleColours } from '../theme/palette';
import { nearestReadable, unreadablePairs } from '../theme/readable';
import type { Diagnostic } from './diagnostics';
import { validator } from './field-messages';
import { choice, shape, text } from './fields';
import type { ContentFolder } from './folder';

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

const colour = (description: string, example: string) =>
  text(description, example).test(
    validator('colour', (value: string) =>
      isColour(value)
        ? undefined
        : `"${value}" is not a colour; write # and six digits in quotes, such as '${example}'`,
    ),
  );

/** What is wrong with two colours that can't be read, told at the one that has to change. */
function refusal(named: BrandColours): { key: keyof BrandColours; message: string } | undefined {
  const [worst] = unreadablePairs(named);
  if (!worst) return undefined;
  const near = nearestReadable(named);
  const key = near.main === named.main.toUpperCase() ? 'accent' : 'main';
  const { pair, ratio, least } = worst;
  const found = `"${pair.front}" on "${pair.background}" has a contrast of ${ratio.toFixed(1)}:1 and needs ${least}:1`;
  const advice = `the nearest colours that can be read are main: '${near.main}', accent: '${near.accent}'`;
  return { key, message: `these colours can’t be read (${found}); ${advice}` };
}

const colours = shape('The two colours that all others are made of, by day and by night.', {
  main: colour('The main colour: bands, buttons and links. A dark one.', exampleColours.main),
  accent: colour('The colour of highlights. Seen on the main colour.', exampleColours.accent),
}).test('readable', (value, context) => {
  if (!isColour(value?.main) || !isColour(value.accent)) return true;
  const found = refusal({ main: value.main, accent: value.accent });
  if (!found) return true;
  const path = `${context.path}.${found.key}`;
  return new ValidationError(context.createError({ path, message: found.message }));
});

/** content/brand.yaml: how the school looks. Its mark is content/pictures/mark.svg. */
export const brandSchema = shape('How the school looks. Without this file: as the sample school.', {
  colours,
  type: choice('The typefaces of headings and of text.', typePairs).optional(),
  mood: choice(
    'What the pictures show that every site has: a range of hills, or nothing.',
    moods,
  ).optional(),
});

/** How the school looks, as content/brand.yaml says it. */
export type BrandContent = InferType<typeof brandSchema>;

/** Looks need a mark: the sample school's can't stand for another school. */
export function markDiagnostics({
  brand,
  pictures,
}: Pick<ContentFolder, 'brand' | 'pictures'>): Diagnostic[] {
  if (!brand || pictures.has('mark.svg')) return [];
  const message =
    'content/pictures has no "mark.svg"; add the school’s mark, a square drawing: the header and every icon show it';
  return [{ ...brand.at([]), message }];
}
