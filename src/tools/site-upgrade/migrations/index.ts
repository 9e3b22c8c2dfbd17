import type { Migration } from '../migration';
import { brandColours } from './brand-colours';

/** Every change of the content's form, oldest first. */
export const migrations: readonly Migration[] = [brandColours];
