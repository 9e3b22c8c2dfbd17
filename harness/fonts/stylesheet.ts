import type { TypePair } from '../../src/theme/brand-choices';
import { facesOf, fileName, parts } from './parts';

const note = `/*
 * Our own fonts (SIL Open Font Licence), cut into parts by \`npx tsx harness fonts\`, which writes this file too;
 * nothing is fetched from elsewhere. The core is preloaded, and \`optional\`: a font that comes too late
 * waits for the next page instead of moving the lines that somebody is reading (layout shift 0). The
 * rest comes where a page uses one of its characters. That is always too late for the first paint, so
 * it has 0.1 s and then another 3 to take its place: an é of another font would stand out in a name.
 */
`;

const width = 100;

/** A declaration, its values in lines of their own where they do not fit beside the property. */
function declaration(property: string, values: readonly string[]): string {
  const line = `  ${property}: ${values.join(', ')};`;
  if (line.length <= width) return `${line}\n`;
  const lines = [`  ${property}:`, '   '];
  values.forEach((value, index) => {
    const piece = ` ${value}${index === values.length - 1 ? ';' : ','}`;
    const last = lines.pop() ?? '';
    if (last.length + piece.length <= width) lines.push(last + piece);
    else lines.push(last, `   ${piece}`);
  });
  return `${lines.join('\n')}\n`;
}

/** The text of a pair's stylesheet, such as `src/theme/fonts.css`: a rule for every part of every face. */
export function fontStylesheet(pair: TypePair): string {
  const rules = facesOf(pair).flatMap((face) =>
    parts.map((part) =>
      [
        '@font-face {\n',
        declaration('font-family', [`'${face.family}'`]),
        declaration('font-weight', [String(face.weight)]),
        declaration('font-display', [part.display]),
        declaration('src', [`url('./fonts/${fileName(face, part)}')`]),
        declaration('unicode-range', part.range.split(',')),
        '}\n',
      ].join(''),
    ),
  );
  return note + rules.join('');
}
