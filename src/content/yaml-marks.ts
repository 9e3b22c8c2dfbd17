import type { YAMLError } from 'yaml';
import type { YamlFix } from './yaml-fixes';

/** What stands before a value: blanks, the hyphens of lists, and the key with its colon. */
const head = /^[^\S\n]*(?:-[^\S\n]+)*(?:[\w-]+[^\S\n]*:[^\S\n]*)?/;

/** Blanks that YAML takes for letters, as Word, web pages and phones write them. */
const otherBlanks = /[^\S \t\r\n]|\u200b/gu;

/** Signs that Word and people put before the items of a list. */
const bullet = /^([^\S\n]*)([•‣◦▪■●○∙·–—*o\uf0a7\uf0b7][^\S\n]+)(?=[\w-]+[^\S\n]*:(?:\s|$))/u;

/** A key whose colon is that of Chinese or Japanese, another sign, or has no blank behind it. */
const otherColon = /^(\s*(?:- +)*)([\w-]+)(：[^\S\n]*|:(?=[^\s/:])|[^\S\n]*[=;][^\S\n]+)/u;

/** A hyphen that touches the first key of its item. */
const bareHyphen = /^([^\S\n]*)-(?=[A-Za-z][\w-]*:(?:\s|$))/;

/** A hyphen that is all of a value: YAML begins a list with it. */
const loneHyphen = /(?<=^ *(?:- )?[\w-]{1,40}: |[[,] ?)-(?= ?(?:[,\]]|$))/g;

/** A list without items, alone or behind its key. */
const emptyList = /^([^\S\n]*)(?:[\w-]+:[^\S\n]+)?(\[[^\S\n]*\])[^\S\n]*(?:#.*)?$/;

/** Such a mark, the place of it, and how it is mended. */
interface Mark {
  at: number;
  message: string;
  fix: YamlFix;
}

/** Where the line begins that is the last above a place, but for blank ones and comments. */
function lineAbove(source: string, start: number): number {
  let from = start;
  do from = source.lastIndexOf('\n', from - 2) + 1;
  while (from > 1 && /^[^\S\n]*(?:#|\r?\n)/.test(source.slice(from, start)));
  return from;
}

/** `[]` above the first item of a list, or below its last one: new lists are written with it. */
function emptyListMark(source: string, line: string, start: number): Mark | undefined {
  const isItem = start > 0 && /^[^\S\n]*- /.test(line);
  const from = isItem ? lineAbove(source, start) : start;
  const written = isItem ? source.slice(from, source.indexOf('\n', from)) : line;
  const [all, indent = '', was] = emptyList.exec(written) ?? [];
  if (all === undefined || was === undefined || indent.length > line.search(/\S/)) return undefined;
  const at = from + all.indexOf(was);
  const message = `${was} means that the list has no items; remove it, so that those written here count`;
  return { at, message, fix: { offset: at, was, is: '' } };
}

function hyphenMark(line: string, start: number): Mark | undefined {
  const [, indent] = bareHyphen.exec(line) ?? [];
  if (indent !== undefined) {
    const at = start + indent.length;
    const message = 'an item of a list has a space behind its hyphen: "- "';
    return { at, message, fix: { offset: at, was: '-', is: '- ' } };
  }
  const found = line.search(loneHyphen);
  if (found < 0) return undefined;
  const [at, was] = [start + found, line.slice(found)];
  const message = "a hyphen alone begins a list; put it in quotes: '-'";
  return {
    at,
    message,
    fix: { offset: at, was, is: line.replace(loneHyphen, "'-'").slice(found) },
  };
}

function markIn(line: string, start: number): Mark | undefined {
  const [, indent = '', sign] = bullet.exec(line) ?? [];
  if (sign !== undefined) {
    // Word's own stand in no font but its own.
    const shown = /[\uf0a7\uf0b7]/.test(sign) ? 'a bullet' : `"${sign.trim()}"`;
    const message = `${shown} begins no item of a list; write a hyphen and a blank: "- "`;
    const at = start + indent.length;
    return { at, message, fix: { offset: at, was: sign, is: '- ' } };
  }
  const [before = ''] = head.exec(line.replace(/\u200b/g, '\u00a0')) ?? [];
  const was = line.slice(0, before.length);
  const found = was.search(otherBlanks);
  if (found >= 0) {
    const message =
      'a no-break blank, or another one that YAML takes for a letter; write a plain one';
    const fix = { offset: start, was, is: was.replace(otherBlanks, ' ') };
    return { at: start + found, message, fix };
  }
  const [, front = '', key = '', colon] = otherColon.exec(line) ?? [];
  if (colon === undefined) return undefined;
  const message = `behind "${key}" belong a plain colon and a blank: "${key}: "`;
  const offset = start + front.length;
  return {
    at: offset + key.length,
    message,
    fix: { offset, was: key + colon, is: `${key}: ` },
  };
}

/**
 * Marks that YAML does not know, in the lines in which it finds errors: bullets in the place of hyphens, blanks
 * and colons of other kinds, hyphens of texts, and `[]` beside items. Texts may hold them all.
 */
export function foreignMarks(source: string, errors: readonly YAMLError[]): Mark[] {
  const starts = errors.map(({ pos }) => source.lastIndexOf('\n', pos[0] - 1) + 1);
  return [...new Set(starts)].flatMap((start) => {
    const end = source.indexOf('\n', start);
    const line = source.slice(start, end < 0 ? undefined : end);
    return (
      emptyListMark(source, line, start) ?? hyphenMark(line, start) ?? markIn(line, start) ?? []
    );
  });
}
