import { slug } from './slug';

/** Anchors that the frame of every page has, or may come to have. */
export const reservedAnchors: ReadonlySet<string> = new Set([
  'content',
  'footer',
  'footer-contact',
  'footer-links',
  'footer-visit',
  'main',
  'main-content',
  'menu',
  'on-this-page',
  'top',
]);

/** The anchors of a page, and the way to get one: the chosen one, or one made from the words. */
export function openAnchors(ids: Iterable<string>) {
  const anchors = new Set(ids);
  const anchor = (chosen: string | undefined, words: string): string => {
    if (chosen !== undefined) return chosen;
    const base = slug(words);
    let made = base;
    for (let count = 2; anchors.has(made) || reservedAnchors.has(made); count += 1) {
      made = `${base}-${count}`;
    }
    anchors.add(made);
    return made;
  };
  return { anchors: anchors as ReadonlySet<string>, anchor };
}
