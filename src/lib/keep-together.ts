/**
 * Abbreviations that a line must not end with: before a figure 'No. 1', before a name 'St. Mary', 'Dr. Menon'. A longer
 * name would not fit behind one in a narrow place, and break within itself.
 */
const abbreviated =
  /(?<=(?:^|[^\p{L}])(?:Nos?|Sl|Rs|Std)\.) (?=[\dIVX])|(?<=(?:^|[^\p{L}])(?:St|Dr|Mr|Mrs|Ms|Sr|Fr|Br|Smt|Prof|Pt)\.) (?=\p{L}{1,12}(?!\p{L}))/gu;

/** A text in which an abbreviation stays on one line with the word or figure behind it. */
export const keepTogether = (text: string): string => text.replace(abbreviated, '\u00a0');
