import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pushBehaviour } from '../../../src/features/push/push.behaviour';
import { PushPanel, unlessSupportedScript } from '../../../src/features/push/push-panel';
import { examplePushKey, pushHandlers } from '../../../stories/handlers/push';
import { renderLive } from '../../support/render-live';
import { startServer } from '../../support/server';

const server = startServer();
const bodies: unknown[] = [];
server.events.on('request:start', ({ request }) => {
  if (request.method !== 'POST') return;
  void request
    .clone()
    .json()
    .then((body: unknown) => bodies.push(body));
});
const endpoint = 'https://web.push.apple.com/one';

/** A browser whose visitor answers so. */
function giveBrowser(permission: NotificationPermission, isTold = false) {
  let subscription: object | null = null;
  const make = () => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => Promise.resolve((subscription = null)),
  });
  if (isTold) subscription = make();
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: jest.fn(() => Promise.resolve((subscription = make()))),
  };
  const worker = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: () => Promise.resolve(worker), ready: Promise.resolve(worker) },
    configurable: true,
  });
  const requestPermission = jest.fn(() => Promise.resolve(permission));
  Object.assign(window, { Notification: { requestPermission } });
  return { pushManager, requestPermission };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'Notification');
});

async function shown(isTold = false, classes: string[] = []) {
  bodies.length = 0;
  server.use(...pushHandlers({ classes }));
  const { container } = renderLive(<PushPanel isTold={isTold} />, '/Circular');
  const panel = container.firstElementChild as HTMLElement;
  pushBehaviour(panel);
  await act(() => Promise.resolve());
  return { user: userEvent.setup() };
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('asks the browser only after its visitor has read what is kept', async () => {
  const { pushManager, requestPermission } = giveBrowser('granted');
  const { user } = await shown();
  await press(user, 'Tell me of new circulars');
  expect(await screen.findByText(/No name and no number is kept/)).toBeVisible();
  expect(requestPermission).not.toHaveBeenCalled();
  await press(user, 'Yes, tell me');
  expect(await screen.findByText(/^From now on/)).toHaveAttribute('role', 'status');
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: examplePushKey,
  });
  expect(bodies).toEqual([{ endpoint, keys: { p256dh: 'p', auth: 'a' }, classes: [] }]);
  expect(screen.getByRole('button', { name: 'Stop telling me of new circulars' })).toHaveFocus();
});

it('tells of some classes where they are chosen', async () => {
  giveBrowser('granted');
  const { user } = await shown(false, ['V', 'VI']);
  await press(user, 'Tell me of new circulars');
  await user.click(await screen.findByRole('checkbox', { name: 'VI' }));
  await press(user, 'Yes, tell me');
  await screen.findByText(/^From now on/);
  expect(bodies).toEqual([expect.objectContaining({ classes: ['VI'] })]);
});

it('says what to do where the visitor has refused', async () => {
  giveBrowser('denied');
  const { user } = await shown();
  await press(user, 'Tell me of new circulars');
  await press(user, 'Yes, tell me');
  expect(await screen.findByText(/does not allow messages/)).toBeVisible();
  expect(bodies).toEqual([]);
});

it('ends with one press', async () => {
  const { pushManager } = giveBrowser('granted', true);
  const { user } = await shown();
  await press(user, 'Stop telling me of new circulars');
  expect(await screen.findByText('This browser tells you no more.')).toBeVisible();
  expect(await pushManager.getSubscription()).toBeNull();
  expect(bodies).toEqual([{ endpoint }]);
});

it('is taken away where the browser can’t be told', () => {
  const { container } = renderLive(<PushPanel />);
  const panel = document.body.appendChild(document.createElement('div'));
  panel.innerHTML = container.innerHTML;
  const script = panel.appendChild(document.createElement('script'));
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  new Function(unlessSupportedScript)();
  Reflect.deleteProperty(document, 'currentScript');
  expect(panel.isConnected).toBe(false);
});
