import {
  attribute,
  elementsIn,
  isMarked,
  type Parent,
  parsePage,
  parsePart,
  textOf,
} from '../html/tree';

/** The texts that stand inline in a page and that a browser would run or apply. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

// Types that browsers run; any other type is data and needs no permission.
const executable =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script|text\/jscript)$/;

function collect(parent: Parent, scripts: Set<string>, styles: Set<string>): void {
  for (const element of elementsIn(parent)) {
    const { tagName } = element;
    if (tagName === 'style') styles.add(textOf(element));
    // Elements to who has no scripts: their styles are applied, their scripts never run.
    if (tagName === 'noscript') collect(parsePart(textOf(element)), new Set(), styles);
    if (tagName !== 'script' || isMarked(element, 'src')) continue;
    const type = attribute(element, 'type')?.trim().toLowerCase() ?? '';
    if (executable.test(type)) scripts.add(textOf(element));
  }
}

/** Finds the inline scripts and styles of an HTML page, in order, each text once. */
export function inlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  collect(parsePage(html), scripts, styles);
  return { scripts: [...scripts], styles: [...styles] };
}
