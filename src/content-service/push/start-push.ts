import type { FastifyInstance } from 'fastify';
import type { Database } from '../inbox/database';
import { inboxErrorReason } from '../inbox/inbox-errors';
import { type Repeat, untilClosed } from '../live-content/keep-following';
import { withdrawnIn } from '../../lib/privacy/withdrawn';
import type { SchoolContent } from '../live-content/school-content';
import type { Clock } from '../school-year/clock';
import { isAllowedEndpoint } from './allowed-endpoint';
import { type Announcement, topicOf } from './announcement';
import { circularAnnouncements, together, urgentAnnouncement } from './current-announcements';
import { dueTime } from './due-time';
import { loadPushKeys, type PushKeys } from './push-keys';
import { type ClaimedPush, makePushOutbox } from './push-outbox';
import { sendPush } from './push-transport';
import { makePusher } from './pusher';
import { makeSubscriptions, type Subscriptions } from './subscriptions';

interface Options {
  database: Database;
  clock: Clock;
  content: () => SchoolContent;
  publicDir: string;
  schoolCode: string;
  /** Origins of push services beside the public ones. */
  services: readonly string[];
  /** Whether the school's circulars are those of this service. */
  hasOwnLists: boolean;
  /** How often it is looked for what is new, and for what waits. */
  repeat: Repeat;
}

/** What the routes ask of messages to browsers. */
export interface Push {
  /** Whether this school tells browsers at all. */
  isOn(): boolean;
  /** Rejects when the database fails. */
  publicKey(): Promise<string>;
  subscriptions: Subscriptions;
  isAllowed(endpoint: string): boolean;
}

/** Tells browsers of new circulars and urgent notices until the app is closed. */
export function startPush(app: FastifyInstance, options: Options): Push {
  const { database, clock, content, publicDir, schoolCode, services, hasOwnLists, repeat } =
    options;
  const isOn = () => hasOwnLists && content().school.push !== undefined;
  const outbox = makePushOutbox(database);
  const subscriptions = makeSubscriptions(database);
  const isAllowed = (endpoint: string) => isAllowedEndpoint(endpoint, services);
  let loaded: Promise<PushKeys> | undefined;
  function keys(): Promise<PushKeys> {
    const loading = (loaded ??= loadPushKeys(database));
    // The next one asks again.
    loading.catch(() => (loaded = undefined));
    return loading;
  }

  const payloadOf = (announcement: Announcement) => {
    const { title, body, path } = announcement;
    const end = `/api/push/${encodeURIComponent(schoolCode)}/end`;
    return JSON.stringify({ title, body, path, tag: topicOf(announcement), end });
  };

  async function send(push: ClaimedPush) {
    const { school } = content();
    // Named no more since it was kept.
    if (!school.push || !isAllowed(push.subscription.endpoint)) return { outcome: 'gone' } as const;
    // It was kept in the evening, and the child withdrawn before the morning.
    if (withdrawnIn(school.privacy.withdrawn).names(push.payload))
      return { outcome: 'refused', reason: 'it names a withdrawn child' } as const;
    const { subject } = school.push;
    return sendPush(push, { keys: await keys(), subject, now: clock().getTime() });
  }
  const pusher = makePusher({ outbox, subscriptions, send, clock, log: app.log });

  async function announceNew(): Promise<void> {
    const now = clock();
    const time = now.getTime();
    const current = content();
    const known = await outbox.known();
    const isNew = ({ keys: all }: Announcement) => !all.some((key) => known.has(key));
    const urgent = await urgentAnnouncement(publicDir, current.school.push?.name ?? '', time);
    const circulars = circularAnnouncements(current, now).filter((one) => isNew(one.announcement));
    // What stood there before the first start is no news.
    const begins = !outbox.hasBegun(known);
    const fresh = circulars.filter(({ isFresh }) => isFresh && !begins);
    const older = circulars.filter((one) => !fresh.includes(one));
    const passed = older.flatMap(({ announcement }) => [...announcement.keys]);
    if (begins || passed.length > 0) {
      await outbox.passOver([...passed, ...(begins ? (urgent?.keys ?? []) : [])], time);
    }
    const told = together(fresh.map(({ announcement }) => announcement));
    const all = [...(urgent && !begins && isNew(urgent) ? [urgent] : []), ...told];
    for (const one of all) {
      await outbox.queue(one, one.isUrgent ? time : dueTime(now), payloadOf(one));
    }
  }

  async function look(): Promise<void> {
    if (!isOn()) return;
    try {
      await announceNew();
    } catch (error) {
      app.log.error(
        { reason: inboxErrorReason(error) },
        'browsers could not be told of what is new',
      );
    }
    await pusher.run();
  }
  let looking: Promise<void> | undefined;
  const lookOnce = () => (looking ??= look().finally(() => (looking = undefined)));
  app.addHook('onListen', async () => void lookOnce());
  app.addHook('onClose', async () => {
    await pusher.stop();
    await looking;
  });
  untilClosed(app, repeat, lookOnce);

  return {
    isOn,
    publicKey: async () => (await keys()).publicKey,
    subscriptions,
    isAllowed,
  };
}
