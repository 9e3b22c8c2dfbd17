/** Abbreviations that a line must not end with: before a figure 'No. 1', before a name 'St. Mary', 'Dr. Menon'. */
const abbreviated =
  /(?<=(?:^|[^\p{L}])(?:Nos?|Sl|Rs|Std)\.) (?=[\dIVX])|(?<=(?:^|[^\p{L}])(?:St|Dr|Mr|Mrs|Ms|Sr|Fr|Br|Smt|Prof|Pt)\.) (?=\p{L})/gu;

/** A text in which an abbreviation stays on one line with the word or figure behind it. */
export const keepTogether = (text: string): string => text.replace(abbreviated, '\u00a0');
