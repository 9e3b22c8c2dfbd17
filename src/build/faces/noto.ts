/** Noto Sans of one script of India, whole, as its package has it. */
interface NotoFace {
  /** The script's code of ISO 15924. */
  script: string;
  /** The family's name inside its files. */
  family: string;
  /** The folder of its package, and the name of the script in the names of its files. */
  folder: string;
  subset: string;
  /** Its characters, as CSS writes them; dandas and joiners belong to several scripts. */
  range: string;
  /**
   * Fonts of devices that stand in until it has come, by name, with the size in percent at which their lines are
   * as long as its own: measured on prose, from the packages of Debian. They are what Linux has, Kerala's schools
   * included. Android has Noto itself; those of Windows and Apple are not to be had without their systems.
   */
  standIns: Readonly<Record<string, number>>;
}

const noto = (
  script: string,
  name: string,
  range: string,
  standIns: NotoFace['standIns'] = {},
): NotoFace => ({
  script,
  standIns,
  family: `Noto Sans ${name}`,
  folder: `noto-sans-${name.toLowerCase()}`,
  subset: name.toLowerCase(),
  range,
});

/** The scripts that have a face: Noto Sans, SIL Open Font Licence. Odia and Urdu are written in the device's own. */
export const notoFaces: readonly NotoFace[] = [
  noto('Deva', 'Devanagari', 'U+900-97F'),
  noto('Beng', 'Bengali', 'U+980-9FF'),
  noto('Guru', 'Gurmukhi', 'U+A00-A7F', { 'Lohit Gurmukhi': 94 }),
  noto('Gujr', 'Gujarati', 'U+A80-AFF', { 'Lohit Gujarati': 92 }),
  noto('Taml', 'Tamil', 'U+B80-BFF', { 'Lohit Tamil': 117 }),
  noto('Telu', 'Telugu', 'U+C00-C7F', { 'Lohit Telugu': 111 }),
  noto('Knda', 'Kannada', 'U+C80-CFF', { 'Lohit Kannada': 108 }),
  noto('Mlym', 'Malayalam', 'U+D00-D7F', {
    'Lohit Malayalam': 105,
    Meera: 136,
    Rachana: 133,
    Manjari: 115,
  }),
];

/** The weights in which the theme sets text and headings. */
export const notoWeights = [400, 600] as const;
export type NotoWeight = (typeof notoWeights)[number];

/** The file of a face in the packages, in the form that cards are drawn with too. */
export const notoFile = ({ folder, subset }: NotoFace, weight: NotoWeight): string =>
  `@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff`;

/** Of the characters that all of these scripts share: joiners, dandas, the circle that carries a lone sign. */
const shared = '\u200c\u200d\u0964\u0965\u25cc';

/** Where these scripts stand in Unicode. */
const letters = /[\u0900-\u0d7f]/g;

/** The letters of a text that scripts of India are written with, each once. */
export const indicLetters = (text: string): string => [...new Set(text.match(letters))].join('');

/**
 * The letters of a text by the scripts that have a face; with the parts of those that are made of several, such as
 * the two sides of ொ, which a browser puts in their place.
 */
export function lettersIn(text: string): Map<NotoFace, Set<string>> {
  const found = new Map<NotoFace, Set<string>>();
  for (const letter of indicLetters(text + text.normalize('NFD'))) {
    const face = faceOf(letter);
    // Danda alone is no Hindi.
    if (!face || shared.includes(letter)) continue;
    found.set(face, (found.get(face) ?? new Set(shared)).add(letter));
  }
  return found;
}

/** The face that a letter is drawn with; undefined where its script has none. */
function faceOf(letter: string): NotoFace | undefined {
  const block = (letter.charCodeAt(0) & ~0x7f).toString(16).toUpperCase();
  return notoFaces.find(({ range }) => range.startsWith(`U+${block}-`));
}
