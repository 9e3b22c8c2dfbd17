import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts the papers of the content folder where the built site links to them. */
export async function publishContent({
  contentDir,
  publicDir,
}: {
  contentDir: string;
  publicDir: string;
}): Promise<void> {
  await cp(join(contentDir, 'papers'), join(publicDir, 'papers'), { recursive: true, force: true });
}
