import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Block } from '../blocks/schemas';
import type { Content } from '../content/load';
import { bundleEditor } from '../editor/bundle-editor';
import { editorOptions } from '../editor/cms-config';
import { writeEditor } from '../editor/write-editor';
import type { CompiledSite } from './compile/compiled-site';
import { placeSite } from './below-path/place-site';
import { writeBrandFiles } from './publish/brand-files';
import { finishBuiltPages } from './finish/finish-build';
import { writeHostFiles, writeManifest } from './hosting/host-files';
import { writeFeeds } from './hosting/feeds';
import { precompress } from './publish/precompress';
import { publishFolder, publishNamedFiles, publishDocuments } from './publish/publish';
import { writeWhole } from '../lib/files/write-whole';
import { writeAlert, writeToday } from './hosting/changing-files';
import { writeSearchFile } from './search/write-search-file';
import { basePathOf } from '../lib/base-path';
import { inTurnRule } from '../theme/in-turn';
import { decorationRules } from '../theme/decorations/site-rules';
import { offlineNoteRule } from './offline/note-rule';
import { writeOffline } from './offline/write-offline';
import { calendarTexts } from './calendars/calendar-texts';
import { drawCards } from './cards/draw-cards';
import { type PageLists, writeVersions } from './list-files/page-lists';
import { buildFolders } from './folders';

/** The cards of pages, drawn or taken from the cache; into `public` where it is asked for. */
export function drawnCards(content: Content, publicDir?: string): Promise<number> {
  const { contentDir, cardsDir } = buildFolders();
  return drawCards(content, { contentDir, cacheDir: cardsDir, ...(publicDir && { publicDir }) });
}

/** The form editor's scripts, bundled or taken from the cache; gives their folder. */
export const bundledEditor = (): Promise<string> => bundleEditor(buildFolders().editorDir);

/** Its forms follow from the schemas and the content's folder. */
async function writeFormEditor(content: Content<Block>, bundleDir: string): Promise<void> {
  const { contentDir, publicDir } = buildFolders();
  await writeEditor(
    {
      contentDir,
      bundleDir,
      iconFile: join(publicDir, 'icons/icon-192.png'),
      editorDir: join(publicDir, 'edit'),
    },
    editorOptions(content.site, process.env),
    content,
  );
}

/** The calendars that visitors keep or subscribe to; entries of drafts are in none. */
async function writeCalendars(publicDir: string, { site, pages }: Content<Block>): Promise<void> {
  const listed = pages.filter(({ unpublished }) => !unpublished);
  for (const [path, text] of Object.entries(calendarTexts(site, listed))) {
    await writeWhole(join(publicDir, path), text);
  }
}

/** What the school's own lists say, as it is written; '' where they are another service's. */
async function listTexts(contentDir: string): Promise<string> {
  const dir = join(contentDir, 'service');
  if (!existsSync(dir)) return '';
  const names = (await readdir(dir)).filter((name) => /\.(?:ya?ml|csv)$/.test(name));
  return (await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')))).join('\n');
}

/** What a site is finished with. */
export interface FinishInput {
  /** What Gatsby has compiled: when, and the CSS of islands in states that no page shows. */
  compiled: Pick<CompiledSite, 'at' | 'rules'>;
  /** Gatsby's own output, for scripts and fonts. */
  rawDir: string;
  /** Fulfilled when the cards of pages are drawn. */
  cards: Promise<unknown>;
  /** The folder of the form editor's scripts, when they are bundled. */
  editor: Promise<string>;
  /** The lists that stand in its pages. */
  lists: PageLists;
}

/**
 * Makes the complete site of the pages that stand in `public` as they were rendered: finishes them, and
 * adds all that belongs to a site beside pages.
 */
export async function finishSite(
  content: Content<Block>,
  { compiled, rawDir, cards, editor, lists }: FinishInput,
): Promise<void> {
  const { contentDir, publicDir, picturesDir, cacheDir } = buildFolders();
  await finishBuiltPages(publicDir, {
    rawDir,
    rules: compiled.rules,
    siteRules: [offlineNoteRule, inTurnRule, ...decorationRules],
    languages: content.site.languages ?? [],
    laterTexts: await listTexts(contentDir),
    cache: { dir: cacheDir, code: compiled.at },
  });
  await publishNamedFiles({ publicDir, rawDir, picturesDir: join(picturesDir, 'public') });
  await publishFolder(publicDir, 'static');
  await publishDocuments(publicDir, contentDir, content);
  await writeBrandFiles(publicDir, contentDir);
  await writeManifest(publicDir, content.site);
  await writeCalendars(publicDir, content);
  await writeAlert(publicDir, content.alert);
  await writeToday(publicDir, content.today);
  await writeVersions(publicDir, lists);
  await writeSearchFile(publicDir, content, lists);
  await writeFeeds(publicDir, content, lists);
  await writeFormEditor(content, await editor);
  // As late as may be: they may still be drawn.
  await cards;
  await drawnCards(content, publicDir);
  await placeSite(publicDir, basePathOf(content.site.siteUrl));
  await writeHostFiles(publicDir, content, process.env.GATSBY_CONTENT_SERVICE_URL);
  // Lists the other files with their hashes, so it comes when all of them are final.
  await writeOffline(publicDir, content);
  await precompress(publicDir, cacheDir);
}
