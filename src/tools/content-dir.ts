import { existsSync } from 'node:fs';

/** The folder of the site's own content. */
export const ownContent = 'content';

/** The option `--dir`, for parseArgs. */
export const dirOption = { dir: { type: 'string', default: ownContent } } as const;

/** Refuses a folder that isn't there, in one sentence. */
export function requireFolder(dir: string): string {
  if (!existsSync(dir)) throw new Error(`--dir: there is no folder ${dir}`);
  return dir;
}
