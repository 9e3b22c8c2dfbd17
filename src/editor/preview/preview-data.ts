import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { blockRegistry } from '../../blocks/schemas';
import { readFolder, type PaperFile } from '../../content/folder';
import { loadContent } from '../../content/load';
import { siteData, type SiteContentData } from '../../content/source-nodes';
import { photoLister } from '../../content-service/dataset/dataset';
import { readKinds } from '../../content-service/dataset/kinds';
import type { WrittenLists } from './written-lists';

/** What a file is drawn with in the editor beside itself, as the folder was when it was opened. */
export interface PreviewData extends WrittenLists {
  /** What the frame of every page shows; absent when the content can't be loaded. */
  site?: SiteContentData;
  /** The files that facts come from, as texts by their names: 'site', 'fees'. */
  facts: Record<string, string>;
  /** Relative to content/pictures. */
  pictures: string[];
  /** By path relative to content/papers. */
  papers: Record<string, PaperFile>;
}

function factFiles(contentDir: string): Record<string, string> {
  const folder = join(contentDir, 'facts');
  const names = readdirSync(folder).filter((name) => extname(name) === '.yaml');
  const facts = names.map((name) => [basename(name, '.yaml'), join(folder, name)] as const);
  return Object.fromEntries(
    [['site', join(contentDir, 'site.yaml')] as const, ...facts].map(([name, file]) => [
      name,
      readFileSync(file, 'utf8'),
    ]),
  );
}

function writtenLists(serviceDir: string): WrittenLists {
  const sound = readKinds(serviceDir).filter(
    ({ value, diagnostics }) => value !== undefined && diagnostics.length === 0,
  );
  const albums = 'pictures/albums';
  const folders = existsSync(join(serviceDir, albums)) ? readdirSync(join(serviceDir, albums)) : [];
  const photosIn = photoLister(serviceDir);
  return {
    lists: Object.fromEntries(sound.map(({ name, value }) => [name, value])),
    photos: Object.fromEntries(
      folders.map((folder) => [`${albums}/${folder}`, photosIn(`${albums}/${folder}`)]),
    ),
  };
}

/** Gathers what the previews of a content folder need; it is served to editors alone. */
export function previewData(contentDir: string): PreviewData {
  const { content } = loadContent({ contentDir, blocks: blockRegistry });
  const { pictures, papers } = readFolder(contentDir);
  return {
    ...(content && { site: siteData(content) }),
    facts: factFiles(contentDir),
    pictures: [...pictures],
    papers: Object.fromEntries(papers),
    ...writtenLists(join(contentDir, 'service')),
  };
}
