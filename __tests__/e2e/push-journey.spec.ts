import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { startService } from '../content-service/support/process';
import { pushService, signedBy } from '../content-service/support/push-service';
import { frozenInstant, pushOrigin, pushPort } from './support/addresses';
import { onlyInAll } from './support/only-in-all';
import { expect, test } from './support/page';
import { pushedTo } from './support/pushed';

test.use({
  isolated: true,
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
});

const day = frozenInstant.slice(0, 10);

/** A school whose service this test starts anew whenever a circular comes out: it looks at once then. */
function school(pushServices: string) {
  const folder = mkdtempSync(join(tmpdir(), 'school-push-'));
  const content = join(folder, 'content');
  mkdirSync(join(content, 'service'), { recursive: true });
  cpSync('content/site.yaml', join(content, 'site.yaml'));
  const list = readFileSync('content/service/circulars.yaml', 'utf8');
  let running: Awaited<ReturnType<typeof startService>> | undefined;
  const end = async () => running?.end('SIGTERM');
  return {
    async publish(...circulars: { title: string; classes: string[] }[]) {
      await end();
      const dated = circulars.map((circular) => ({ ...circular, date: day }));
      const text = dated.length > 0 ? `${list}\n${stringify(dated)}` : list;
      writeFileSync(join(content, 'service/circulars.yaml'), text);
      running = await startService({
        PORT: String(pushPort),
        CONTENT_DIR: content,
        PUBLIC_DIR: resolve('public'),
        DATABASE_URL: `file:${join(folder, 'inbox.db')}`,
        CONTENT_SERVICE_NOW: frozenInstant,
        PUSH_SERVICES: pushServices,
        RENEW_PAGES: 'false',
        LOG_LEVEL: 'silent',
      });
    },
    async end() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a browser would be given by its maker's push service, which no test can reach. */
const subscribed = (browser: { endpoint: string; keys: object }) => {
  const state = self as unknown as { isTold: boolean; asked: PushSubscriptionOptionsInit };
  state.isTold = false;
  const subscription = {
    endpoint: browser.endpoint,
    toJSON: () => browser,
    unsubscribe: () => Promise.resolve(!(state.isTold = false)),
  } as unknown as PushSubscription;
  PushManager.prototype.subscribe = (options = {}) => {
    state.isTold = true;
    state.asked = options;
    return Promise.resolve(subscription);
  };
  PushManager.prototype.getSubscription = () => Promise.resolve(state.isTold ? subscription : null);
};

test(
  'a parent is told of a circular of the class, by the button, and no more once it is ended',
  onlyInAll(),
  async ({ page, context, seen }) => {
    const service = await pushService();
    const office = school(service.origin);
    try {
      await office.publish();
      seen.origins.push(pushOrigin);
      // While the service starts anew, a page may look for an urgent notice, as it does each minute.
      seen.caused.push(/^Failed to load resource: net::ERR_CONNECTION_REFUSED$/);
      const browser = service.browser();
      const { endpoint, keys } = browser;
      await context.grantPermissions(['notifications'], { origin: pushOrigin });
      await page.addInitScript(subscribed, { endpoint, keys });
      await page.goto(`${pushOrigin}/Circular`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Tell me of new circulars' }).click();
      await page.getByLabel('V', { exact: true }).check();
      await page.getByRole('button', { name: 'Yes, tell me' }).click();
      await expect(page.getByText('From now on this browser tells you')).toBeVisible();
      const key = await page.evaluate(
        () =>
          (self as unknown as { asked: PushSubscriptionOptionsInit }).asked.applicationServerKey,
      );

      // What another class is told comes to this browser no more than what stood there before.
      await office.publish(
        { title: 'Study tour of class IX', classes: ['IX'] },
        { title: 'Picnic of class V', classes: ['V'] },
      );
      await expect
        .poll(() => service.readBy(browser).map(({ title }) => title))
        .toEqual(['Picnic of class V']);
      const [handed] = service.handed;
      expect(handed && signedBy(handed, String(key))).toBeDefined();

      // Its own push service would hand it on to the worker, which shows it and where it leads.
      const [message = {}] = service.readBy(browser);
      const pushed = await pushedTo(page, pushOrigin);
      await pushed.deliver(message);
      const path = `/Circular/circular-picnic-of-class-v-${day}`;
      await expect.poll(pushed.shown).toEqual([
        expect.objectContaining({
          title: 'Picnic of class V',
          body: expect.stringMatching(/^Deodar Hill · for V · \d+ \w+ \d{4}$/),
          data: { path, end: '/api/push/DHS/end' },
        }),
      ]);
      const opened = await page.request.get(`${pushOrigin}${path}`);
      expect(opened.status()).toBe(200);
      expect(await opened.text()).toContain('<title>Picnic of class V');

      await page.getByRole('button', { name: 'Stop telling me of new circulars' }).click();
      await expect(page.getByText('This browser tells you no more.')).toBeVisible();

      // Another browser is told of the next one, and this one no more.
      const other = service.browser();
      const body = { endpoint: other.endpoint, keys: other.keys, classes: [] };
      const kept = await page.request.post(`${pushOrigin}/api/push/DHS`, { data: body });
      expect(kept.status()).toBe(201);
      await office.publish(
        { title: 'Picnic of class V', classes: ['V'] },
        { title: 'Sports day of class V', classes: ['V'] },
      );
      await expect.poll(() => service.readBy(other)).toHaveLength(1);
      expect(service.readBy(browser)).toHaveLength(1);
    } finally {
      await office.end();
      await service.close();
    }
  },
);
