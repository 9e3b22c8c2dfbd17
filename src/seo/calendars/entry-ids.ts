import { createHash } from 'node:crypto';
import type { CalendarEntry } from '../../blocks/calendar/calendar.schema';

/** An entry, and where it is written. */
export interface PlacedEntry {
  entry: CalendarEntry;
  /** The path of its page. */
  path: string;
  /** The heading of its calendar; '' without one. */
  heading: string;
  /** The first month under which it stands, 'YYYY-MM'. */
  month: string;
}

/** What names an entry: the first alone where nothing else has that name, otherwise with the next ones. */
const names: readonly ((placed: PlacedEntry) => unknown[])[] = [
  ({ path, heading, month, entry }) => [path, heading, month.slice(0, 4), entry.event],
  ({ month }) => [month],
  ({ entry }) => [entry.from, entry.to, entry.type],
];

const digest = (name: unknown) =>
  createHash('sha256').update(JSON.stringify(name)).digest('hex').slice(0, 20);

function withIds<Placed extends PlacedEntry>(
  entries: readonly Placed[],
  known: readonly unknown[],
): (Placed & { id: string })[] {
  const nameOf = names[known.length];
  if (!nameOf || (entries.length === 1 && known.length > 0)) {
    // What is alike in everything can stand for each other.
    return entries.map((placed, turn) => ({ ...placed, id: digest([...known, turn]) }));
  }
  const groups = new Map<string, Placed[]>();
  for (const placed of entries) {
    const name = JSON.stringify(nameOf(placed));
    groups.set(name, [...(groups.get(name) ?? []), placed]);
  }
  return [...groups].flatMap(([name, group]) => withIds(group, [...known, name]));
}

/**
 * Gives every entry of a site its id. It is made of the page, the calendar's heading, the year and the
 * words, and not of the day: an entry whose day moves, moves in visitors' calendars too. Entries that share
 * all of this are told by their months, then by their days; never by what stands before them.
 */
export function entriesWithIds<Placed extends PlacedEntry>(
  entries: readonly Placed[],
): (Placed & { id: string })[] {
  return withIds(entries, []);
}
