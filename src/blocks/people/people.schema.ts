import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import { picture } from '../../content/content-fields';
import type { BlockLoadContext, Picture } from '../../content/block-load-context';
import { list, phrase, shape } from '../../content/fields';

/** People with their office. */
export const peopleSchema = shape('People with their office, and a portrait where there is one.', {
  ...blockHead('people'),
  items: list(
    'The people.',
    shape('One person.', {
      name: phrase('The name.', 'Ananya Bisht'),
      role: phrase('The office or task.', 'Head Girl'),
      detail: phrase('One more line: class, house, years.', 'Class XII').optional(),
      picture: picture('A portrait.').optional(),
    }),
  ),
});

/** People as written in a content file. */
export type WrittenPeople = InferType<typeof peopleSchema>;

/** People when loaded. */
export interface PeopleBlock extends BlockHead<'people'> {
  items: { name: string; role: string; detail?: string; picture?: Picture }[];
}

/** People stay as they are written. */
export function loadPeople(written: WrittenPeople, context: BlockLoadContext): PeopleBlock {
  return { ...context.head(written, 'people'), items: written.items };
}
