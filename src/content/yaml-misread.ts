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
}

/** Finds what is misread in a parsed document; a number with a closing zero becomes the text that was written. */
export function misreadIn(document: Document.Parsed): Misread {
  const found: Misread = { bareFacts: [], numbers: [] };
  visit(document, {
    Map: (_, map) => {
      if (map.items.some((pair) => isMap(pair.key))) found.bareFacts.push(map.range?.[0] ?? 0);
    },
    Scalar: (_, node) => {
      const { value, source = '', range } = node;
      if (typeof value !== 'number') return;
      if (closingZero.test(source)) node.value = source;
      else if (!plainNumber.test(source)) {
        found.numbers.push({ offset: range?.[0] ?? 0, written: source, read: String(value) });
      }
    },
  });
  return found;
}
