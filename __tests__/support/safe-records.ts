import { imageUrl } from '../../src/lib/http/file-url';
import { safeUrl } from '../../src/lib/http/safe-url';

const NOTHING = /^(undefined|null|NaN|Invalid Date|\[object Object\])$/;
const TURNING_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const ADDRESSES = new Set(['url', 'href']);
const PATHS = new Set(['photo', 'file', 'images', 'photos']);
const LONGEST = 60_000;

/** Every text of a value, however deep, with the field that it stands in. */
function textsOf(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
}

/** What a page must never be handed: each as 'field: text'. Empty when all is well. */
export function dangersIn(value: unknown): string[] {
  const isDangerous = ({ field, text }: { field: string; text: string }) =>
    NOTHING.test(text) ||
    TURNING_MARKS.test(text) ||
    text.length > LONGEST ||
    (ADDRESSES.has(field) && safeUrl(text) !== text) ||
    (PATHS.has(field) && !staysOnTheService(text));
  return textsOf(value)
    .filter(isDangerous)
    .map(({ field, text }) => `${field}: ${text.slice(0, 80)}`);
}

function staysOnTheService(path: string): boolean {
  const url = new URL(imageUrl(path) ?? 'about:blank', 'https://service.example');
  return url.origin === 'https://service.example' && url.pathname.startsWith('/api/image/');
}
