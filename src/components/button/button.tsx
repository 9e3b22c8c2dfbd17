import { chakra } from '#chakra';
import { buttonRecipe } from './button.recipe';

/** A native button in the site's look; it does something here, a link goes somewhere else. */
export const Button = chakra('button', buttonRecipe, {
  defaultProps: { type: 'button' },
  forwardProps: ['popovertarget', 'popovertargetaction'],
});
