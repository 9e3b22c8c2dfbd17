import { childrenFileOf } from '../private-dir';

/** The register of a content folder: that of the private folder where it is there. It need not exist. */
export const registerFileOf = (contentDir: string): string =>
  childrenFileOf(contentDir, 'register.yaml');
