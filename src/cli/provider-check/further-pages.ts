import { asRecord } from '../../lib/http/as-record';
import { inSmall } from '../../lib/http/provider-reply/field-words';
import { scalarText } from '../../lib/scalar-text';
import { lacks, type Line, note } from './report';

/** How many records or pages there are in all, by the names of programs in small letters. */
const RECORDS =
  /^(?:odata)?(?:total|count|i?total(?:count|records|items|elements|docs|results)|recordstotal|numfound)$/;
const PAGES = /^(?:totalpages|pagecount|lastpage|pages)$/;
/** What leads to the next page, or says that there is one. */
const NEXT =
  /^(?:odata)?(?:next|next(?:page|link|url|pageurl|pagetoken|token|cursor|recordsurl)|has(?:next|more)(?:page)?|lastevaluatedkey)$/;
/** What says so by being false. */
const LAST = /^(?:is)?last(?:page)?$/;
/** Where the next page of Airtable begins; elsewhere a number, where this one does. */
const isNextOffset = (key: string, value: unknown): boolean =>
  key === 'offset' && /[a-z]/i.test(scalarText(value));
/** Headers with the number of all records: 'X-WP-Total: 80', 'Content-Range: items 0-9/80'. */
const HEADERS = ['x-total-count', 'x-wp-total', 'x-total', 'content-range'];

/** Where programs speak of pages; what else stands beside a list, such as the school, may count other things. */
const HOLDS_PAGES = /^(?:data|d|response|results?|payload|info|meta\w*|pag\w*|_?links)$/i;
const DEEPEST = 4;

function fieldsIn(json: unknown, depth = DEEPEST): [string, unknown][] {
  const wrapper = depth > 0 ? asRecord(json) : undefined;
  return Object.entries(wrapper ?? {}).flatMap(([key, value]) => [
    [key, value] as [string, unknown],
    // GraphQL has it beside the records of a list under its name.
    ...(HOLDS_PAGES.test(key) || asRecord(value)?.pageInfo ? fieldsIn(value, depth - 1) : []),
  ]);
}

/** What a reply says of further pages, for which the site does not ask. */
export function furtherPages(json: unknown, sent: number, headers: Headers): Line[] {
  const fields = fieldsIn(json).map(([key, value]) => [inSmall(key), value] as const);
  const valueOf = (name: RegExp, least: number) =>
    fields
      .map(([key, value]) => (name.test(key) ? Number(value) : 0))
      .find((value) => value > least);
  const alone = 'the site asks for one page alone';
  const inHeaders = HEADERS.map((name) => (headers.get(name) ?? '').split('/').at(-1));
  const total = valueOf(RECORDS, sent) ?? Math.max(...inHeaders.map((text) => Number(text) || 0));
  if (total > sent) return [lacks(`only ${sent} of ${total} came; ${alone}`)];
  const pages = valueOf(PAGES, 1);
  if (pages) return [lacks(`it is the first of ${pages} pages; ${alone}`)];
  const hasNext =
    fields.some(
      ([key, value]) =>
        (NEXT.test(key) && value) ||
        (LAST.test(key) && value === false) ||
        isNextOffset(key, value),
    ) || /\brel="?next\b/i.test(headers.get('link') ?? '');
  return hasNext ? [lacks(`it names a next page; ${alone}`)] : [];
}

/** What stands beside a list and is none of records. */
const NO_RECORDS = /^(?:_?links|errors|warnings)$/i;

/** Lists that came beside the one that is read, such as `pinned` beside `data`. */
export function otherLists(json: unknown, list: unknown): Line[] {
  const lists = fieldsIn(json).flatMap(([key, value]) =>
    Array.isArray(value) && !NO_RECORDS.test(key) && value.some(asRecord) ? [{ key, value }] : [],
  );
  const others = lists.filter(({ value }) => value !== list);
  if (others.length === 0 || others.length === lists.length) return [];
  const named = others.map(({ key, value }) => `"${key}" (${value.length})`).join(', ');
  return [note(`lists beside it are not read: ${named}`)];
}
