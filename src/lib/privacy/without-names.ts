/** Where a name stands in a text. */
export interface Found {
  from: number;
  to: number;
  /** Whether it is that of a child who is shown. */
  isOther: boolean;
}

/** What stands in the place of a withdrawn name that stands alone. */
export const withheldName = 'Name withheld';

/** An address is not looked at further from the name that it holds: the work has to grow with the text only. */
const longestAddress = 300;

/** How many characters there are to the end of an address in a direction. */
function toItsEnd(text: string, from: number, step: 1 | -1): number {
  let count = 0;
  while (count < longestAddress && /[^\s,<>()[\]{}]/.test(text.charAt(from + step * count)))
    count += 1;
  return count;
}

/** The address or path that holds a name; undefined where the name stands in a sentence. */
function addressAround(text: string, { from, to }: Found) {
  const begin = from - toItsEnd(text, from - 1, -1);
  const end = to + toItsEnd(text, to, 1);
  const before = text.slice(begin, from);
  const after = text.slice(to, end);
  const isFile = /^[^./@]*\.[a-z]\w{1,4}\b/i.test(after);
  // 'Asha Menon/Ravi Lal' are two children, 'asha-menon/1' and 'people/Asha Menon.jpg' are addresses.
  const isAddress = /\s/.test(text.slice(from, to))
    ? isFile && before.includes('/')
    : isFile || /[/@]/.test(before + after);
  return isAddress ? { from: begin, to: end } : undefined;
}

/** What is said in the place of a name. A full stop ends a sentence only where a blank follows. */
function wordsAt(text: string, { from, to }: Found): string {
  // The words that a name stands among tell the language, be the name in what letters it may.
  if (/^[^\p{L}]*[ऀ-ॿ]/u.test(text.slice(to, to + 9) || text.slice(Math.max(0, from - 3), from)))
    return 'एक विद्यार्थी';
  let at = from;
  while (/\s/.test(text.charAt(at - 1))) at -= 1;
  const begins =
    at === 0 || text[at - 1] === '>' || (at < from && /[.!?।]/.test(text.charAt(at - 1)));
  return begins ? 'A student' : 'a student';
}

/** The tags in a name, and emphasis that begins or ends in it: none may be left open. */
function openIn(name: string, tags: RegExp): string {
  const stars = name.match(/\*+/g) ?? [];
  return [...(name.match(tags) ?? []), stars.length % 2 ? stars[0] : ''].join('');
}

function replaced(text: string, places: readonly Found[]): string {
  let left = '';
  let done = 0;
  let taken = 0;
  // In a table of Markdown a cell ends in a name that stands in two.
  const tags = /\|[^|]*\|/.test(text) ? /<[^<>]{0,200}>|\|/g : /<[^<>]{0,200}>/g;
  for (const name of places) {
    // A name may stand within a longer one, or within an address.
    if (name.from < taken) continue;
    taken = name.to;
    if (name.isOther) continue;
    const address = addressAround(text, name);
    const { from, to } = address ?? name;
    left += text.slice(done, from);
    if (!address) left += wordsAt(text, name) + openIn(text.slice(from, to), tags);
    done = taken = to;
  }
  return left + text.slice(done);
}

/** A text without the names that stand in it, and without the addresses that hold one. */
export function withoutNames(
  text: string,
  places: readonly Found[],
  find: (text: string) => { places: Found[] },
): string {
  // What tags say themselves is read apart from the text around them.
  const left = text.replace(/<[^<>]{8,200}>/g, (tag) => {
    const inside = tag.slice(1);
    return `<${replaced(inside, find(inside).places)}`;
  });
  return replaced(left, left === text ? places : find(left).places);
}
