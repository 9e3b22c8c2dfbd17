import type { FolderText } from './folder-texts';

/** An address on another site, and every place that names it. */
export interface ExternalLink {
  url: string;
  places: { file: string; line: number; column: number }[];
}

const address = /https?:\/\/[^\s'"<>()[\]{}|\\^`]+/g;

/** Reserved example domains: placeholders for an address that is still to be written. */
const placeholder = /(^|\.)(example|test|invalid)$/;

/** Whether an address is a placeholder. */
export function isPlaceholder(url: string): boolean {
  return placeholder.test(new URL(url).hostname);
}

/** Every external address of the texts, once; what stands behind a # is for the browser. */
export function externalLinks(texts: readonly FolderText[]): ExternalLink[] {
  const links = new Map<string, ExternalLink>();
  for (const { file, lines } of texts) {
    for (const [index, line] of lines.entries()) {
      for (const { 0: written, index: start } of line.matchAll(address)) {
        const url = written.replace(/#.*/s, '').replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
        if (!URL.canParse(url)) continue;
        const link = links.get(url) ?? { url, places: [] };
        link.places.push({ file, line: index + 1, column: start + 1 });
        links.set(url, link);
      }
    }
  }
  return [...links.values()];
}
