import { asRecord } from '../../lib/http/as-record';
import { getClient } from '../../lib/http/client-config';
import { cleanText } from '../../lib/http/text';
import { sitePath } from '../../lib/site-path';
import { endPushCall, keepPushCall, pushKeyCall } from './push.calls';

/** What came of asking a browser: `denied` by its visitor, `failed` by all else. */
export type PushOutcome = 'told' | 'denied' | 'failed';

const mostClasses = 60;

/** The school's key, and the classes that may be chosen. Rejects when the service does not answer. */
export async function pushOffer(): Promise<{ key: string; classes: string[] }> {
  const sent = asRecord<{ key: unknown; classes: unknown }>(await getClient().getJson(pushKeyCall));
  if (typeof sent?.key !== 'string') throw new Error('The service sent no key.');
  const classes: unknown[] = Array.isArray(sent.classes) ? sent.classes : [];
  return {
    key: sent.key,
    classes: classes.slice(0, mostClasses).flatMap((name) => cleanText(name, 40) || []),
  };
}

/** The worker of the site, which shows what comes; it is there already where the browser keeps the site. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const workers = navigator.serviceWorker;
  if (!(await workers.getRegistration()))
    await workers.register(process.env.GATSBY_BASE ? sitePath('/sw.js') : '/sw.js');
  return workers.ready;
}

/** Asks the visitor, and has this browser told; of the circulars of these classes, or of all where none is named. */
export async function startPush(key: string, classes: readonly string[]): Promise<PushOutcome> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    const { pushManager } = await readyWorker();
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = await pushManager.subscribe(options).catch(async () => {
      // One with another key: the service was set up anew.
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    await getClient().postJson(keepPushCall, { ...subscription.toJSON(), classes });
    return 'told';
  } catch (cause) {
    getClient().log(String(cause));
    return 'failed';
  }
}

/** Ends it: in the browser first, so that nothing comes even where the service does not answer. */
export async function endPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await getClient()
    .postJson(endPushCall, { endpoint })
    // The push service says of it that it is gone.
    .catch(() => undefined);
}
