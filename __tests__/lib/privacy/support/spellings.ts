const apostrophes = /['’]/g;
const wide = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0));
const within = (text: string, what: string) => text.replace(/(\p{L}\p{M}*)(?=\p{L})/u, `$1${what}`);

/** How a name is written by others, so that a reader sees the same. */
const spellings: Record<string, (name: string) => string> = {
  'as it is': (name) => name,
  capitals: (name) => name.toUpperCase(),
  'small letters': (name) => name.toLowerCase(),
  decomposed: (name) => name.normalize('NFD'),
  'composed for compatibility': (name) => name.normalize('NFKC'),
  'wide letters': wide,
  'a soft hyphen': (name) => within(name, '\u00ad'),
  'a soft hyphen as an entity': (name) => within(name, '&shy;'),
  'a joiner': (name) => within(name, '\u200d'),
  'a non-joiner': (name) => within(name, '\u200c'),
  'a word joiner': (name) => within(name, '\u2060'),
  'a zero-width space': (name) => within(name, '\u200b'),
  'a variation selector': (name) => within(name, '\ufe0f'),
  'a mark of direction': (name) => `\u200e${name}\u200f`,
  'no-break spaces': (name) => name.replace(/ /g, '\u00a0'),
  'spaces as entities': (name) => name.replace(/ /g, '&nbsp;'),
  'spaces as numbers': (name) => name.replace(/ /g, '&#160;'),
  'many spaces': (name) => name.replace(/ /g, ' \u2009 '),
  'a new line': (name) => name.replace(/ /g, '\n  '),
  'a wide space': (name) => name.replace(/ /g, '\u3000'),
  'hyphens for spaces': (name) => name.replace(/ /g, '-'),
  underscores: (name) => name.replace(/ /g, '_'),
  dots: (name) => name.replace(/\.? /g, '.'),
  'initials without dots': (name) => name.replace(/\./g, ''),
  'initials without spaces': (name) => name.replace(/\. /g, '.'),
  'spaces as in addresses': (name) => name.replace(/ /g, '%20').replace(apostrophes, '%27'),
  'capitals for spaces': (name) =>
    /^[A-Za-z][a-z]+( [A-Z][a-z]+)+$/.test(name) ? name.replace(/ /g, '') : name,
  'final letters with a joiner': (name) =>
    name.replace(/ൻ/g, 'ന്\u200d').replace(/ർ/g, 'ര്\u200d').replace(/ৎ/g, 'ত্\u200d'),
  'other quotes of a keyboard': (name) => name.replace(apostrophes, "''"),
  'escaped as in a program': (name) => name.replace(apostrophes, "\\'"),
  'an entity without its end': (name) => name.replace(apostrophes, '&#39'),
  'accents as entities': (name) =>
    name.replace(/é/g, '&eacute;').replace(/ã/g, '&atilde;').replace(/ê/g, '&ecirc;'),
  'tags around words': (name) => name.replace(/ /g, '</b> <b>'),
  'a tag within': (name) => within(name, '<wbr>'),
  Markdown: (name) => name.replace(/ /g, '** '),
  ...Object.fromEntries(
    [
      '’',
      '‘',
      'ʼ',
      '′',
      '`',
      '´',
      '＇',
      'ʻ',
      '&#39;',
      '&#039;',
      '&#x27;',
      '&rsquo;',
      '&apos;',
      '&amp;#39;',
      '&lsquo;',
      '\\u2019',
      '',
      ' ',
      '-',
    ].map((mark) => [
      `an apostrophe as "${mark}"`,
      (name: string) => name.replace(apostrophes, mark),
    ]),
  ),
  ...Object.fromEntries(
    ['‐', '\u2011', '‒', '–', '—', '−', '&#8209;', '&ndash;', '&shy;', ' '].map((mark) => [
      `a hyphen as "${mark}"`,
      (name: string) => name.replace(/-/g, mark),
    ]),
  ),
};

/** Each way in which a name can be written, once. */
export const waysToWrite = (name: string): string[] => [
  ...new Set(Object.values(spellings).map((write) => write(name))),
];

/** What stands before and after a name and is no part of it. */
export const around: ((name: string) => string)[] = [
  (name) => `Master ${name}`,
  (name) => `MISS ${name}`,
  (name) => `Km. ${name}`,
  (name) => `Ms. ${name}`,
  (name) => `Late Shri ${name}`,
  (name) => `कुमारी ${name}`,
  (name) => `श्री ${name}`,
  (name) => `${name} (XII-A)`,
  (name) => `${name}, XII A`,
  (name) => `${name} - Class X`,
  (name) => `Smt ${name} [10-B]`,
];
