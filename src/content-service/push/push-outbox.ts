import type { Database } from '../inbox/database';
import { type Announcement, topicOf } from './announcement';
import type { Subscription } from './subscriptions';

/** A message that this process, and no other, is to send now. */
export interface ClaimedPush {
  item: string;
  subscriptionId: number;
  /** How often it was begun, this time included. */
  tries: number;
  subscription: Omit<Subscription, 'classes'>;
  payload: string;
  topic: string;
  isUrgent: boolean;
  endsAt: number;
}

/** For how long a process has a message for itself, in ms: longer than sending one can take. */
const claimMs = 5 * 60_000;

const begun = 'begun';

const isKnown =
  'exists (select 1 from push_items where item in (select value from json_each(:keys)))';

/** What waits to be sent to browsers. Every method rejects when the database fails; `now` in ms. */
export function makePushOutbox(database: Pick<Database, 'execute' | 'batch'>) {
  const at = ({ item, subscriptionId }: Pick<ClaimedPush, 'item' | 'subscriptionId'>) => ({
    item,
    subscription: subscriptionId,
  });
  const remember = (keys: readonly string[], now: number) => ({
    sql: 'insert into push_items (item, seen_at) select value, :now from json_each(:keys) where true on conflict do nothing',
    args: { keys: JSON.stringify(keys), now },
  });

  return {
    /** The keys of all that was told of, or stood there when the service began. */
    async known(): Promise<ReadonlySet<string>> {
      const { rows } = await database.execute('select item from push_items');
      return new Set(rows.map(({ item }) => String(item)));
    },
    hasBegun: (known: ReadonlySet<string>): boolean => known.has(begun),
    /** Remembers what stands there already, of which nobody is told. */
    passOver: (keys: readonly string[], now: number) =>
      database.execute(remember([begun, ...keys], now)),
    /** Queues an announcement for all whom it is for, once however often it is run, and by whichever process. */
    async queue(announcement: Announcement, dueAt: number, payload: string): Promise<void> {
      const { keys, classes, isUrgent, endsAt } = announcement;
      const [item] = keys;
      const args = { item, keys: JSON.stringify(keys) };
      await database.batch([
        {
          sql: `insert into push_outbox (item, subscription_id, due_at)
                select :item, id, :due from push_subscriptions
                where not ${isKnown} and (:classes = '[]' or classes = '[]' or exists (
                  select 1 from json_each(push_subscriptions.classes) own
                  join json_each(:classes) its on own.value = its.value))`,
          args: { ...args, due: dueAt, classes: JSON.stringify(classes) },
        },
        {
          sql: `insert into push_items (item, seen_at, payload, topic, urgent, ends_at)
                select :item, :due, :payload, :topic, :urgent, :ends where not ${isKnown}`,
          args: {
            ...args,
            due: dueAt,
            payload,
            topic: topicOf(announcement),
            urgent: isUrgent ? 1 : 0,
            ends: endsAt,
          },
        },
        remember(keys, dueAt),
      ]);
    },
    /** The next messages that are due and that no other process has; what has ended is taken away. */
    async claim(now: number, most: number): Promise<ClaimedPush[]> {
      const [, claimed] = await database.batch([
        {
          sql: 'delete from push_outbox where item in (select item from push_items where ends_at <= :now)',
          args: { now },
        },
        {
          sql: `update push_outbox set claimed_until = :until, tries = tries + 1
                where rowid in (select rowid from push_outbox where due_at <= :now
                  and (claimed_until is null or claimed_until <= :now or claimed_until > :until)
                  order by due_at, subscription_id limit :most)
                returning item, subscription_id, tries,
                  (select json_array(endpoint, p256dh, auth) from push_subscriptions where id = subscription_id) as browser,
                  (select json_array(payload, topic, urgent, ends_at) from push_items i where i.item = push_outbox.item) as told`,
          args: { now, until: now + claimMs, most },
        },
      ]);
      return (claimed?.rows ?? []).map((row) => {
        // The columns are what was written above.
        const [endpoint, p256dh, auth] = JSON.parse(String(row['browser'])) as string[];
        const [payload, topic, urgent, endsAt] = JSON.parse(String(row['told'])) as unknown[];
        return {
          item: String(row['item']),
          subscriptionId: Number(row['subscription_id']),
          tries: Number(row['tries']),
          subscription: { endpoint: endpoint ?? '', p256dh: p256dh ?? '', auth: auth ?? '' },
          payload: String(payload),
          topic: String(topic),
          isUrgent: urgent === 1,
          endsAt: Number(endsAt),
        };
      });
    },
    /** It was taken by the push service, or is not tried again. */
    remove: (push: ClaimedPush) =>
      database.execute({
        sql: 'delete from push_outbox where item = :item and subscription_id = :subscription',
        args: at(push),
      }),
    /** It is tried again at a moment. */
    putOff: (push: ClaimedPush, until: number) =>
      database.execute({
        sql: `update push_outbox set claimed_until = null, due_at = :until
              where item = :item and subscription_id = :subscription`,
        args: { ...at(push), until },
      }),
  };
}

/** What waits to be sent to browsers. */
export type PushOutbox = ReturnType<typeof makePushOutbox>;
