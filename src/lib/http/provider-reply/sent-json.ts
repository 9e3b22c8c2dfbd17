import { asRecord } from '../as-record';
import { jsonOf } from '../json-of';
import { isTooDeep } from './bounded-json';
import { fromLatin1 } from '../../windows-1252';

/** The characters beyond ASCII that bytes gave, and those that they lost. */
const FOREIGN = /[^\0-\x7f\ufffd]/g;
const LOST = /\ufffd/g;

/** The text of bytes; none where the encoding is not known, or with `fatal` where they are not in it. */
function decoded(bytes: ArrayBuffer, encoding: string, fatal = false): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The encoding of UTF-16, which JSON shows by its first bytes (RFC 4627). */
function utf16([first, second]: Uint8Array): string {
  if (first === 0xff || second === 0) return 'utf-16le';
  return first === 0xfe || first === 0 ? 'utf-16be' : '';
}

/**
 * The text of a reply's bytes. JSON is UTF-8, but older programs send UTF-16 or, with a `charset` in the content type
 * or none, what Windows writes. A letter that is lost may be one of a withdrawn child's name.
 */
export function sentText(bytes: ArrayBuffer, type: string): string {
  const strict = decoded(bytes, utf16(new Uint8Array(bytes)) || 'utf-8', true);
  if (strict !== undefined) return strict;
  const cut = decoded(bytes, 'utf-8') ?? '';
  const count = (characters: RegExp) => cut.match(characters)?.length ?? 0;
  // A text that was cut within a letter is UTF-8 all the same.
  if (count(LOST) <= count(FOREIGN)) return cut;
  const [, charset = ''] = /charset="?([\w-]+)/i.exec(type) ?? [];
  return fromLatin1(decoded(bytes, charset, true) ?? decoded(bytes, 'windows-1252') ?? cut);
}

/**
 * What stands around JSON that scripts load (JSONP), or before it so that none can: `callback([…]);`, `)]}',`,
 * `var news = […];`.
 */
const AROUND =
  /^(?:(?:\/\*.*?\*\/\s*)?(?:[\w$.]+\s*)?\(([^]*)\)\s*;?|(?:\)\]\}',?|while\s*\(1\);|for\s*\(;;\);)([^]*)|(?:(?:var|let|const)\s+)?[\w$.]+\s*=\s*([[{][^]*[\]}])\s*;?)$/;

/** What PHP and hosts write before JSON and behind it: notices, comments, scripts. No page of HTML. */
const BEFORE = /^(?!<!doctype|<html)[^]{0,5000}?(?:\n|>\s{0,20})(?=[[{])/i;
const BEHIND = /^([^]*[\]}])\s*<(?:!--|script|br|\/)[^]*$/i;

/** The records of a text that has one in each line (NDJSON); `undefined` where a line is none. */
function linesIn(text: string): unknown {
  if (!/^\{.*\}\s*$/m.test(text.slice(0, text.indexOf('\n')))) return undefined;
  const records: unknown[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim()) continue;
    const record = asRecord(jsonOf(line));
    if (!record) return undefined;
    records.push(record);
  }
  return records;
}

/** Of a longer text nothing is mended: no list of a school is so long. */
const LONGEST = 10_000_000;

/** Texts, and what programs that put JSON together themselves write beside them: `NaN`, a comma at the end. */
const TOKENS = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?\b(?:NaN|Infinity|undefined)\b|,(?=\s*[\]}])/g;

const mended = (json: string): string =>
  json.replace(TOKENS, (token) =>
    token.startsWith('"') ? token.replace(/\p{Cc}/gu, ' ') : token === ',' ? '' : 'null',
  );

/** What Python and JavaScript write for JSON: keys without quotes, single quotes, `True`. */
const LOOSE =
  /"[^"\\]*(?:\\[^][^"\\]*)*"?|'([^'\\]*(?:\\[^][^'\\]*)*)'?|\b(?:True|False|None)\b|\b[A-Za-z_$][\w$]{0,60}(?=\s{0,9}:)/g;

const quoted = (json: string): string =>
  json.replace(LOOSE, (token, single?: string) => {
    if (single !== undefined)
      return `"${single.replace(/\\([^])|"/g, (sign, escaped) => (escaped === "'" ? "'" : sign === '"' ? '\\"' : sign))}"`;
    if (token.startsWith('"')) return token;
    return { True: 'true', False: 'false', None: 'null' }[token] ?? `"${token}"`;
  });

/** The JSON of a reply's text; `undefined` where it is none. A program that puts it together itself leaves lines in texts. */
export function jsonIn(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  const plain = jsonOf(text);
  if (plain !== undefined || text.length > LONGEST) return plain;
  const [, inner, after, value] = AROUND.exec(text) ?? [];
  const json = mended(inner ?? after ?? value ?? text);
  return (
    jsonOf(json) ??
    linesIn(json) ??
    jsonOf(json.replace(BEFORE, '').replace(BEHIND, '$1')) ??
    (/^[[{]/.test(json) ? jsonOf(quoted(json)) : undefined)
  );
}

/** The JSON of a reply's bytes; `undefined` where they are none. */
export const sentJson = (bytes: ArrayBuffer, type: string): unknown =>
  jsonIn(sentText(bytes, type).trim());
