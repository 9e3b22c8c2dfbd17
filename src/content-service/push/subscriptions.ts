import type { Database } from '../inbox/database';

/** Where a browser is told of something, and the keys that only it can read with. No name, no number, no address. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The classes whose circulars it is told of; none for all. */
  classes: readonly string[];
}

/** More than a school has parents; the rest is a robot's. */
const most = 20_000;

/** The subscriptions of a database. Every method rejects when it fails. */
export function makeSubscriptions(database: Pick<Database, 'execute'>) {
  return {
    /** Keeps one, or its other classes; false where there are too many. */
    async keep({ endpoint, p256dh, auth, classes }: Subscription): Promise<boolean> {
      const { rowsAffected } = await database.execute({
        sql: `insert into push_subscriptions (endpoint, p256dh, auth, classes)
              select :endpoint, :p256dh, :auth, :classes
              where (select count(*) from push_subscriptions where endpoint <> :endpoint) < ${most}
              on conflict (endpoint) do update set
                p256dh = excluded.p256dh, auth = excluded.auth, classes = excluded.classes`,
        args: { endpoint, p256dh, auth, classes: JSON.stringify(classes) },
      });
      return rowsAffected > 0;
    },
    /** Ends one; what waits for it goes with it. Who knows the endpoint has it: nobody can guess one. */
    end: (endpoint: string) =>
      database.execute({
        sql: 'delete from push_subscriptions where endpoint = ?',
        args: [endpoint],
      }),
  };
}

/** The subscriptions. */
export type Subscriptions = ReturnType<typeof makeSubscriptions>;
