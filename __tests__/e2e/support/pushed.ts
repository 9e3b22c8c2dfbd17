import type { Page, Worker } from '@playwright/test';

interface Shown {
  shown: (NotificationOptions & { title: string })[];
}

/** The registration of the worker of an origin, once the browser has told of it. */
function registrationAt(origin: string, devtools: Awaited<ReturnType<typeof devtoolsOf>>) {
  return new Promise<string>((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(`${origin}/`) && !isDeleted,
      );
      if (own) done(own.registrationId);
    });
  });
}

const devtoolsOf = (page: Page) => page.context().newCDPSession(page);

/** What a browser that shows none was asked to show: its worker notes each notification from now on. */
async function noteNotifications(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = self as unknown as Shown & { registration: ServiceWorkerRegistration };
    scope.shown ??= [];
    scope.registration.showNotification = (title, options) => {
      scope.shown.push({ title, ...options });
      return Promise.resolve();
    };
  });
}

/** Hands messages to the worker of a page's origin, as a push service does, and reads what it shows of them. */
export async function pushedTo(page: Page, origin: string) {
  const devtools = await devtoolsOf(page);
  const registered = registrationAt(origin, devtools);
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const worker = async () => {
    const own = () =>
      page
        .context()
        .serviceWorkers()
        .find((one) => one.url().startsWith(`${origin}/`));
    return own() ?? page.context().waitForEvent('serviceworker');
  };
  return {
    async deliver(message: object): Promise<void> {
      await noteNotifications(await worker());
      const data = JSON.stringify(message);
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    shown: async () => (await worker()).evaluate(() => (self as unknown as Shown).shown),
  };
}
