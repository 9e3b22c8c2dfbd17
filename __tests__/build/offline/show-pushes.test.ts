/** @jest-environment node */
import { ownAddress, readPush, showPushes } from '../../../src/build/offline/show-pushes';

const origin = 'https://www.school.example';

/** A worker's scope that has windows at these addresses. */
function scope(urls: readonly string[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const work: Promise<unknown>[] = [];
  const focused: string[] = [];
  const opened: string[] = [];
  const showNotification = jest.fn(() => Promise.resolve());
  const unsubscribe = jest.fn(() => Promise.resolve(true));
  const made = {
    registration: {
      scope: `${origin}/`,
      showNotification,
      pushManager: {
        getSubscription: () =>
          Promise.resolve({ endpoint: 'https://web.push.apple.com/1', unsubscribe }),
      },
    },
    clients: {
      matchAll: () =>
        Promise.resolve(
          urls.map((url) => ({ url, focus: () => Promise.resolve(focused.push(url)) })),
        ),
      openWindow: (url: string) => Promise.resolve(opened.push(url)),
    },
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  };
  showPushes(made as unknown as Parameters<typeof showPushes>[0]);
  const fire = async (type: string, event: object) => {
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };
  return { fire, focused, opened, showNotification, unsubscribe };
}

const click = (path: string, action = '') => ({
  action,
  notification: { data: { path, end: '/api/push/DHS/end' }, close: () => undefined },
});

it('shows a message once, by its tag', async () => {
  const { fire, showNotification } = scope();
  const sent = {
    title: 'Trek',
    body: 'Deodar Hill',
    path: '/Circular/trek',
    tag: 'abc',
    end: '/e',
  };
  await fire('push', { data: { json: () => sent } });
  expect(showNotification).toHaveBeenCalledWith(
    'Trek',
    expect.objectContaining({
      body: 'Deodar Hill',
      tag: 'abc',
      data: { path: '/Circular/trek', end: '/e' },
    }),
  );
});

it.each([null, { json: () => JSON.parse('{') as unknown }, { json: () => 7 }])(
  'shows plain words where what came is none of ours',
  (data) => {
    expect(readPush(data)).toMatchObject({ title: 'A message of the school', path: '/' });
  },
);

it('opens the page of the circular, or goes to where it stands', async () => {
  const fresh = scope([`${origin}/`]);
  await fresh.fire('notificationclick', click('/Circular/trek'));
  expect(fresh.opened).toEqual([`${origin}/Circular/trek`]);
  const standing = scope([`${origin}/Circular/trek`]);
  await standing.fire('notificationclick', click('/Circular/trek'));
  expect([standing.opened, standing.focused]).toEqual([[], [`${origin}/Circular/trek`]]);
});

it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '\\\\evil.example'])(
  'leads to no other site: %s',
  (path) => {
    expect(ownAddress(path, `${origin}/`)).toBe(`${origin}/`);
  },
);

it('ends it with one press in the message', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  const { fire, unsubscribe, opened } = scope();
  await fire('notificationclick', click('/Circular/trek', 'end'));
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(opened).toEqual([]);
  expect(asked).toHaveBeenCalledWith(
    `${origin}/api/push/DHS/end`,
    expect.objectContaining({ body: '{"endpoint":"https://web.push.apple.com/1"}' }),
  );
  asked.mockRestore();
});
