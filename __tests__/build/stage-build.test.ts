/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stageBuild } from '../../src/build/stage-build';

const given = { ...process.env };
let root: string;
const page = () => readFileSync(join(root, 'public/index.html'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-beside-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/index.html'), 'old');
  process.env.PUBLIC_DIR = join(root, 'public');
});
afterEach(() => {
  process.env = { ...given };
  rmSync(root, { recursive: true, force: true });
});

/** A build that writes its front page where it is told to. */
const builds = (text: string) => async () => {
  writeFileSync(join(process.env.PUBLIC_DIR ?? '', 'index.html'), text);
  expect(page()).toBe('old');
};

it('serves the old site until the new one is whole', async () => {
  await stageBuild(builds('new'));
  expect(page()).toBe('new');
  expect(process.env.PUBLIC_DIR).toBe(join(root, 'public'));
  expect(existsSync(join(root, '.next-site'))).toBe(false);
});

it('leaves the old site where the build fails', async () => {
  const failing = stageBuild(async () => {
    await builds('half')();
    throw new Error('a fault in the content');
  });
  await expect(failing).rejects.toThrow('a fault in the content');
  expect(page()).toBe('old');
  await stageBuild(builds('new'));
  expect(page()).toBe('new');
});

it('leaves the old site where the build makes no front page', async () => {
  await expect(stageBuild(async () => undefined)).rejects.toThrow('made no front page');
  expect(page()).toBe('old');
});

it('refuses a second build into the same folder', async () => {
  await stageBuild(async () => {
    writeFileSync(join(root, '.next-site.lock'), `${process.ppid}`);
    const first = process.env.PUBLIC_DIR;
    process.env.PUBLIC_DIR = join(root, 'public');
    await expect(stageBuild(builds('second'))).rejects.toThrow(
      new RegExp(`^Another build \\(process ${process.ppid}\\) is writing into .*public/`),
    );
    process.env.PUBLIC_DIR = first;
    await builds('first')();
  });
  expect(page()).toBe('first');
});

it('takes over from a build that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  writeFileSync(join(root, '.next-site.lock'), `${pid}`);
  mkdirSync(join(root, '.next-site/public'), { recursive: true });
  writeFileSync(join(root, '.next-site/public/left-over.html'), 'half');
  await stageBuild(builds('new'));
  expect(existsSync(join(root, 'public/left-over.html'))).toBe(false);
  expect(page()).toBe('new');
});

it('lets one of two builds in that start at the same moment', async () => {
  const target = join(root, 'public');
  const start = () => {
    process.env.PUBLIC_DIR = target;
    return stageBuild(builds('new'));
  };
  const ends = await Promise.allSettled([start(), start()]);
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  expect(refused).toEqual([expect.stringContaining('Another build (process')]);
  expect(page()).toBe('new');
});
