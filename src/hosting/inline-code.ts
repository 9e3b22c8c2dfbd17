/** The texts that stand inline in a page and that a browser would run or apply. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

// Types that browsers run; any other type is data and needs no permission.
const executable =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script|text\/jscript)$/;

// A comment, or a script or style element with its attributes and text. Quoted values may hold >.
const token =
  /<!--[\s\S]*?-->|<(script|style)(?=[\s/>])((?:[^"'>]|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi;

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(
    `(?:^|[\\s"'/])${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))|(?=[\\s/>]|$))`,
    'i',
  ).exec(attributes);
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}

/** Finds the inline scripts and styles of an HTML page, in order, each text once. */
export function inlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  // Browsers read line ends as \n before they hash.
  for (const [, tag, attributes = '', text = ''] of html.replace(/\r\n?/g, '\n').matchAll(token)) {
    if (tag?.toLowerCase() === 'style') styles.add(text);
    if (tag?.toLowerCase() !== 'script' || attribute(attributes, 'src') !== undefined) continue;
    const type = attribute(attributes, 'type')?.trim().toLowerCase() ?? '';
    if (executable.test(type)) scripts.add(text);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
