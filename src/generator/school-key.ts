import { createHash } from 'node:crypto';

/** The name of what is kept for one school: a digest of its content folder's path, or of any other name. */
export const schoolKey = (dir: string) =>
  createHash('sha256').update(dir).digest('hex').slice(0, 16);
