import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Block } from '../blocks/schemas';
import type { Content } from '../content/load';
import { calendarTexts } from '../seo/calendars/calendar-texts';

/** Writes the calendars that visitors keep or subscribe to; entries of drafts are in none. */
export async function writeCalendars(
  publicDir: string,
  { site, pages }: Pick<Content<Block>, 'site' | 'pages'>,
): Promise<void> {
  const listed = pages.filter(({ unpublished }) => !unpublished);
  for (const [path, text] of Object.entries(calendarTexts(site, listed))) {
    const file = join(publicDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
