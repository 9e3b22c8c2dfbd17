import type { YAMLError } from 'yaml';
import { quotedWords } from './yaml-fixes';

/** Whether a quote has no end. */
export const isOpenQuote = ({ code, message }: YAMLError): boolean =>
  code === 'MISSING_CHAR' && message.includes('quote');

/** What a YAML error means for who wrote the file, and what to write instead. */
export function yamlMessage(error: YAMLError, source: string): string {
  const text = source.slice(error.pos[0], error.pos[1]);
  if (error.code === 'DUPLICATE_KEY') {
    return `the key "${/^[^:\s]*/.exec(source.slice(error.pos[0]))?.[0] ?? text}" stands twice; keep one`;
  }
  const lineStart = source.lastIndexOf('\n', error.pos[0] - 1) + 1;
  const [indent = '', bareHyphen] = /^[ \t]*(-\w)?/.exec(source.slice(lineStart)) ?? [];
  if (error.code === 'TAB_AS_INDENT' || indent.includes('\t')) return 'a tab; indent with spaces';
  if (isOpenQuote(error)) return 'the quote that begins here has no end; close it';
  if (error.message.startsWith('Unexpected scalar at node end')) {
    if (bareHyphen) return 'an item of a list has a space behind its hyphen: "- "';
    const before = source.slice(lineStart, error.pos[0]);
    if (!/["'\]}]/.test(before))
      return 'not valid YAML here: check the indentation, which is not that of the lines above';
    const whole = quotedWords(source, error.pos[0]);
    if (whole) return `text behind a closing quote; put the whole text in quotes: ${whole.is}`;
    return "text behind a closing quote; write ' inside of '…' twice, or use \"…\" around it";
  }
  if (/^[\u2018-\u201e]/.test(text)) {
    return 'typographic quotes are part of the text; put straight ones around it';
  }
  if (error.code === 'BLOCK_IN_FLOW') return 'a text with a colon needs quotes';
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' || error.code === 'MULTILINE_IMPLICIT_KEY') {
    return 'not valid YAML here: check the indentation, and put a text with a colon in quotes';
  }
  if (error.code === 'BAD_DQ_ESCAPE')
    return `\\ has a meaning of its own between "…"; write '…' around the text`;
  if (error.code === 'BAD_INDENT' || error.message.startsWith('Sequence item')) {
    const [, bracket] = /end with a ([\]}])/.exec(error.message) ?? [];
    return bracket
      ? `a bracket above this line has no end; write "${bracket}" behind the last of its values`
      : 'not valid YAML here: check the indentation, which is not that of the lines above';
  }
  if (error.message.startsWith('Implicit map keys'))
    return 'there is no colon behind a key in this line; write it like "title: Library"';
  if (error.code === 'MULTIPLE_DOCS')
    return 'a line --- or ... ends the file, and what follows is not read; remove that line';
  return `not valid YAML: ${error.message.split('\n')[0] ?? error.code}`;
}
