import { isMap, isSeq, visit, type Document, CST, Lexer, type Scalar } from 'yaml';

/** What parses and checks a file calls itself once for each level; the deepest file of a school has ten. */
const mostLevels = 100;

const opens = new Set(['flow-seq-start', 'flow-map-start']);
const closes = new Set(['flow-seq-end', 'flow-map-end']);

/** How often aliases may repeat what anchors name, those inside of them counted. */
export const mostCopies = 100;

export const tooManyCopies = `aliases (*) repeat this more than ${mostCopies} times; write it where it is needed`;

/**
 * Where YAML is nested deeper than `mostLevels` or has more aliases than `mostCopies`, and what is said of it,
 * counted in its words alone, without making anything of them: brackets, and places to the right of those before.
 * Undefined where it is not.
 */
export function tooMuchIn(source: string): { offset: number; message: string } | undefined {
  let [offset, lineStart, flow, isText, copies, colons] = [0, 0, 0, false, 0, 0];
  const anchors = new Set<string>();
  let columns: number[] = [];
  for (const token of new Lexer().lex(source)) {
    const type = isText ? 'scalar-text' : CST.tokenType(token);
    isText = type === 'scalar';
    if (type === 'scalar' || type === 'doc-mode' || type === 'flow-error-end') continue;
    // '[a: b: c]' is a map within a map.
    if (type === 'comma' || (type && opens.has(type))) colons = 0;
    else if (type === 'map-value-ind' && flow > 0) colons += 1;
    if (type && opens.has(type)) flow += 1;
    else if (type && closes.has(type)) flow -= 1;
    else if (flow === 0 && type !== 'space' && type !== 'newline' && type !== 'comment') {
      const column = offset - lineStart;
      columns = columns.filter((one) => one < column);
      columns.push(column);
    }
    if (type === 'anchor') anchors.add(token.slice(1));
    if (type === 'alias' && anchors.has(token.slice(1))) copies += 1;
    if (copies > mostCopies) return { offset, message: tooManyCopies };
    if (Math.max(flow + columns.length, colons) > mostLevels)
      return { offset, message: `nested deeper than ${mostLevels} levels; write it flatter` };
    const lastBreak = token.lastIndexOf('\n');
    if (lastBreak >= 0) lineStart = offset + lastBreak + 1;
    offset += token.length;
  }
  return undefined;
}

/** 7.30 is a time or an amount whose last zero was meant; where a number belongs it still is one. */
const closingZero = /^-?\d+\.\d*0$/;
const plainNumber = /^-?(?:0|[1-9]\d{0,14})?(?:\.\d*)?$/;

/** What YAML reads otherwise than an editor means it. */
interface Misread {
  /** `value: {{ fees.x }}` without quotes is a map inside a map to YAML. */
  bareFacts: number[];
  /** Numbers that would lose what was written: leading zeros, a plus, other bases, too many digits. */
  numbers: { offset: number; written: string; read: string }[];
  /** `{ amount: 11,000 }`: the comma of an amount without quotes begins another value in brackets. */
  cutAmounts: { offset: number; written: string }[];
  /** `title: &Fun day`, `*Fun*`, `! Fun`: signs of YAML's own at the beginning of a text. */
  signs: number[];
  /** `title: School #2`: words that begin with # behind a text, where YAML takes them for a comment. */
  cutTexts: { offset: number; written: string }[];
}

/** The amount whose last digits a value is: `11,000` for the `000` after its comma. */
function cutAmount(source: string, offset: number, digits: string): string | undefined {
  if (!/^\d{2,3}(?: ?\/[-=])?$/.test(digits)) return undefined;
  const [before] =
    /(?:(?:₹|rs\.?|inr)\s*)?\d[\d,]{0,20},$/i.exec(
      source.slice(Math.max(0, offset - 28), offset),
    ) ?? [];
  return before && before + digits;
}

/** Whether a list has a blank behind all its commas but those of an amount, as in '[VI, 1,200]'; '[100,200]' is two. */
function isAloneWithout(amount: string, list: unknown, source: string): boolean {
  const [from = 0, until = 0] = (isSeq(list) && list.range) || [];
  const others = source.slice(from, Math.min(until, from + 2_000)).replace(amount, '');
  return /\d,\d{3}$/.test(amount) && /,\s/.test(others) && !/,\S/.test(others);
}

/** Where the sign stands that YAML has taken from the beginning of a text; undefined where it took none. */
function signAt({ anchor, tag, range, type }: Scalar, text: string, used: ReadonlySet<string>) {
  const isPlain = type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE';
  const isName = anchor !== undefined && !used.has(anchor);
  const sign = isName ? `&${anchor}` : tag === '!' && isPlain ? '!' : undefined;
  return sign && range ? text.lastIndexOf(sign, range[0]) : undefined;
}

/** Finds what is misread in a parsed document; what a number would lose of its text stays, as that text. */
export function misreadIn(document: Document.Parsed, text: string): Misread {
  const found: Misread = { bareFacts: [], numbers: [], cutAmounts: [], cutTexts: [], signs: [] };
  const [aliases, anchors] = [new Set<string>(), new Set<string>()];
  visit(document, {
    Alias: (_, { source }) => void aliases.add(source),
    Value: (_, { anchor }) => void (anchor !== undefined && anchors.add(anchor)),
  });
  visit(document, {
    Alias: (_, { source, range }) => {
      if (!anchors.has(source)) found.signs.push(range?.[0] ?? 0);
    },
    Map: (_, map) => {
      if (map.items.some((pair) => isMap(pair.key))) found.bareFacts.push(map.range?.[0] ?? 0);
    },
    Scalar: (place, node, path) => {
      const { value, source = '', range, comment, type } = node;
      const sign = signAt(node, text, aliases);
      if (sign !== undefined) found.signs.push(sign);
      // A comment has a blank behind its #; "# 12" behind words is the number of a house or of a class.
      const isCut = typeof value === 'string' ? /^(?:\S| ?\d)/ : /^\S/;
      if (range && type === 'PLAIN' && isCut.test(comment ?? '')) {
        const [offset, end] = range;
        const words = /^ *#[^\r\n]*/.exec(text.slice(end, end + 200))?.[0];
        if (words) found.cutTexts.push({ offset, written: (source + words).trim() });
      }
      if (typeof value !== 'number' && !/^\d+ ?\/[-=]$/.test(source)) return;
      const amount = range && cutAmount(text, range[0], source);
      // A list may well hold 100,200; no map has such a key.
      const isSure = place === 'key' || /^0|\//.test(source);
      if (range && amount && (isSure || isAloneWithout(amount, path.at(-1), text))) {
        const offset = range[0] + source.length - amount.length;
        const isPart = found.cutAmounts.at(-1)?.offset === offset;
        if (isPart) found.cutAmounts.pop();
        found.cutAmounts.push({ offset, written: amount });
        return;
      }
      if (typeof value !== 'number') return;
      if (plainNumber.test(source) && !closingZero.test(source)) return;
      node.value = source;
      if (!closingZero.test(source)) {
        found.numbers.push({ offset: range?.[0] ?? 0, written: source, read: String(value) });
      }
    },
  });
  return found;
}
