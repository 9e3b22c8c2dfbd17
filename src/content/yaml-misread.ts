import { isMap, visit, type Document } from 'yaml';

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
}

/** The amount whose last digits a value is: `11,000` for the `000` after its comma. */
function cutAmount(source: string, offset: number, digits: string): string | undefined {
  if (!/^\d{2,3}$/.test(digits)) return undefined;
  const [before] = /\d[\d,]{0,20},$/.exec(source.slice(Math.max(0, offset - 22), offset)) ?? [];
  return before && before + digits;
}

/** Finds what is misread in a parsed document; a number with a closing zero becomes the text that was written. */
export function misreadIn(document: Document.Parsed, text: string): Misread {
  const found: Misread = { bareFacts: [], numbers: [], cutAmounts: [] };
  visit(document, {
    Map: (_, map) => {
      if (map.items.some((pair) => isMap(pair.key))) found.bareFacts.push(map.range?.[0] ?? 0);
    },
    Scalar: (place, node) => {
      const { value, source = '', range } = node;
      if (typeof value !== 'number') return;
      const amount = range && cutAmount(text, range[0], source);
      // A list may well hold 100,200; no map has such a key.
      if (range && amount && (place === 'key' || source.startsWith('0'))) {
        const offset = range[0] + source.length - amount.length;
        const isPart = found.cutAmounts.at(-1)?.offset === offset;
        if (isPart) found.cutAmounts.pop();
        found.cutAmounts.push({ offset, written: amount });
        return;
      }
      if (closingZero.test(source)) node.value = source;
      else if (!plainNumber.test(source)) {
        found.numbers.push({ offset: range?.[0] ?? 0, written: source, read: String(value) });
      }
    },
  });
  return found;
}
