const styleElement = /(<style[^>]*>)([^<]*)(<\/style>)/g;
const printRule = /@media print\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
const className = /\.css-[a-z0-9]+/g;
const link = '<link rel="stylesheet" media="print" href="/print.css"/>';

/**
 * Takes what only paper needs out of a built page. The rules of all pages go into one file, which
 * browsers fetch without holding up the page; class names mean the same everywhere. Each is said
 * twice: the page's own rules move behind the file once its scripts run, and must not win then.
 */
export function takePrintRules(html: string): { html: string; rules: string[] } {
  const rules: string[] = [];
  const rest = html.replace(
    styleElement,
    (_, open: string, css: string, close: string) =>
      open +
      css.replace(printRule, (rule) => {
        rules.push(rule.replace(className, '$&$&'));
        return '';
      }) +
      close,
  );
  if (rules.length === 0) return { html, rules };
  return { html: rest.replace('</head>', `${link}</head>`), rules };
}
