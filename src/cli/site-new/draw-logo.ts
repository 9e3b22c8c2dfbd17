import { join } from 'node:path';
import { wcagLuminance } from 'culori';
import { readRecord } from '../../content/read-record';
import { escapeHtml } from '../../lib/html/escape-html';

const shield =
  'M32 1.5C39.6 5.2 47.6 6.9 57 7V31.5C57 47.2 46.6 57.1 32 62.5C17.4 57.1 7 47.2 7 31.5V7C16.4 6.9 24.4 5.2 32 1.5Z';

// They belong to the kind of school, not to its name.
const smallWords = new Set(['THE', 'OF', 'AND', 'FOR', 'IN', 'AT', 'A']);

/** The first letters of a name's first words, two at most: 'HS' of 'Hillview School'. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}|['’.]/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((word) => word !== '' && !smallWords.has(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
}

function strokes(initials: string): { path: string; x: number }[] {
  const letters = readRecord(join('templates', 'school'), 'letters.yaml');
  const signs = initials === '' ? ['book'] : [...initials];
  return signs.map((sign, index) => ({ path: String(letters[sign]), x: index * 31 }));
}

function letters(initials: string, colour: string): string {
  const drawn = strokes(initials);
  const scale = drawn.length > 1 ? 0.62 : 0.8;
  const width = (24 + (drawn.length - 1) * 31) * scale;
  const place = `translate(${(32 - width / 2).toFixed(2)} ${(30 - 16 * scale).toFixed(2)}) scale(${scale})`;
  const paths = drawn.map(({ path, x }) => `<path transform="translate(${x} 0)" d="${path}"/>`);
  return `<g fill="none" stroke="${colour}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round" transform="${place}">${paths.join('')}</g>`;
}

const svg = (name: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${escapeHtml(name)}">${inside}</svg>\n`;

/** The logo of a school: a shield in its colours with its initials, and the same in one colour. */
export function drawLogo(name: string, { main, accent }: { main: string; accent: string }) {
  const initials = initialsOf(name);
  // White and black are as far from this grey.
  const ink = wcagLuminance(main) > 0.179 ? 'black' : 'white';
  const edge = `<path fill="none" stroke="${accent}" stroke-width="1.6" transform="translate(32 32) scale(.89) translate(-32 -32)" d="${shield}"/>`;
  const band = `<path stroke="${accent}" stroke-width="3" stroke-linecap="round" d="M24 48H40"/>`;
  const hole = `<mask id="initials"><path fill="white" d="${shield}"/>${letters(initials, 'black')}</mask>`;
  return {
    logo: svg(name, `<path fill="${main}" d="${shield}"/>${edge}${letters(initials, ink)}${band}`),
    mono: svg(name, `${hole}<path fill="currentColor" mask="url(#initials)" d="${shield}"/>`),
  };
}
