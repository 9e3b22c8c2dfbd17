import { CST, Lexer } from 'yaml';

/** What parses and checks a file calls itself once for each level; the deepest file of a school has ten. */
export const mostLevels = 100;

const opens = new Set(['flow-seq-start', 'flow-map-start']);
const closes = new Set(['flow-seq-end', 'flow-map-end']);

/**
 * Where YAML is nested deeper than `mostLevels`, counted in its words alone, without making anything of
 * them: brackets, and places to the right of those before. Undefined where it is not.
 */
export function tooDeepIn(source: string): number | undefined {
  let [offset, lineStart, flow, isText] = [0, 0, 0, false];
  let columns: number[] = [];
  for (const token of new Lexer().lex(source)) {
    const type = isText ? 'scalar-text' : CST.tokenType(token);
    isText = type === 'scalar';
    if (type === 'scalar' || type === 'doc-mode' || type === 'flow-error-end') continue;
    if (type && opens.has(type)) flow += 1;
    else if (type && closes.has(type)) flow -= 1;
    else if (flow === 0 && type !== 'space' && type !== 'newline' && type !== 'comment') {
      const column = offset - lineStart;
      columns = columns.filter((one) => one < column);
      columns.push(column);
    }
    if (flow + columns.length > mostLevels) return offset;
    const lastBreak = token.lastIndexOf('\n');
    if (lastBreak >= 0) lineStart = offset + lastBreak + 1;
    offset += token.length;
  }
  return undefined;
}
