const styleElement = /(<style[^>]*>)([^<]*)(<\/style>)/g;
const printRule = /@media print\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
const link = '<link rel="stylesheet" media="print" href="/print.css"/>';

/**
 * Takes what only paper needs out of a built page. The rules of all pages go into one file, which
 * browsers fetch without holding up the page; class names mean the same everywhere.
 */
export function takePrintRules(html: string): { html: string; rules: string[] } {
  const rules: string[] = [];
  const rest = html.replace(
    styleElement,
    (_, open: string, css: string, close: string) =>
      open +
      css.replace(printRule, (rule) => {
        rules.push(rule);
        return '';
      }) +
      close,
  );
  if (rules.length === 0) return { html, rules };
  return { html: rest.replace('</head>', `${link}</head>`), rules };
}
