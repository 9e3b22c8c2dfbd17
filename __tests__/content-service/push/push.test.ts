/** @jest-environment node */
import { createClient } from '@libsql/client';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { smallPdf } from '../../cli/support/copied-content';
import { cleanUp, newApp, newFolder } from '../support/app';
import { type Browser, pushService, signedBy } from '../support/push-service';

// Starting an app takes seconds on a busy machine.
jest.setTimeout(60_000);

let service: Awaited<ReturnType<typeof pushService>>;
beforeAll(async () => {
  service = await pushService();
});
afterAll(async () => {
  await cleanUp();
  await service.close();
});

const old = { title: 'Fees of the second term', date: '10 November 2026' };
const trek = { title: 'Trek to Nag Tibba', date: '14 November 2026' };
const site = {
  code: 'DHS',
  shortName: 'Deodar Hill',
  siteUrl: 'https://www.deodarhill.example',
  classes: ['V', 'VI', 'VII'],
};

const form = '{ name: full, picture: photo }';
const open = `birthdays: ${form}
toppers: ${form}
albums: { shown: true }
council: ${form}
`;

/** A school's service whose circulars come as a test says. */
async function school(more: object = {}, rules?: string) {
  const folder = newFolder();
  const [dataDir, publicDir] = [join(folder, 'service'), join(folder, 'public')];
  for (const dir of [dataDir, publicDir]) mkdirSync(dir);
  const siteFile = join(folder, 'site.yaml');
  writeFileSync(siteFile, stringify({ ...site, ...more }));
  const write = (items: object[]) =>
    writeFileSync(join(dataDir, 'circulars.yaml'), stringify(items));
  write([old]);
  if (rules) writeFileSync(join(folder, 'privacy.yaml'), rules);
  let now = new Date('2026-11-14T09:00:00+05:30');
  const databaseUrl = `file:${join(folder, 'inbox.db')}`;
  const checks: Record<'content' | 'push', () => unknown> = { content: () => {}, push: () => {} };
  const repeat = (name: keyof typeof checks) => (check: () => unknown) => {
    checks[name] = check;
    return () => {};
  };
  const start = () =>
    newApp({
      dataDir,
      publicDir,
      siteFile,
      databaseUrl,
      now: () => now,
      limits: { formsPerWindow: 1000 },
      pushServices: [service.origin],
      contentChecks: repeat('content'),
      pushChecks: repeat('push'),
    });
  let app = await start();
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/push/DHS${path}`, payload });
  /** Looks, and resolves when all is sent that can be. */
  const look = async () => {
    await checks.push();
  };
  await look();
  return {
    app: () => app,
    post,
    look,
    databaseUrl,
    subscribe: async (classes: string[] = []) => {
      const browser = service.browser();
      const { endpoint, keys } = browser;
      expect((await post('', { endpoint, keys, classes })).statusCode).toBe(201);
      return browser;
    },
    /** Circulars come out, and the service sees it. */
    publish: async (...items: object[]) => {
      write([...items, old]);
      checks.content();
      checks.content();
      await look();
    },
    goTo: (time: string) => (now = new Date(time)),
    /** Starts another process of the same school; gives its look. */
    start: async () => {
      await start();
      const own = checks.push;
      return async () => void (await own());
    },
    restart: async () => {
      await app.close();
      app = await start();
      await look();
    },
    /** A child is withdrawn, and the service sees it. */
    withdraw: (name: string) => {
      writeFileSync(join(folder, 'privacy.yaml'), `${open}withdrawn: [{ name: ${name} }]\n`);
      checks.content();
      checks.content();
    },
    dataDir,
    publicDir,
    rows: async (sql: string) => {
      const client = createClient({ url: databaseUrl });
      const { rows } = await client.execute(sql);
      client.close();
      return rows.map((row) => ({ ...row }));
    },
  };
}

const titles = (browser: Browser) => service.readBy(browser).map(({ title }) => title);

it('tells a browser of a new circular, encrypted for it alone and signed by the school', async () => {
  const { app, subscribe, publish, look, restart, databaseUrl } = await school();
  const { key } = (await app().inject('/api/push/DHS/key')).json<{ key: string }>();
  const browser = await subscribe();
  await publish(trek);
  expect(service.readBy(browser)).toEqual([
    {
      title: 'Trek to Nag Tibba',
      body: 'Deodar Hill · 14 November 2026',
      path: '/Circular/circular-trek-to-nag-tibba-2026-11-14',
      tag: expect.stringMatching(/^[\w-]{24}$/),
      end: '/api/push/DHS/end',
    },
  ]);
  const [request] = service.handed.slice(-1);
  expect(request?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '259200',
    urgency: 'normal',
    topic: service.readBy(browser)[0]?.['tag'],
  });
  const claims = request && signedBy(request, key);
  expect(claims).toMatchObject({ aud: service.origin, sub: site.siteUrl });
  const left = Number(claims?.['exp']) - Date.now() / 1000;
  expect(left > 0 && left <= 86_400).toBe(true);
  // Never twice: at the next look, after a restart, and with another title.
  await look();
  await restart();
  await publish(trek);
  expect(titles(browser)).toHaveLength(1);
  // The same key, in a file that no other user reads.
  expect((await app().inject('/api/push/DHS/key')).json<{ key: string }>().key).toBe(key);
  expect(statSync(databaseUrl.slice(5)).mode & 0o077).toBe(0);
});

it('tells once, however many processes look', async () => {
  const { subscribe, publish, look, start } = await school();
  const browsers = [await subscribe(), await subscribe(), await subscribe()];
  const others = [await start(), await start()];
  await publish(trek);
  await Promise.all([look(), ...others.map((other) => other()), look()]);
  expect(browsers.map(titles)).toEqual(Array(3).fill(['Trek to Nag Tibba']));
});

it('keeps nothing but what is needed to send', async () => {
  const { subscribe, rows } = await school();
  const { endpoint, keys } = await subscribe(['VI']);
  expect(await rows('select * from push_subscriptions')).toEqual([
    { id: 1, endpoint, p256dh: keys.p256dh, auth: keys.auth, classes: '["VI"]' },
  ]);
});

it('tells of the circulars of a class, and of those for all', async () => {
  const { app, subscribe, publish } = await school();
  const [all, five, six] = [
    await subscribe(),
    await subscribe(['V']),
    await subscribe(['VI', 'VII']),
  ];
  const forSix = { ...trek, title: 'Science fair', classes: 'VI' };
  await publish(forSix, trek);
  expect((await app().inject('/api/push/DHS/key')).json()).toMatchObject({ classes: ['VI'] });
  expect(titles(all).sort()).toEqual(['Science fair', 'Trek to Nag Tibba']);
  expect(titles(five)).toEqual(['Trek to Nag Tibba']);
  expect(titles(six).sort()).toEqual(['Science fair', 'Trek to Nag Tibba']);
});

it('forgets who has ended it, and whom the push service no longer knows', async () => {
  const { post, subscribe, publish, rows } = await school();
  const [ended, gone, stays] = [await subscribe(), await subscribe(), await subscribe()];
  service.answer(gone, 410);
  expect((await post('/end', { endpoint: ended.endpoint })).json()).toEqual({ ok: true });
  await publish(trek);
  expect(titles(ended)).toEqual([]);
  const left = await rows('select endpoint from push_subscriptions');
  expect(left).toEqual([{ endpoint: stays.endpoint }]);
  expect(await rows('select * from push_outbox')).toEqual([]);
});

it('tries later what a push service can’t take, as it wishes, and then no more', async () => {
  const { subscribe, publish, look, goTo, rows } = await school();
  const browser = await subscribe();
  service.answer(browser, 503, { 'retry-after': '600' });
  await publish(trek);
  goTo('2026-11-14T09:05:00+05:30');
  await look();
  expect(titles(browser)).toHaveLength(1);
  service.answer(browser, 201);
  goTo('2026-11-14T09:11:00+05:30');
  await look();
  await look();
  expect(titles(browser)).toHaveLength(2);
  expect(await rows('select * from push_outbox')).toEqual([]);
});

it('lets a message end that could not be sent for three days', async () => {
  const { subscribe, publish, look, goTo, rows } = await school();
  const browser = await subscribe();
  service.answer(browser, 500);
  await publish(trek);
  service.answer(browser, 201);
  goTo('2026-11-17T09:30:00+05:30');
  await look();
  expect(titles(browser)).toHaveLength(1);
  expect(await rows('select * from push_outbox')).toEqual([]);
});

it('lets families sleep', async () => {
  const { subscribe, publish, look, goTo } = await school();
  const browser = await subscribe();
  goTo('2026-11-14T23:30:00+05:30');
  await publish(trek);
  expect(titles(browser)).toEqual([]);
  goTo('2026-11-15T07:00:00+05:30');
  await look();
  expect(titles(browser)).toEqual(['Trek to Nag Tibba']);
});

it('sends no name that is withdrawn before the morning, and tells nobody of that circular again', async () => {
  const { subscribe, publish, look, goTo, withdraw } = await school();
  const browser = await subscribe();
  goTo('2026-11-14T23:30:00+05:30');
  await publish(trek, { ...trek, title: 'Fees of Asha Menon' });
  withdraw('Asha Menon');
  goTo('2026-11-15T07:00:00+05:30');
  await look();
  await look();
  expect(titles(browser)).toEqual(['Trek to Nag Tibba']);
});

it('tells of an archive nothing, and of many at once in one message', async () => {
  const { subscribe, publish } = await school();
  const browser = await subscribe();
  const archive = Array.from({ length: 20 }, (_, index) => ({
    title: `Old ${index}`,
    date: `${index + 1} March 2026`,
  }));
  const fresh = Array.from({ length: 5 }, (_, index) => ({ ...trek, title: `New ${index}` }));
  await publish(...archive, ...fresh);
  await publish(...archive, ...fresh);
  expect(service.readBy(browser)).toEqual([
    expect.objectContaining({ title: '5 new circulars', body: 'Deodar Hill', path: '/Circular' }),
  ]);
});

it('is not fooled by a mended title of the same paper', async () => {
  const { subscribe, publish, dataDir } = await school();
  mkdirSync(join(dataDir, 'papers'));
  smallPdf(join(dataDir, 'papers/trek.pdf'));
  const browser = await subscribe();
  await publish({ ...trek, attachments: ['papers/trek.pdf'] });
  await publish({
    ...trek,
    title: 'Trek to Nag Tibba, class IX',
    attachments: ['papers/trek.pdf'],
  });
  expect(titles(browser)).toEqual(['Trek to Nag Tibba']);
});

it('tells of an urgent notice at once, also at night', async () => {
  const { subscribe, look, goTo, publicDir } = await school();
  const browser = await subscribe(['V']);
  goTo('2026-11-14T23:30:00+05:30');
  const notice = {
    id: 'a1b2c3d4',
    until: Date.parse('2026-11-15T18:00:00+05:30'),
    level: 'warning',
    text: 'School is closed tomorrow because of heavy rain.',
    link: { label: 'Buses', to: 'https://elsewhere.example/' },
  };
  writeFileSync(join(publicDir, 'alert.json'), JSON.stringify(notice));
  await look();
  await look();
  expect(service.readBy(browser)).toEqual([
    expect.objectContaining({ title: 'Deodar Hill', body: notice.text, path: '/' }),
  ]);
  expect(service.handed.at(-1)?.headers).toMatchObject({ urgency: 'high' });
});

it('sends no words of circulars that name children', async () => {
  const { subscribe, publish } = await school({}, `${open}fetchedOnly: [circulars]\n`);
  const browser = await subscribe();
  await publish(trek);
  expect(titles(browser)).toEqual(['A new circular']);
});

it('refuses what is no subscription, and addresses of no push service', async () => {
  const { post, rows } = await school();
  const { endpoint, keys } = service.browser();
  const wrong = [{}, { endpoint: 1 }, { endpoint, keys: { p256dh: 'a', auth: 'b' } }, []];
  for (const body of wrong) expect((await post('', body)).statusCode).toBe(400);
  const inside = { endpoint: 'https://169.254.169.254/latest/meta-data', keys };
  expect((await post('', inside)).statusCode).toBe(422);
  expect((await post('/end', {})).statusCode).toBe(400);
  expect(await rows('select * from push_subscriptions')).toEqual([]);
});

it('follows no redirect', async () => {
  const { subscribe, publish } = await school();
  const [browser, other] = [await subscribe(), service.browser()];
  service.answer(browser, 307, { location: other.endpoint });
  await publish(trek);
  expect([titles(browser).length, titles(other).length]).toEqual([1, 0]);
});

it.each([{ push: false }, { siteUrl: 'http://school.example' }])(
  'is not there where the school does not want it, or has no https: %j',
  async (more) => {
    const { app, post } = await school(more);
    expect((await app().inject('/api/push/DHS/key')).statusCode).toBe(404);
    const { endpoint, keys } = service.browser();
    expect((await post('', { endpoint, keys })).statusCode).toBe(404);
    // Who was told before can end it all the same.
    expect((await post('/end', { endpoint })).statusCode).toBe(200);
  },
);
