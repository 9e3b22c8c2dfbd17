/** One way in which a reply can be wrong. It is plain data, so that any runner can serve it. */
export interface Fault {
  name: string;
  /** HTTP status; 200 without one. */
  status?: number;
  /** The body; JSON unless `type` says otherwise. */
  body: string;
  type?: string;
}

/** Replies that are wrong as a whole: nothing of them can be shown. */
export const brokenReplies: readonly Fault[] = [
  { name: '500', status: 500, body: '{"error":"Something went wrong."}' },
  { name: '404', status: 404, body: '{"error":"Not found."}' },
  { name: '401', status: 401, body: '{"error":"Sign in first."}' },
  { name: '503 with a web page', status: 503, body: '<h1>Down</h1>', type: 'text/html' },
  { name: 'an empty body', body: '' },
  { name: '204', status: 204, body: '' },
  { name: 'cut-short JSON', body: '[{"_id":"1","title":"Half a rec' },
  { name: 'HTML instead of JSON', body: '<!doctype html><p>Sign in</p>', type: 'text/html' },
  { name: 'null', body: 'null' },
  { name: 'a text', body: '"undefined"' },
  { name: 'a number', body: '7' },
];

/** An object where a list is expected. */
export const objectReply: Fault = { name: 'an object instead of a list', body: '{"ok":false}' };

const SCRIPT = '<script>window.ran = 1</script><img src=x onerror="window.ran = 1">';
const BAD_ADDRESSES = [
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//elsewhere.example/x.png',
  'https://user@elsewhere.example/x.png',
  '../../etc/passwd',
  '..\\..\\x.png',
];
const IMPOSSIBLE_DATES = ['2026-02-30', '2026-13-01', '0000-00-00', 'soon', '', 'Invalid Date'];

/** Fields that decide what a record is; a record keeps them while its other fields are spoilt. */
const SORTING = new Set(['_id', 'class', 'sessionYear', 'category']);
const DATES = new Set(['date', 'fromDate']);

/** A list in which the good records stand among bad ones. */
export interface MixedList {
  name: string;
  records: unknown[];
  /** How many records are added to the good ones. */
  added: number;
}

/** Lists in which bad records stand before and after good ones. */
export function mixedLists(good: readonly object[]): MixedList[] {
  const first = good[0] ?? {};
  const mixed = (name: string, bad: unknown[]): MixedList => ({
    name,
    records: [...bad, ...good, ...bad],
    added: bad.length * 2,
  });
  const spoil = (value: (field: string, old: unknown) => unknown) =>
    Object.fromEntries(Object.entries(first).map(([field, old]) => [field, value(field, old)]));
  const keeping = (value: (field: string, old: unknown) => unknown) =>
    spoil((field, old) => (SORTING.has(field) || DATES.has(field) ? old : value(field, old)));
  const textsAs = (text: string) => keeping((_, old) => (Array.isArray(old) ? [text, text] : text));
  return [
    mixed('nulls', [null, null]),
    mixed('things that are no records', [[], 'x', 7, true, [null], '']),
    mixed('records without any field', [{}]),
    mixed('records whose fields are null', [spoil(() => null)]),
    mixed(
      'records whose fields are of wrong types',
      [0, Number.MAX_VALUE, true, {}, [], [[]], [{}], ''].map((value) => spoil(() => value)),
    ),
    mixed('records without lists', [
      keeping((_, old) => (Array.isArray(old) ? null : old)),
      keeping((_, old) => (Array.isArray(old) ? { 0: 'x' } : old)),
    ]),
    mixed(
      'impossible dates',
      IMPOSSIBLE_DATES.map((date) => spoil((field, old) => (DATES.has(field) ? date : old))),
    ),
    mixed('scripts in every text', [textsAs(SCRIPT)]),
    mixed('scripts in every field', [spoil(() => SCRIPT)]),
    mixed('bad addresses in every text', BAD_ADDRESSES.map(textsAs)),
    mixed('right-to-left marks', [textsAs('\u202Etxt.exe\u2066 \u200F\u061C'), textsAs('\u202E')]),
    mixed('texts of 10,000 characters', [textsAs('x'.repeat(10_000)), textsAs('क'.repeat(10_000))]),
    mixed('words for nothing', ['undefined', 'null', 'NaN', 'Invalid Date'].map(textsAs)),
    mixed('names of the prototype', [textsAs('__proto__'), textsAs('constructor')]),
  ];
}
