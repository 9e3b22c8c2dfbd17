/** @jest-environment node */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version as own } from '../../package.json';
import { blockRegistry } from '../../src/blocks/schemas';
import { loadContent } from '../../src/content/load';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { type ListRoute, lists } from '../../src/content-service/dataset/lists';
import { readFileIndex } from '../../src/content-service/files/file-index';
import { ContentFiles } from '../../src/cli/site-upgrade/content-files';
import { migrate } from '../../src/cli/site-upgrade/upgrade-school';
import { newFolder, removeFolders } from './support/copied-content';

jest.setTimeout(60_000);
afterEach(() => jest.useRealTimers());
afterAll(removeFolders);

/** Lists as version 0.2.0 wrote them, and what it sent of them on 14 November 2026. */
const written = '__tests__/fixtures/lists-0.2.0';
const schools = [
  ['sample', 4, 'content'],
  ['pune-day-school', 4, '__tests__/fixtures/schools/pune-day-school/content'],
  ['small-primary', 1, '__tests__/fixtures/schools/small-primary/content'],
] as const;
type Sent = Readonly<Record<string, unknown>> & { _id?: string; title?: string };

/** Upgrades a content folder of that version, on that day. */
function upgrade(dir: string): void {
  jest.useFakeTimers({ now: new Date('2026-11-14T09:00:00+05:30') });
  const files = new ContentFiles(dir);
  migrate(files, '0.2.0', own);
  for (const [name, { after }] of files.changes()) writeFileSync(join(dir, name), after);
}

/** A record without its id where that was made of a title with `{session}` in it. */
function comparable({ _id, ...record }: Sent): Sent {
  const named = /\d{4}/.test(record.title ?? '');
  return { ...record, ...(_id !== undefined && !named && { _id }) };
}

describe.each(schools)('the lists of %s, upgraded from version 0.2.0', (school, month, now) => {
  const sentThen = JSON.parse(readFileSync(join(written, `${school}.json`), 'utf8')) as Record<
    string,
    Sent[]
  >;

  it('say all that they said, on the same day', () => {
    const dir = join(newFolder(), 'content');
    cpSync(join(written, school), dir, { recursive: true });
    upgrade(dir);
    // Its photos lie where they lay.
    const { photosIn } = readFileIndex(join(now, 'service'));
    const data = { ...loadDataset(join(dir, 'service')), photosIn, school: { firstMonth: month } };
    for (const [route, then] of Object.entries(sentThen)) {
      const sent = lists[route as ListRoute](data, '2026-11-14') as Sent[];
      expect({ route, sent: sent.map(comparable) }).toMatchObject({
        route,
        sent: then.map(comparable),
      });
    }
  });

  it('leave every page as it was', () => {
    const dir = join(newFolder(), 'content');
    const isWritten = (path: string) => !/\.(?:webp|pdf|svg)$/.test(path);
    cpSync(now, dir, { recursive: true, filter: isWritten });
    rmSync(join(dir, 'service'), { recursive: true });
    cpSync(join(written, school, 'service'), join(dir, 'service'), { recursive: true });
    const site = () => {
      const { content, leftOut } = loadContent({ contentDir: dir, blocks: blockRegistry });
      return { home: content?.home, pages: content?.pages, leftOut };
    };
    const before = site();
    expect(before.pages?.length).toBeGreaterThan(3);
    upgrade(dir);
    expect(site()).toEqual(before);
  });
});
