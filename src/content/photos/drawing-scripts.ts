import { type OpenFile, readAt } from './whole-picture';

const running =
  /<(?:\w+:)?(?:script|handler|iframe|object|embed)\b|[\s"'/]on[a-z]+\s*=\s*["']|javascript:/i;

const character = (_: string, hex: string | undefined, decimal: string | undefined) =>
  String.fromCodePoint(Math.min(parseInt(hex ?? decimal ?? '', hex ? 16 : 10), 0x10ffff));

/**
 * Whether a drawing may run scripts, also from entities: it would do so where it is opened by itself, with all that
 * the site's own scripts may do, on hosts that send no policy with it.
 */
export function runsScripts(file: OpenFile): boolean {
  const text = readAt(file, 0, file.size).toString('utf8');
  const plain = text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, character);
  // Browsers overlook these amid a scheme.
  return running.test(text) || running.test(plain.replace(/[\t\n\r]/g, ''));
}
