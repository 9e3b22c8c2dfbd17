const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Entities as the characters that they stand for. */
function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name: string) => {
    if (hex) return String.fromCodePoint(parseInt(String(hex), 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named[name] ?? whole;
  });
}

/**
 * The words of built HTML as a reader meets them, placeholders of fields included: without
 * scripts and styles, spaces of any kind as one space.
 */
export function builtText(html: string): string {
  const words = html
    .replace(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<input\b[^>]*?\splaceholder="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<\/?(?:a|strong|em|b|i|code|abbr)(?:\s[^>]*)?>/g, '')
    .replace(/<[^>]+>/g, ' ');
  return decode(words).replace(/\s+/g, ' ');
}
