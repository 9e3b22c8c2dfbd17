import { loadBlock, type Block } from '../blocks/schemas';
import type { Desk, ProsePart } from './desk';
import type { ContentFolder } from './folder';
import { parseMarkdown } from './markdown';
import { blockHtml, inlineHtml } from './markdown-html';
import { slug } from './slug';
import { smarten } from './typography';

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

/** A page at work: its desk, and what the desk gathers. */
export interface PageDesk {
  desk: Desk;
  /** Headings for 'On this page', in order. */
  headings: { id: string; text: string }[];
  /** Every anchor of the page. */
  anchors: ReadonlySet<string>;
}

/** A desk for one page. `written` are the anchors its editor chose; made ones keep clear of them. */
export function openDesk(folder: ContentFolder, written: Iterable<string>): PageDesk {
  const headings: PageDesk['headings'] = [];
  const anchors = new Set(written);
  let depth = 0;

  const anchor: Desk['anchor'] = (chosen, words) => {
    if (chosen !== undefined) return chosen;
    const base = slug(words);
    let made = base;
    for (let count = 2; anchors.has(made) || reservedAnchors.has(made); count += 1) {
      made = `${base}-${count}`;
    }
    anchors.add(made);
    return made;
  };
  const listHeading = (id: string, text: string) => {
    // What stands inside a closed accordion is no stop on the way through the page.
    if (depth === 0) headings.push({ id, text });
  };
  const desk: Desk = {
    anchor,
    head({ id, heading }, kind) {
      if (heading === undefined) return { kind, ...(id !== undefined && { id }) };
      const made = anchor(id, heading);
      listHeading(made, heading);
      return { kind, id: made, heading };
    },
    html: (text) =>
      blockHtml(parseMarkdown(text, 'block').tree, (words) => anchor(undefined, words)),
    inline: inlineHtml,
    prose: (text) =>
      cutAtPictures(text, (words, level) => {
        const made = anchor(undefined, words);
        if (level === 2) listHeading(made, smarten(words));
        return made;
      }),
    paper: (file) => ({
      href: `/papers/${file.split('/').map(encodeURIComponent).join('/')}`,
      type: (file.split('.').at(-1) ?? '').toUpperCase(),
      bytes: folder.papers.get(file)?.bytes ?? 0,
    }),
    blocks(blocks) {
      depth += 1;
      const loaded = loadBlocks(blocks, desk);
      depth -= 1;
      return loaded;
    },
  };
  return { desk, headings, anchors };
}

/** Loads blocks that their schemas have passed. */
export function loadBlocks(written: readonly unknown[], desk: Desk): Block[] {
  return written.flatMap((block) => loadBlock(block as Parameters<typeof loadBlock>[0], desk));
}

function cutAtPictures(
  text: string,
  makeAnchor: (words: string, level: number) => string,
): ProsePart[] {
  const { tree } = parseMarkdown(text, 'block');
  // Links may be defined anywhere in the text, so every stretch takes all definitions along.
  const definitions = tree.children.filter(({ type }) => type === 'definition');
  const parts: ProsePart[] = [];
  let stretch: typeof tree.children = [];
  const close = () => {
    if (stretch.length === 0) return;
    const html = blockHtml({ type: 'root', children: [...stretch, ...definitions] }, makeAnchor);
    parts.push({ html });
    stretch = [];
  };
  for (const child of tree.children) {
    const picture = child.type === 'paragraph' && child.children.length === 1 && child.children[0];
    if (picture && picture.type === 'image') {
      close();
      parts.push({ src: picture.url, alt: smarten(picture.alt ?? '') });
    } else if (child.type !== 'definition') stretch.push(child);
  }
  close();
  return parts;
}
