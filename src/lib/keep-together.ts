/**
 * Spaces, and line ends within a paragraph of Markdown, that a line must not break at: behind an abbreviation, before a
 * figure 'No. 1' or a name 'St. Mary', 'Dr. Menon'; within an amount, '₹ 4,500', 'Rs 4,500 /-', '2 lakh'; within
 * a range of classes, 'VI to XII', 'PG to VIII'. A longer name would not fit behind one in a narrow place, and break within itself.
 */
const bound = [
  /\b((?:Nos?|Sl|Std)\.)[ \n](?=[\dIVX])/g,
  /\b((?:St|Dr|Mr|Mrs|Ms|Sr|Fr|Br|Smt|Prof|Pt)\.)[ \n](?=\p{L}{1,12}(?!\p{L}))/gu,
  /(₹|\b(?:Rs|Re|INR)\.?)[ \n](?=\d)/gi,
  /(\d)[ \n](?=\/[-=–]|(?:lakh|crore)s?\b)/gi,
  /\b([A-Z]{1,4}|Nursery|Prep)[ \n](?=to[ \n][IVX]+\b)/g,
  /(\u00a0to)[ \n](?=[IVX]+\b)/g,
];

/** A text in which an abbreviation or a rupee sign stays on one line with the word or figure behind it, and a range whole. */
export const keepTogether = (text: string): string =>
  bound.reduce((set, space) => set.replace(space, '$1\u00a0'), text);
