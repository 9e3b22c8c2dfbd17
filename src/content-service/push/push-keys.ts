import type { Database } from '../inbox/database';

/** The two keys by which push services know this school again (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The school's keys, made at the first call and kept in the database, whose file no other user reads: subscriptions
 * hold for them alone. All processes have the same. Rejects when the database fails.
 */
export async function loadPushKeys(database: Pick<Database, 'batch'>): Promise<PushKeys> {
  // Loaded when it is needed: its parts have to be taken from its default export.
  const { default: webPush } = await import('web-push');
  const fresh = webPush.generateVAPIDKeys();
  const [, found] = await database.batch([
    {
      sql: 'insert into push_keys (id, public_key, private_key) values (1, ?, ?) on conflict do nothing',
      args: [fresh.publicKey, fresh.privateKey],
    },
    'select public_key, private_key from push_keys where id = 1',
  ]);
  const row = found?.rows[0];
  return { publicKey: String(row?.['public_key']), privateKey: String(row?.['private_key']) };
}
