/** Quotes, lists and brackets inside each other; no page has more than five. */
const mostLevels = 50;

/** Emphasis that is open at once. Marks that end nothing count too, so there may be many. */
const mostOpen = 500;

/** A list inside a list stands two to four characters further in. */
const mostIndent = 200;

const isSpace = (sign: string | undefined) => sign === undefined || /\s/.test(sign);

const isEdge = (sign: string | undefined) => isSpace(sign) || /[^\p{L}\p{N}]/u.test(sign ?? '');

/** The marks of quotes and lists with which a line begins, and how far in it stands. */
function beginningOf(text: string, lineStart: number): { levels: number; indent: number } {
  let levels = 0;
  let indent = 0;
  let at = lineStart;
  for (; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === ' ' || sign === '\t') indent += 1;
    else if (sign === '>') levels += 1;
    else if ('-+*.)'.includes(sign) && isSpace(text[at + 1])) levels += 1;
    else if (sign < '0' || sign > '9') break;
  }
  return { levels, indent: text[at] === '\n' ? 0 : indent };
}

/**
 * Where Markdown is nested deeper than can be read, by people or by a parser, whose own depth would
 * follow it; undefined where it is not.
 */
export function tooDeepIn(text: string): number | undefined {
  if (text.length <= mostLevels) return undefined;
  let [brackets, emphasis] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (at === 0 || text[at - 1] === '\n') {
      const { levels, indent } = beginningOf(text, at);
      if (levels > mostLevels || indent > mostIndent) return at;
    }
    const sign = text[at];
    // Neither reaches beyond its paragraph.
    if (sign === '\n' && text[at + 1] === '\n') [brackets, emphasis] = [0, 0];
    else if (sign === '\\') at += 1;
    else if (sign === '[') brackets += 1;
    else if (sign === ']') brackets = Math.max(0, brackets - 1);
    else if (sign === '*' || sign === '_' || sign === '~') {
      const start = at;
      while (text[at + 1] === sign) at += 1;
      const marks = Math.ceil((at + 1 - start) / 2);
      const [before, after] = [text[start - 1], text[at + 1]];
      if (isEdge(before) && !isSpace(after)) emphasis += marks;
      else if (isEdge(after)) emphasis = Math.max(0, emphasis - marks);
    }
    if (brackets > mostLevels || emphasis > mostOpen) return at;
  }
  return undefined;
}

/** What is said of such a text. */
export const tooDeepMessage =
  'quotes, lists, brackets or emphasis stand too deep inside each other here; write it flatter';
