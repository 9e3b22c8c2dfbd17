import { array, number, object, string, type ObjectShape } from 'yup';
import { parseWhen, whenHelp } from '../school-year/when';

/** A text that must be there. */
export const text = (what: string) =>
  string()
    .typeError('must be a text; put it in quotes')
    .required(`is missing; write ${what}`)
    .matches(/\S/, 'is blank; write it or remove the key');

/** A text that may be left out. */
export const optionalText = () => string().typeError('must be a text; put it in quotes').optional();

/** A date as an editor writes it (see `parseWhen`). */
export const when = () =>
  text('a date').test(
    'when',
    ({ value }) => `"${String(value)}" isn't a date; ${whenHelp}`,
    (value) => value === undefined || parseWhen(value) !== undefined,
  );

/** A file of the content service, such as `pictures/news/dawn.webp`. */
export const filePath = () =>
  text('a path such as pictures/news/dawn.webp').matches(
    /^(pictures|papers)(\/[\w-][\w.-]*)+$/,
    ({ value }) => `"${String(value)}" isn't a path under pictures/ or papers/`,
  );

/** A list of files; may be left out. */
export const filePaths = () => array().of(filePath()).typeError('must be a list').optional();

/** For how many sessions in a row the item appears, this one counted; 1 when left out. */
export const years = () =>
  number()
    .typeError('must be a number')
    .integer('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(5, 'must be 5 or less')
    .optional();

/** A link that opens elsewhere. */
export const webAddress = () =>
  text('an address').matches(/^https:\/\/[^\s/]+\S*$/, 'must begin with https://');

/** A list of items of one shape, each with no other keys than these. */
export const listOf = <Shape extends ObjectShape>(shape: Shape) =>
  array()
    .of(
      object(shape)
        .typeError('must be a map of keys')
        .noUnknown(
          ({ unknown }) =>
            `unknown key ${String(unknown)}; known are ${Object.keys(shape).join(', ')}`,
        )
        .required('is empty; remove it or fill it'),
    )
    .typeError('must be a list')
    .required('is empty; write a list');
