import { chakra } from '#chakra';
import { containerRecipe } from './section.recipe';

/** Keeps content to the page's width: `wide` (1200 px) or `text` (720 px), with room at the edges. */
export const Container = chakra('div', containerRecipe);
