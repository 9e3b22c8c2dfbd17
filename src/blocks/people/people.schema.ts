import { picture } from '../../content/content-fields';
import { flag, list, phrase, shape } from '../../content/fields';
import { blockShape, defineBlock } from '../define-block';

/** People with their office; of children, only what the school shows of its council. */
export const peopleBlock = defineBlock('people', {
  schema: blockShape('people', 'People with their office, and a portrait where there is one.', {
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
  }),
  load: ({ children, items }, context) => {
    if (!children) return { items };
    const shown: typeof items = items.map(({ picture, ...item }) => {
      const { name, pictured } = context.pupil(item.name);
      const alt = picture?.alt.replaceAll(item.name, name) ?? '';
      return { ...item, name, ...(picture && pictured && { picture: { ...picture, alt } }) };
    });
    return { items: shown };
  },
});
