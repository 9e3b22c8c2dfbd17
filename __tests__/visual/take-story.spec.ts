import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { keyOf, noBaselines, writePicture } from '../../harness/visual/baselines';
import { variants } from '../../harness/visual/modes';
import { fingerprint, keep, type Picture } from '../../harness/visual/picture';
import type { StoryBrowser } from '../../harness/visual/story-browser';
import { takeStory } from '../../harness/visual/take-story';

const id = 'blocks-table--default';
const folder = mkdtempSync(join(tmpdir(), 'take-story-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const grey = (level: number): Picture => ({
  ...{ width: 8, height: 8 },
  data: Buffer.from(Array.from({ length: 256 }, (_, at) => (at % 4 === 3 ? 255 : level))),
});

/** A browser whose looks at a story show one picture after the other, the last one again and again. */
function browserOf(looks: readonly (Picture | Error)[]) {
  const left = [...looks];
  const counts = { looks: 0, renewed: 0 };
  const look = () => {
    counts.looks += 1;
    const next = left.length > 1 ? left.shift() : left[0];
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  let current: Promise<Picture | undefined>;
  const window = {
    show: () => Promise.resolve(),
    quickShot: () => (current = look()),
    complete: () => Promise.resolve(),
    take: () => current,
  };
  const browser = {
    window,
    renew: () => {
      counts.renewed += 1;
      return Promise.resolve();
    },
  };
  return { browser: browser as unknown as StoryBrowser, counts };
}

/** Takes a story of which all variants were approved as one picture, or none; gives what came of the first. */
async function take(looks: readonly (Picture | Error)[], approved?: Picture, certain = false) {
  const baselines = { ...noBaselines(), browser: 'the same' };
  for (const key of approved ? variants.map((variant) => keyOf(id, variant)) : []) {
    const { bytes, exact } = await keep(approved as Picture);
    writePicture(key, bytes, folder);
    baselines.pictures.set(key, { fingerprint: fingerprint(approved as Picture), exact });
  }
  const context = { baselines, folder, loosely: false, isCertain: () => certain };
  const { browser, counts } = browserOf(looks);
  const shots = await takeStory(browser, id, context);
  expect(shots.map(({ variant }) => variant)).toEqual(variants);
  return { first: shots[0], verdicts: shots.map(({ verdict }) => verdict), ...counts };
}

const [was, is, other] = [grey(200), grey(150), grey(100)];

test('what is as approved is looked at once', async () => {
  const { verdicts, looks } = await take([was], was);
  expect({ verdicts, looks }).toEqual({ verdicts: Array(4).fill('unchanged'), looks: 4 });
});

test('what a new browser shows as it was approved is unchanged', async () => {
  const { first, verdicts, renewed } = await take([is, was], was);
  expect(first).toMatchObject({ verdict: 'unchanged', looks: 2 });
  expect({ verdicts, renewed }).toEqual({ verdicts: Array(4).fill('unchanged'), renewed: 1 });
});

test('a browser that hangs is replaced by a new one, and one that goes on to is told', async () => {
  expect(await take([new Error('took longer'), was], was)).toMatchObject({ renewed: 1 });
  await expect(take([new Error('took longer')], was)).rejects.toThrow('took longer');
});

test('what four browsers show has changed, and other variants of it sooner', async () => {
  const { verdicts, looks, first } = await take([is], was);
  expect({ verdicts, looks }).toEqual({ verdicts: Array(4).fill('changed'), looks: 4 + 2 + 2 + 2 });
  expect(first).toMatchObject({ pixels: 64, after: is });
});

test('after many changes one look is enough', async () => {
  expect(await take([is], was, true)).toMatchObject({ looks: 4, renewed: 0 });
});

test('what nobody has approved is new when two looks at it are the same', async () => {
  const { verdicts, looks, renewed } = await take([is, is, other, is], undefined);
  expect({ verdicts, renewed }).toEqual({ verdicts: Array(4).fill('new'), renewed: 0 });
  expect(looks).toBeGreaterThanOrEqual(8);
});

test('what is never the same twice is unsteady', async () => {
  const { first } = await take([is, other, is, other, was], was);
  expect(first).toMatchObject({ verdict: 'unsteady', pixels: 64 });
});
