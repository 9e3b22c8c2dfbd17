import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { blockRegistry } from '../../blocks/schemas';
import { noChecks } from '../../content/checks';
import { readFolder, type DocumentFile } from '../../content/folder';
import { type Content, loadContent } from '../../content/load';
import { withdrawnOf } from '../../content/privacy/private-withdrawn';
import { withoutWithdrawn } from '../../content/privacy/withhold';
import type { Publication } from '../../content/publication';
import { siteData, type SiteContentData } from '../../content/source-nodes';
import { buildTime } from '../../lib/dates/build-time';
import { albumPhoto, albumRecords } from '../../content-service/kinds/albums';
import type { Dataset } from '../../content-service/dataset/dataset';
import { readFileIndex } from '../../content-service/files/file-index';
import { publishedItems } from '../../content-service/dataset/published-data';
import { inPresent } from '../../content-service/dataset/in-present';
import { readKinds } from '../../content-service/dataset/kinds';
import { today } from '../../lib/dates/plain-date';
import type { Sent } from '../../lib/http/service-calls';
import { keepPrivacy } from '../../lib/privacy/keep-privacy';
import { type ChildForm, openPolicy, type PrivacyPolicy } from '../../lib/privacy/policy';
import { applied, type Withdrawn } from '../../lib/privacy/withdrawn';
import { childrenOnPages, factsAsShown } from './facts-as-shown';
import { publicLists, type WrittenLists } from './written-lists';

/** What a file is rendered with in the editor beside itself, as the folder was when it was opened. */
export interface PreviewData extends WrittenLists {
  /** What the frame of every page shows; absent when the content can't be loaded. */
  site?: SiteContentData;
  /** The files that facts come from, as texts by their names: 'site', 'fees'. */
  facts: Record<string, string>;
  /** Relative to content/pictures. */
  pictures: string[];
  /** By path relative to content/papers. */
  documents: Record<string, DocumentFile>;
}

function factFiles(contentDir: string, withoutNames: (text: string) => string) {
  const folder = join(contentDir, 'facts');
  const names = readdirSync(folder).filter((name) => extname(name) === '.yaml');
  const facts = names.map((name) => [basename(name, '.yaml'), join(folder, name)] as const);
  return Object.fromEntries(
    [['site', join(contentDir, 'site.yaml')] as const, ...facts].map(([name, file]) => [
      name,
      withoutNames(readFileSync(file, 'utf8')),
    ]),
  );
}

type Albums = Dataset['albums'];

/** The albums that the rules show on the day of the build: none, or those that are young enough. */
function shownAlbums(albums: Albums, policy: PrivacyPolicy): Albums {
  const day = today(buildTime());
  const kept = keepPrivacy(
    albumRecords(albums, day, () => []),
    '/api/gallery',
    applied(policy),
    day,
  ) as Sent<'Album'>[];
  return albums.filter(({ id }) => kept.some(({ _id }) => _id === id));
}

/** Albums without what is said of withdrawn photos; none whose folder has the name of a child. */
const withoutCaptions = (albums: Albums, withdrawn: Withdrawn): Albums =>
  albums
    .filter(({ folder }) => !withdrawn.isFile(albumPhoto(folder, '1.jpg')))
    .map(({ photos, ...album }) => ({
      ...album,
      photos: photos?.filter(({ file }) => !withdrawn.isFile(albumPhoto(album.folder, file))),
    }));

function writtenLists(
  contentDir: string,
  withdrawn: Withdrawn,
  policy: PrivacyPolicy,
): WrittenLists {
  const serviceDir = join(contentDir, 'service');
  const isPublic = (name: string) => publicLists.some((one) => one === name);
  const isNeeded = (name: string) => isPublic(name) || name === 'demo';
  const sound = readKinds(serviceDir, noChecks, isNeeded).filter(
    ({ value, diagnostics }) => value !== undefined && diagnostics.length === 0,
  );
  const albums = 'pictures/albums';
  const folders =
    policy.albums.shown && existsSync(join(serviceDir, albums))
      ? readdirSync(join(serviceDir, albums))
      : [];
  const { photosIn } = readFileIndex(serviceDir);
  const demo = sound.find(({ name }) => name === 'demo')?.value as Dataset['demo'];
  const published = (name: string, value: unknown) => {
    const listed = publishedItems(value as readonly Publication[], buildTime().getTime(), false);
    const items = inPresent({ [name]: listed, demo }, today(buildTime()))[name];
    return name === 'albums'
      ? withoutCaptions(shownAlbums(items as Albums, policy), withdrawn)
      : items;
  };
  const lists = sound
    .filter(({ name }) => isPublic(name))
    .map(({ name, value }) => [name, withoutWithdrawn(published(name, value), withdrawn)]);
  return {
    lists: Object.fromEntries(lists),
    // A folder may have the name of a child.
    photos: Object.fromEntries(
      folders.flatMap((folder) => {
        const shown = photosIn(`${albums}/${folder}`).filter((path) => !withdrawn.isFile(path));
        return shown.length > 0 ? [[`${albums}/${folder}`, shown]] : [];
      }),
    ),
  };
}

const hidden: ChildForm = { name: 'none', picture: 'drawing' };

/**
 * Gathers what the previews of a content folder need; it is published with the editor. `built` is what a build has
 * loaded already, which has no faults.
 */
export function previewData(contentDir: string, built?: Content): PreviewData {
  const { content, diagnostics } = built
    ? { content: built, diagnostics: [] }
    : loadContent({ contentDir, blocks: blockRegistry });
  const folder = readFolder(contentDir);
  const { pictures, documents, privacy } = folder;
  const withdrawn = withdrawnOf(contentDir);
  const isShown = (path: string, within: string) =>
    !withdrawn.isFile(path) && !withdrawn.isFile(`${within}/${path}`);
  // Where the rules have an error, nobody is shown by mistake.
  const isSound = !diagnostics.some(({ file }) => file === privacy?.file);
  const council: ChildForm = (isSound && content?.privacy.council) || hidden;
  const policy: PrivacyPolicy = (isSound && content?.privacy.policy) || {
    ...openPolicy,
    albums: { shown: false },
  };
  const asShown = factsAsShown(childrenOnPages(folder), {
    council,
    isWithdrawn: withdrawn.isChild,
  });
  return {
    ...(content && { site: siteData(content) }),
    facts: factFiles(contentDir, (text) => withdrawn.without(asShown(text))),
    pictures: [...pictures].filter((path) => isShown(path, 'pictures')),
    documents: Object.fromEntries([...documents].filter(([path]) => isShown(path, 'papers'))),
    ...writtenLists(contentDir, withdrawn, policy),
  };
}
