import { chakra } from '#chakra';
import { inputRecipe } from '../theme/recipes/controls';

/**
 * The browser's own field of a day. With the focus on the button of its calendar, Chromium says that the
 * field has the focus, but not that it is to be seen: the ring stands there all the same.
 */
export const DayInput = chakra(
  'input',
  {
    ...inputRecipe,
    base: {
      ...inputRecipe.base,
      '&:focus-within': { outline: '3px solid {colors.accent}', outlineOffset: '2px' },
    },
  },
  { defaultProps: { type: 'date' } },
);
