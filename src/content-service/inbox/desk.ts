import type { Database } from './database';
import { selectMessages, type StoredMessage, storedMessage } from './stored-message';

const conditions = {
  open: 'suspicion is null and answered_at is null',
  unread: 'suspicion is null and answered_at is null and seen_at is null',
  answered: 'suspicion is null and answered_at is not null',
  spam: 'suspicion is not null',
} as const;

/** A part of an inbox: what is to be answered, what nobody has opened, what was answered, and what is probably spam. */
export type Box = keyof typeof conditions;

/** All parts, in the order in which they are shown. */
export const boxes: readonly Box[] = ['open', 'unread', 'answered', 'spam'];

/** What the office says of a message. `open`: to be answered after all; `unread`: as if nobody had opened it. */
export const markings = ['answered', 'open', 'unread', 'spam', 'not-spam'] as const;

/** One of them. */
export type Marking = (typeof markings)[number];

const changes: Record<Marking, string> = {
  answered: 'answered_at = :now, seen_at = coalesce(seen_at, :now)',
  open: 'answered_at = null',
  unread: 'answered_at = null, seen_at = null',
  spam: `suspicion = 'marked'`,
  'not-spam': 'suspicion = null',
};

/** What is looked for: a part of the inbox, and words that a message holds. */
export interface Wanted {
  box: Box;
  words: string;
}

const columns = ['name', 'phone', 'email', 'subject', 'message', 'child_class', 'child_year'];
const text = columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `);

/** The condition that a message holds each of the words, in any of its fields, and its arguments. */
function holding(words: string) {
  const all = words.split(/\s+/).filter(Boolean).slice(0, 10);
  const args = all.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return { sql: args.map(() => ` and ${text} like ? escape '\\'`).join(''), args };
}

/** Messages as a clerk works with them. Every method rejects when the database fails. */
export function makeDesk(database: Pick<Database, 'execute'>, now: () => Date) {
  return {
    /** The messages that are looked for, the newest first; `limit` of them from `offset` on. */
    async find({ box, words }: Wanted, limit: number, offset = 0): Promise<StoredMessage[]> {
      const { sql, args } = holding(words);
      const { rows } = await database.execute({
        sql: `${selectMessages} where ${conditions[box]}${sql} order by received_at desc, id desc limit ? offset ?`,
        args: [...args, limit, offset],
      });
      return rows.map(storedMessage);
    },
    /** How many messages each part holds. */
    async counts(): Promise<Record<Box, number>> {
      const sums = boxes.map((box) => `count(case when ${conditions[box]} then 1 end) as ${box}`);
      const { rows } = await database.execute(`select ${sums.join(', ')} from contact_messages`);
      const counted = boxes.map((box) => [box, Number(rows[0]?.[box] ?? 0)] as const);
      return Object.fromEntries(counted) as Record<Box, number>;
    },
    /** Opens a message, which is read from then on; undefined where there is none. */
    async read(id: number): Promise<StoredMessage | undefined> {
      await database.execute({
        sql: 'update contact_messages set seen_at = ? where id = ? and seen_at is null',
        args: [now().toISOString(), id],
      });
      const { rows } = await database.execute({
        sql: `${selectMessages} where id = ?`,
        args: [id],
      });
      return rows[0] && storedMessage(rows[0]);
    },
    /** Marks a message. */
    async mark(id: number, as: Marking): Promise<void> {
      const set = changes[as];
      const args = { id, ...(set.includes(':now') && { now: now().toISOString() }) };
      await database.execute({ sql: `update contact_messages set ${set} where id = :id`, args });
    },
  };
}
