import { tableRecipe } from './recipes/table';

/** Every recipe of several parts by the name under which a component asks for it. */
export const slotRecipes = { table: tableRecipe };
