/** What the service sends (`content-service/push/start-push.ts`). */
interface SentPush {
  title: string;
  body: string;
  path: string;
  tag: string;
  /** The call that ends it. */
  end: string;
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null;
}
interface NotificationEvent extends ExtendableEvent {
  notification: Notification;
  action: string;
}
interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}

/** The parts of a worker's global scope that are used here; the DOM's types do not have them. */
interface PushScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}

const endAction = 'end';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A message as it was sent; browsers want one shown for each that comes, so another one has plain words. */
export function readPush(data: PushEvent['data']): SentPush {
  let sent: Partial<Record<keyof SentPush, unknown>> = {};
  try {
    const read: unknown = data?.json();
    if (typeof read === 'object' && read !== null) sent = read;
  } catch {
    // No JSON: nothing of ours.
  }
  return {
    title: textOf(sent.title) || 'A message of the school',
    body: textOf(sent.body),
    path: textOf(sent.path) || '/',
    tag: textOf(sent.tag),
    end: textOf(sent.end),
  };
}

/** An address of this site, whose front page is `home`, from its path there; `home` where another one was sent. */
export function ownAddress(path: string, home: string): string {
  const own = path.replace(/^\/(?!\/)/, '');
  try {
    const { href } = new URL(own, home);
    return href.startsWith(home) ? href : home;
  } catch {
    return home;
  }
}

/** Shows what the school's service sends, opens its page, and ends it where that is pressed. */
export function showPushes(scope = self as unknown as PushScope): void {
  // A site may stand below a path of its host.
  const { scope: home } = scope.registration;

  async function open(path: string): Promise<void> {
    const address = ownAddress(path, home);
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const standing = windows.find(({ url }) => url === address);
    await (standing ? standing.focus() : scope.clients.openWindow(address));
  }

  async function end(call: string): Promise<void> {
    const subscription = await scope.registration.pushManager.getSubscription();
    if (!subscription) return;
    const { endpoint } = subscription;
    await subscription.unsubscribe();
    await fetch(ownAddress(call, home), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ endpoint }),
    });
  }

  scope.addEventListener('push', (event) => {
    const { title, body, path, tag, end: call } = readPush(event.data);
    // The DOM's types know no actions, which not every browser has.
    const options: NotificationOptions & { actions: { action: string; title: string }[] } = {
      body,
      tag,
      icon: ownAddress('/icons/icon-192.png', home),
      data: { path, end: call },
      actions: [{ action: endAction, title: 'Stop these messages' }],
    };
    event.waitUntil(scope.registration.showNotification(title, options));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    const { path, end: call } = (notification.data ?? {}) as Record<string, unknown>;
    notification.close();
    event.waitUntil(action === endAction ? end(textOf(call)) : open(textOf(path) || '/'));
  });
}
