import { formatHex, parse } from 'culori';

/** Colours of uniforms and flags that CSS has no name for. */
const ofSchools: Readonly<Record<string, string>> = {
  bottlegreen: '#006A4E',
  saffron: '#FF9933',
  cream: '#FFFDD0',
  golden: '#FFD700',
  goldenyellow: '#FFDF00',
  mustard: '#E1AD01',
  marigold: '#EAA221',
  wine: '#722F37',
  burgundy: '#800020',
  rust: '#B7410E',
  peacockblue: '#005F69',
  parrotgreen: '#66A80F',
  inkblue: '#1B3A6B',
  bloodred: '#8A0303',
  brickred: '#A93226',
  offwhite: '#F8F4E6',
  mauve: '#915F6D',
  darkbrown: '#654321',
  coffee: '#4B3621',
  rose: '#E3256B',
  lemon: '#FFF44F',
  sandal: '#E3C59C',
  pista: '#B2D3A8',
  peach: '#FFCBA4',
  leafgreen: '#4F9D2F',
  ranipink: '#CF0E7C',
  ash: '#8C8C8C',
  charcoal: '#36454F',
};

const isHex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Whether a colour is written in figures, which are meant exactly. */
export const isExact = (written: string): boolean => isHex.test(`#${written.replace(/^#/, '')}`);

/** What makes another shade of a colour, or only tells its kind: 'dark maroon', 'olive green'. */
const shade = /^(?:dark|deep|light|bright|pale|royal)|(?:green|blue|red|yellow|brown|pink)$/;

const colourOf = (word: string) =>
  parse(ofSchools[word] ?? (/^(?:[a-z]+|(?:rgb|hsl)a?\(.+\))$/.test(word) ? word : ''));

/**
 * The six figures of a colour, '#800000' of 'maroon', 'Navy Blue', 'Maroon (dark)', 'rgb(128, 0, 0)', '800000' or
 * '#800'; what is no colour stays as it is written.
 */
export function readColour(written: string): string {
  const plain = written.trim().toLowerCase();
  const figures = plain.replace(/[ ,]+/g, ' ').replace(/ ?([()]) ?/g, '$1');
  const word = plain.replace(/\([^()]*\)|[\s_-]+/g, '').replace(/colou?r$/, '');
  const colour = isExact(plain)
    ? parse(`#${plain.replace(/^#/, '')}`)
    : (colourOf(figures) ?? colourOf(word) ?? colourOf(word.replace(shade, '')));
  return colour ? formatHex(colour).toUpperCase() : written.trim();
}
