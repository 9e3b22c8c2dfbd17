import type { InferType } from 'yup';
import { blockHead, type BlockHead } from '../../content/block-fields';
import { picture } from '../../content/content-fields';
import type { BlockLoadContext, Picture } from '../../content/block-load-context';
import { flag, list, phrase, shape } from '../../content/fields';

/** People with their office. */
export const peopleSchema = shape('People with their office, and a portrait where there is one.', {
  ...blockHead('people'),
  children: flag(
    'Whether they are children: what is shown of them is then as Children’s data (privacy.yaml) has it for the council.',
  ).optional(),
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

/** People stay as they are written; of children only what the school shows of its council. */
export function loadPeople(written: WrittenPeople, context: BlockLoadContext): PeopleBlock {
  const head = context.head(written, 'people');
  if (!written.children) return { ...head, items: written.items };
  const items = written.items.map(({ picture, ...item }) => {
    const { name, pictured } = context.pupil(item.name);
    const alt = picture?.alt.replaceAll(item.name, name) ?? '';
    return { ...item, name, ...(picture && pictured && { picture: { ...picture, alt } }) };
  });
  return { ...head, items };
}
