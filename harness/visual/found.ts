import type { TestInfo } from '@playwright/test';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf, pictureFile } from './baselines';
import type { Variant } from './modes';
import { encodeSmall, fingerprint, keep } from './picture';
import type { StoryEntry } from './stories';
import type { Shot } from './take-story';

/** What a run has found of a story that can be approved. */
export interface Found extends Pick<StoryEntry, 'id' | 'title' | 'name'> {
  /** The browser of the run: version and system. */
  browser: string;
  /** The digest of what it is made of; none where a picture was only found unchanged loosely. */
  inputs?: string;
  /** What cannot be approved, in words: faults, and pictures that are not steady. */
  refused: string[];
  /** What assistive technology is told, where that is not what was approved. */
  text?: string;
  /** Whether the story is no more: what was approved of it goes. */
  gone?: true;
  /** Pictures in the place of those that were approved, by their files. */
  pictures: { variant: Variant; file: string; fingerprint: string; exact: boolean }[];
}

const fileName = 'found.json';

/** Whether there is something to approve. */
export const isNews = ({ pictures, text, gone }: Found): boolean =>
  pictures.length > 0 || text !== undefined || gone === true;

/** Keeps what a test found for approving. */
export const writeFound = (info: TestInfo, found: readonly Found[]): void =>
  writeFileSync(info.outputPath(fileName), JSON.stringify(found));

const filesIn = (folder: string, ending: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith(ending),
      )
    : [];

/** What a run has left for approving. */
export const readFound = (folder: string): Found[] =>
  filesIn(folder, fileName).flatMap(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Found[],
  );

/**
 * Writes the pictures of a change for approving and into Playwright's report, which lays those called so over
 * each other. Gives what can be approved.
 */
export async function attachPictures(
  info: TestInfo,
  id: string,
  shots: readonly Shot[],
): Promise<Found['pictures']> {
  const pictures: Found['pictures'] = [];
  const attach = async (name: string, body: Buffer) => {
    const path = info.outputPath(name);
    writeFileSync(path, body);
    await info.attach(name, { path, contentType: 'image/webp' });
    return path;
  };
  for (const { variant, verdict, before, after, drawn } of shots) {
    if (!after) continue;
    const { bytes, exact } = await keep(after);
    const name = pictureFile(keyOf(id, variant)).replace('.webp', '-actual.webp');
    if (before) await attach(name.replace('actual', 'expected'), before);
    const file = await attach(name, bytes);
    if (drawn) await attach(name.replace('actual', 'diff'), await encodeSmall(drawn));
    if (verdict !== 'unsteady') {
      pictures.push({ variant, file, fingerprint: fingerprint(after), exact });
    }
  }
  return pictures;
}

/** How many pictures of a run so far are other than they were. */
export const countChanged = (folder: string): number => filesIn(folder, '-diff.webp').length;
