import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts the papers of the content folder where the built site links to them; none is no error. */
export async function publishContent({
  contentDir,
  publicDir,
}: {
  contentDir: string;
  publicDir: string;
}): Promise<void> {
  const papers = join(contentDir, 'papers');
  if (!existsSync(papers)) return;
  await cp(papers, join(publicDir, 'papers'), { recursive: true, force: true });
}
