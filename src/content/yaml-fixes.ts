import type { YAMLError } from 'yaml';

/** A fix of a YAML error, at an offset. */
export interface YamlFix {
  offset: number;
  was: string;
  is: string;
}

const smartQuotes = /^[\u2018\u201a\u201c\u201e](.*)[\u2018\u2019\u201c\u201d]$/u;
const inSingleQuotes = /^(\s*(?:- +)*(?:[\w-]+: +)?)'(.*)'$/;

/** A text as YAML takes it whatever it holds, in the quotes that need nothing doubled. */
export function quoted(text: string): string {
  if (!text.includes("'")) return `'${text}'`;
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** The rest of a line without a comment: undefined where it is not certain what belongs to it. */
function restOfLine(source: string, offset: number): string | undefined {
  const end = source.indexOf('\n', offset);
  const rest = source.slice(offset, end === -1 ? undefined : end).trimEnd();
  return / #/.test(rest) ? undefined : rest;
}

function startOfLine(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1;
}

/** `title: Fee: how to pay`: the text has a colon, and goes to the end of its line, or of its place in brackets. */
function textWithColon(source: string, offset: number): YamlFix | undefined {
  const rest = restOfLine(source, offset);
  const before = source.slice(startOfLine(source, offset), offset);
  const was = inBrackets.test(before + rest) ? /^[^,[\]{}]*(?<! )/.exec(rest ?? '')?.[0] : rest;
  const isText =
    was !== undefined && /^[\p{L}\p{N}].*: +\S/u.test(was) && /(?:: |- |[[,{] ?)$/.test(before);
  return isText ? { offset, was, is: quoted(was) } : undefined;
}

/** `title: 'School's fee'`: an apostrophe between two letters closes no quote. */
function apostrophes(source: string, offset: number): YamlFix | undefined {
  const start = startOfLine(source, offset);
  const [, before = '', inner] = inSingleQuotes.exec(restOfLine(source, start) ?? '') ?? [];
  if (inner === undefined) return undefined;
  const fixed = inner.replace(/(?<=\p{L})'(?=\p{L})/gu, "''");
  if (fixed.replaceAll("''", '').includes("'")) return undefined;
  return { offset: start + before.length, was: `'${inner}'`, is: `'${fixed}'` };
}

/** `title: "Urgent" fees`: words in quotes that begin a text, and do not end it. */
export function quotedWords(source: string, offset: number): YamlFix | undefined {
  const start = startOfLine(source, offset);
  const [, before = '', was] =
    /^(\s*(?:- +)*(?:[\w-]+: +)?)((["'])[^"'\\]*\3 +[^\s,:#\]}"'](?:(?!\3).)*)$/.exec(
      restOfLine(source, start) ?? '',
    ) ?? [];
  return was === undefined ? undefined : { offset: start + before.length, was, is: quoted(was) };
}

/** `title: “Fee: late”`: typographic quotes that were meant as YAML's own. */
function straightQuotes(source: string, offset: number): YamlFix | undefined {
  const was = restOfLine(source, offset);
  const inner = smartQuotes.exec(was ?? '')?.[1];
  return was === undefined || inner === undefined ? undefined : { offset, was, is: quoted(inner) };
}

/** A list or a group in brackets that is all of a line, and what in it is a text for people and not for YAML. */
const inBrackets = /^\s*(?:- +)*(?:[\w-]+: +)?[[{].*[\]}],?$/;
const bareTexts =
  /(?<=[[{,] {0,3}(?:[\w-]{1,40}: {1,3})?)(?![\w-]+: )(?:[@%`|>&*!](?!\[)[^,[\]{}'"]*|"[^"]*" +[^\s,[\]{}'"][^,[\]{}'"]*|(?:[^\s,[\]{}'"][^,[\]{}'"]*)?\[[^[\]'"]*\] ?\([^()\s'"]*\)[^,[\]{}'"]*)(?<! )/g;

/** `title: @Home School`, `[Nursery, [PDF](fees.pdf)]`: what the signs of a text mean to YAML, people do not. */
export function signedTexts(source: string, offset: number): YamlFix[] {
  const start = startOfLine(source, offset);
  const line = restOfLine(source, start) ?? '';
  if (inBrackets.test(line))
    return [...line.matchAll(bareTexts)].map(({ index, 0: was }) => ({
      offset: start + index,
      was,
      is: quoted(was),
    }));
  const [before = ''] = /^\s*(?:- +)*(?:[\w-]+: +)?/.exec(line) ?? [];
  const was = line.slice(before.length);
  // Behind brackets that are closed stand words: they were no list.
  const isText =
    /^(?:[@%*&!`?] ?\S|[>|] ?\p{L}|- \p{L}|\[[^[\]]*\](?: \p{L}| ?\()|\{[^{}]*\} \p{L})/u.test(was);
  return isText && before.endsWith(' ') && offset >= start + before.length
    ? [{ offset: start + before.length, was, is: quoted(was) }]
    : [];
}

/** The fix of a YAML error, where one correction is certain. */
export function yamlFix(error: YAMLError, source: string): YamlFix | undefined {
  const [offset] = error.pos;
  if (error.message.startsWith('Unexpected scalar at node end')) {
    return apostrophes(source, offset) ?? quotedWords(source, offset);
  }
  return straightQuotes(source, offset) ?? textWithColon(source, offset);
}

/** `value: {{ fees.x }}` up to the end of its line, in quotes. */
export function factFix(source: string, offset: number): YamlFix | undefined {
  const was = restOfLine(source, offset);
  return was?.startsWith('{{') && was.includes('}}') ? { offset, was, is: quoted(was) } : undefined;
}
