import { resolve } from 'node:path';

/** The place of a file that is named from the project's root, wherever the command was started. */
export const inProject = (path: string): string => resolve(__dirname, '..', path);
