import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { onDisk } from '../../content/disk-names';
import type { Content } from '../../content/load';
import { writeWhole } from '../../lib/files/write-whole';
import { brand } from '../../theme/brand';
import { cardBackground } from './card-background';
import { cardColours, cardFaces } from './card-style';
import { cardPath } from '../../templates/head/card-path';
import { drawCard } from './draw-card';
import { pageCards } from './page-cards';
import { groupBy } from '../../lib/group-by';

/** Increase it when the drawing code changes, to invalidate cached cards. */
const cacheVersion = 4;

/** Pictures worked on at a time: two of the four threads are left to what reads files meanwhile. */
const concurrency = 2;

export interface CardFolders {
  contentDir: string;
  /** The built site; without it, the cards are drawn and kept alone. */
  publicDir?: string;
  /** The cache of cards between builds; may be deleted at any time. */
  cacheDir: string;
}

const digest = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
};

/**
 * Draws the card of every page into the built site (see `cardPath`), or takes it from the cache. Returns the
 * number of cards drawn.
 */
export async function drawCards(
  content: Pick<Content, 'site' | 'home' | 'pages' | 'diskNames'>,
  { contentDir, publicDir, cacheDir }: CardFolders,
): Promise<number> {
  const logo = brand.ownLogo ? join(contentDir, 'pictures/mark.svg') : undefined;
  const school = { name: content.site.name, line: content.site.affiliation, logo };
  const logoDigest = logo && digest(await readFile(logo));
  const byPicture = groupBy(pageCards(content), ({ picture }) => picture);
  await mkdir(cacheDir, { recursive: true });
  const used = new Set<string>();
  let drawn = 0;
  await pLimit(concurrency).map(byPicture, async ([picture, cards]) => {
    const file = join(contentDir, onDisk(`pictures/${picture}`, content.diskNames));
    const cardStyle = JSON.stringify([
      ...[cacheVersion, cardColours, cardFaces, brand.decoration, logoDigest],
      ...[school.name, school.line],
    ]);
    const pictureDigest = digest(await readFile(file));
    let background: Promise<Buffer> | undefined;
    for (const { path, title, section, day } of cards) {
      const name = `${digest(cardStyle, pictureDigest, title, '\n', section, '\n', day ?? '')}.jpg`;
      const kept = join(cacheDir, name);
      used.add(name);
      if (!existsSync(kept)) {
        background ??= cardBackground(file, school);
        await writeWhole(kept, await drawCard(await background, { title, section, day }));
        drawn += 1;
      }
      if (publicDir) await publish(kept, join(publicDir, cardPath(path)));
    }
  });
  const stale = (await readdir(cacheDir)).filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => rm(join(cacheDir, name), { force: true })));
  return drawn;
}

async function publish(kept: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await copyFile(kept, target);
}
