/** @jest-environment node */
import Fastify from 'fastify';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { pageVersions } from '../../src/content-service/dataset/page-calls';
import { schoolContent } from '../../src/content-service/live-content/school-content';
import { renewPages } from '../../src/content-service/live-content/renew-pages';
import { readSchool } from '../../src/content-service/school';
import { cleanUp, newFolder } from './support/app';

afterAll(cleanUp);

// To make all of the sample's lists takes most of a second.
const small = '__tests__/fixtures/schools/pune-day-school/content';
const school = readSchool(`${small}/site.yaml`);
const data = loadDataset(`${small}/service`);
const morning = new Date('2026-11-20T09:00:00+05:30');
let elapsed = 0;
beforeEach(() => {
  elapsed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => elapsed);
});

/** A site that was built of the lists of this morning, and what looks at them. */
type Render = jest.Mock<Promise<void>, [now: Date]>;
const rendered = (): Render => jest.fn<Promise<void>, [Date]>(async () => undefined);

function site({ built = true, render = rendered() } = {}) {
  const publicDir = newFolder();
  let content = schoolContent(school, data);
  let now = morning;
  const write = () => {
    const { lists, dataAt } = content;
    mkdirSync(join(publicDir, 'api'), { recursive: true });
    const versions = pageVersions(school.privacy, lists, dataAt(now).data, now);
    writeFileSync(join(publicDir, 'api/versions.json'), JSON.stringify(versions));
  };
  if (built) write();
  let check = () => {};
  const app = Fastify();
  renewPages(app, {
    content: () => content,
    clock: () => now,
    publicDir,
    render,
    repeat: (look) => {
      check = look;
      return () => {};
    },
  });
  return {
    render,
    write,
    /** A look, and all that follows of it. */
    async look() {
      check();
      for (let turn = 0; turn < 50; turn += 1) await nextTurn();
    },
    change(title: string) {
      const [first, ...others] = data.news;
      content = schoolContent(school, { ...data, news: [{ ...first!, title }, ...others] });
    },
    sleepUntil(moment: string) {
      now = new Date(moment);
    },
  };
}

it('leaves pages alone that are of the lists of this day', async () => {
  const { render, look } = site();
  await look();
  await look();
  expect(render).not.toHaveBeenCalled();
});

it('has them rendered once when a list changes, as of that moment', async () => {
  const { render, look, change } = site();
  await look();
  change('The bridge is open again');
  await look();
  await look();
  expect(render.mock.calls).toEqual([[morning]]);
});

it('has them rendered when the day turns at school', async () => {
  const { render, look, sleepUntil } = site();
  sleepUntil('2026-11-20T23:59:59+05:30');
  await look();
  expect(render).not.toHaveBeenCalled();
  sleepUntil('2026-11-21T00:00:01+05:30');
  await look();
  expect(render).toHaveBeenCalledTimes(1);
});

it('renders one at a time, and what changes meanwhile afterwards', async () => {
  let finish = () => {};
  const render: Render = jest.fn<Promise<void>, [Date]>(
    () => new Promise((done) => (finish = done)),
  );
  const { look, change, write } = site({ render });
  change('First');
  await look();
  change('Second');
  await look();
  expect(render).toHaveBeenCalledTimes(1);
  finish();
  await look();
  // Not at once: a folder that is being edited changes every few seconds.
  expect(render).toHaveBeenCalledTimes(1);
  elapsed += 20_000;
  await look();
  expect(render).toHaveBeenCalledTimes(2);
  write();
  finish();
  await look();
  elapsed += 20_000;
  await look();
  expect(render).toHaveBeenCalledTimes(2);
});

it('tries again later where that fails', async () => {
  const render: Render = jest.fn<Promise<void>, [Date]>(() =>
    Promise.reject(new Error('the code has changed')),
  );
  const { look, change } = site({ render });
  change('First');
  await look();
  elapsed += 60_000;
  await look();
  expect(render).toHaveBeenCalledTimes(1);
  elapsed += 10 * 60_000;
  await look();
  expect(render).toHaveBeenCalledTimes(2);
});

it('does not wait so long once a fault in the content is mended', async () => {
  const render = rendered();
  render.mockRejectedValueOnce(new Error('news.yaml:3:9: "today" isn\'t a day'));
  const { look, change } = site({ render });
  change('First');
  await look();
  elapsed += 20_000;
  change('Mended');
  await look();
  expect(render).toHaveBeenCalledTimes(2);
  elapsed += 10 * 60_000;
  await look();
  expect(render).toHaveBeenCalledTimes(2);
});

it('leaves a site alone that was built without lists', async () => {
  const { render, look, change } = site({ built: false });
  change('First');
  await look();
  expect(render).not.toHaveBeenCalled();
});
