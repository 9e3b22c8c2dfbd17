/** Text made safe for HTML, between tags and in quoted attributes. */
const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A string that is HTML already. */
export interface Markup {
  html: string;
}

type Part = string | number | Markup | readonly Markup[];

const isList = (part: Part): part is readonly Markup[] => Array.isArray(part);

function render(part: Part): string {
  if (isList(part)) return part.map(({ html: inner }) => inner).join('');
  return typeof part === 'object' ? (part as Markup).html : escapeHtml(String(part));
}

/** Markup from a template: every value is escaped, except those that are markup already. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  const filled = texts.map((text, index) => {
    const part = parts[index];
    return part === undefined ? text : text + render(part);
  });
  return { html: filled.join('') };
}

/** Nothing. */
export const nothing: Markup = { html: '' };
