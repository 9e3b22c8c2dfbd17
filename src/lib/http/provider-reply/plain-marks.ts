import { national } from '../../phones/dialled';
import { toWatch } from './video-address';

/*
 * Marks that WhatsApp and Markdown have for bold, italics and headings: offices paste them, and programs with an editor of
 * Markdown send them.
 */

/** '*Dear Parents,*', '**Note**', '_today_'. Stars between figures, and one that stands by itself, are words. */
const EMPHASIS =
  /(^|[\s(["'“‘])(\*{1,3}|_{1,3}|`{1,3})(?=[^\s*_`])([^\n]{0,300}?[^\s*_`])\2(?=$|[\s.,;:!?)\]"'”’-])/g;

const HEADING = /^#{1,6} +(?=[^\s\d])/gm;

/** The words without such marks; of those within each other two. */
export const withoutMarks = (text: string): string =>
  text.replace(HEADING, '').replace(EMPHASIS, '$1$3').replace(EMPHASIS, '$1$3');

/** A link to another site, in Markdown and in HTML. */
const LINK =
  /!?\[([^[\]\n]{0,300})\]\(<?((?:https?:\/\/|mailto:|tel:)[^\s()<>"]{1,2000})>?(?: "[^"\n]{0,300}")?\)/g;
const ANCHOR =
  /<a\s[^<>]{0,400}?\bhref\s*=\s*(["']?)((?:https?:\/\/|mailto:)[^\s"'<>]{1,2000}|tel:[^"'<>]{3,30})\1[^<>]{0,400}>([^]{0,500}?)<\/a>/gi;

/** What another site shows within a text, such as a video or a form. */
const FRAME =
  /<iframe\s[^<>]{0,400}?\bsrc\s*=\s*["']?(https?:\/\/[^\s"'<>]{1,2000})[^<>]{0,400}>/gi;

/** 'here (https://forms.example)': an address stays with its words, unless these are the address, or its number. */
function written(words: string, address: string): string {
  const shown = address.replace(/^(?:mailto|tel):/i, '');
  const isThere = /^tel:/i.test(address)
    ? words.replace(/\D/g, '').endsWith(shown.replace(/\D/g, '').slice(-national))
    : words.includes(shown.replace(/^https?:\/\/|\/$/gi, ''));
  return isThere ? words : `${words} (${shown})`;
}

/** A text whose links are their words and addresses, for who shows no marks and no tags. */
export const withAddresses = (text: string): string =>
  text
    .replace(LINK, (_, words: string, address: string) => written(words, address))
    .replace(FRAME, (_, address: string) => ` ${toWatch(address)} `)
    .replace(ANCHOR, (_, _quote, address: string, words: string) => written(words, address));
