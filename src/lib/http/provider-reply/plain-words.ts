import { WINDOWS } from '../../windows-1252';
import { cleanText, TITLE_MAX } from '../text';
import { asMeant } from './misread-utf8';
import { withoutMarks } from './plain-marks';

const ENTITY = /&(?:#0*(\d{1,7})|#x0*([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;

/** The entities that programs for offices write; letters with an accent are put together below. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ...(
    'amp& lt< gt> quot" apos\' lsquo‘ rsquo’ ldquo“ rdquo” ndash– mdash— hellip… bull• middot· ' +
    'copy© reg® trade™ deg° times× frac12½ frac14¼ frac34¾ euro€ pound£ sect§ laquo« raquo» ' +
    'zwj\u200d zwnj\u200c'
  )
    .split(' ')
    .map((one) => [one.slice(0, -1), one.slice(-1)] as const),
  ...['nbsp', 'ensp', 'emsp', 'thinsp'].map((blank) => [blank, ' '] as const),
  ['shy', ''],
]);

/** `&ecirc;` is an e and a combining circumflex. */
const ACCENTED = /^([a-z])(?:(grave)|(acute)|(circ)|(tilde)|(uml)|(ring)|(cedil)|(caron))$/i;
const ACCENTS = '\u0300\u0301\u0302\u0303\u0308\u030a\u0327\u030c';

function accented(name: string): string | undefined {
  const [, letter, ...accents] = ACCENTED.exec(name) ?? [];
  const accent = accents.findIndex(Boolean);
  return letter && (letter + ACCENTS.charAt(accent)).normalize('NFC');
}

/** HTML takes the numbers 128 to 159 for what Windows has there, too: `&#146;` is an apostrophe. Five mean nothing. */
function characterOf(code: number): string {
  if (code >= 128 && code < 160) return WINDOWS.charAt(code - 128).replace(/\p{Cc}/u, '');
  return code > 0x10_ffff ? '' : String.fromCodePoint(code);
}

/** What ends a line, and what only marks words: no more than a simple editor writes. */
const LINE_TAGS =
  /<\/?(?:address|article|aside|blockquote|br|dd|div|dl|dt|figcaption|footer|h[1-6]|header|hr|li|main|nav|ol|p|section|table|tr|ul)(?:[\s/][^<>]*)?>/gi;
const MARK_TAGS =
  /<!--[^<>]*-->|<\/?(?:a|abbr|audio|b|big|blink|body|button|center|cite|code|col|colgroup|del|em|embed|figure|font|html|i|iframe|img|ins|kbd|label|mark|marquee|[ovw]:[a-z]+|object|picture|pre|q|s|script|small|source|span|st1:[a-z]+|strike|strong|style|sub|sup|svg|tbody|td|tfoot|th|thead|time|tt|u|var|video|wbr)(?:[\s/][^<>]*)?>/gi;

/** The text of HTML in lines: items of lists with a bullet, the cells of a row beside each other. */
function inLines(html: string): string {
  // Where tags end lines, the lines of the text itself are blanks.
  if (html.search(LINE_TAGS) < 0) return html.replace(MARK_TAGS, '');
  const isList = html.split(/<li[\s>]/i).length > 2;
  return html
    .replace(/\s+/g, ' ')
    .replace(/<\/(?:dd|dt|li|tr)> ?/gi, '')
    .replace(/<\/t[dh]> ?(?=<t[dh][ >])/gi, ' · ')
    .replace(/<li(?: [^<>]*)?>/gi, isList ? '\n• ' : '\n')
    .replace(LINE_TAGS, '\n')
    .replace(MARK_TAGS, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** Programs that escape what is escaped already do so once or twice. */
const MOST_ESCAPES = 3;

const unescaped = (text: string) =>
  text.replace(ENTITY, (written, decimal?: string, hex?: string, name = '') =>
    decimal || hex
      ? characterOf(parseInt(decimal ?? hex ?? '', decimal ? 10 : 16))
      : (NAMED.get(name) ?? accented(name) ?? written),
  );

/** A text without its entities, and without those that stand there then: `&amp;#39;` is an apostrophe. */
export function withoutEntities(text: string, most = MOST_ESCAPES): string {
  let plain = text;
  for (let times = 0; times < most && plain.includes('&'); times += 1) {
    plain = unescaped(plain);
  }
  return plain;
}

/** What JSON escapes within a text that was escaped twice: line ends, quotes, characters by their code. */
const ESCAPED = /\\(?:(r?\\n|[nrt])|u([\da-f]{4})|(["'/]))/gi;

/** The marks with which XML encloses a text as it is; styles, as Word leaves them. */
const CDATA = /<!\[CDATA\[|\]\]>|<style(?:\s[^<>]*)?>[^<]*<\/style>/gi;

const withoutEscapes = (text: string) =>
  text
    .replace(ESCAPED, (_escaped, end?: string, code = '', mark = '') =>
      end ? '\n' : code ? String.fromCharCode(parseInt(code, 16)) : mark,
    )
    .replace(CDATA, '');

/** What an editor in a browser leaves where nothing was written: `<p><br></p>`, `<div>&nbsp;</div>`. */
const isBlank = (text: string) => text.replace(LINE_TAGS, '').trim() === '';

/**
 * The words of a stranger's value as a reader sees them: entities become characters, tags of simple
 * markup and marks of emphasis fall away, and `cleanText` does the rest. A number is its digits; '' for what is no text.
 */
export function plainWords(value: unknown, max: number = TITLE_MAX): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string' || /^[^#&*<\\\]_`\u0080-\uffff]*$/.test(value))
    return cleanText(value, max);
  const decoded = withoutEntities(withoutEscapes(asMeant(value.slice(0, max * 8))));
  const words = cleanText(withoutMarks(inLines(decoded)), max);
  // What was nothing but tags is shown as it is written.
  return words || (isBlank(decoded) ? '' : cleanText(value, max));
}

/** Whether a text stands where nothing is to say, as forms ask for one: 'N/A', '-', 'NIL'. 'TBA' tells people something. */
export const saysNothing = (text: string): boolean =>
  /^(?:[(<[]?(?:undefined|null|nan|nil|none|n\/a|n\.a\.?)[)>\]]?|nan:nan|invalid date|#(?:n\/a|[a-z]+\/?0?[!?])|[-–—._:]*)$/i.test(
    text,
  ) || text === 'NA';

/** The words of a value; '' for those that say nothing. */
export const words = (value: unknown, max?: number): string => {
  const text = plainWords(value, max);
  return saysNothing(text) ? '' : text;
};

/** A name without the parts that programs had none for, 'Ravi NULL' and 'Uma .'; Nil is also a name. */
export const withoutNothing = (name: string): string =>
  name
    .split(' ')
    .filter((word) => !saysNothing(word) || /^nil$/i.test(word))
    .join(' ');
