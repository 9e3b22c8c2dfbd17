import type { Element, ElementContent, Nodes, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { splitNumbers } from '../lib/keep-numbers';
import { addressTarget, splitAddresses } from '../lib/web-addresses';
import type { ProsePart } from './block-load-context';
import { smarten } from './typography';

/** Gives a heading its anchor: the wanted one, made unique on the page. */
export type AnchorMaker = (text: string, depth: number) => string;

const toHtmlTree = unified().use(remarkRehype).freeze();

const finish = unified()
  .use(rehypeSanitize, {
    ...defaultSchema,
    // Anchors are made here, never taken from the text, so they need no prefix.
    clobber: [],
    attributes: {
      a: ['href', 'rel', 'title', 'dataShort', ['dir', 'ltr']],
      code: defaultSchema.attributes?.code ?? [],
      h2: ['id'],
      h3: ['id'],
      input: [
        ['disabled', true],
        ['type', 'checkbox'],
      ],
      div: ['ariaLabel', ['role', 'region'], ['tabIndex', 0]],
      ol: ['start'],
      span: ['dataShort', ['dir', 'ltr']],
      td: ['dataAlign'],
      th: ['dataAlign', 'scope'],
    },
    protocols: { href: ['https', 'mailto', 'tel'] },
    tagNames: defaultSchema.tagNames?.filter((name) => name !== 'img'),
  })
  .use(rehypeStringify)
  .freeze();

/** Safe HTML of a tree of blocks: paragraphs, headings with anchors, lists, tables. */
export function blockHtml(tree: Root, makeAnchor: AnchorMaker): string {
  const html = toHtmlTree.runSync(structuredClone(tree)) as HtmlRoot;
  typeset(html);
  visit(html, 'element', (element) => dress(element, makeAnchor));
  visit(html, { tagName: 'table' }, scrollWide);
  return String(finish.stringify(finish.runSync(html) as HtmlRoot));
}

/** Safe HTML of one line of Markdown, without a paragraph around it. Plain words need no `tree`. */
export function inlineHtml(text: string, tree: () => Root): string {
  if (!/[\\`*_[\]<>&!~:/@|\n]/.test(text) && splitAddresses(text).length === 1) {
    const parts = splitNumbers(smarten(text.trim()));
    return parts
      .map((part, at) => (at % 2 ? `<span data-short="" dir="ltr">${part}</span>` : part))
      .join('');
  }
  const html = blockHtml(tree(), () => '');
  return html.replace(/^<p>|<\/p>$/g, '');
}

/** Prose cut at its pictures: safe HTML of each stretch, and the pictures between them. */
export function proseParts(tree: Root, makeAnchor: AnchorMaker): ProsePart[] {
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

function dress(element: Element, makeAnchor: AnchorMaker): void {
  const { tagName, properties } = element;
  if (tagName === 'h2' || tagName === 'h3') {
    properties.id = makeAnchor(textOf(element), Number(tagName[1]));
  }
  if (tagName === 'a' && /^https?:/.test(String(properties.href))) properties.rel = ['noopener'];
  if (tagName === 'th') properties.scope = 'col';
  if (tagName === 'td' || tagName === 'th') {
    // HTML's own align attribute is obsolete; the theme reads this one.
    const align = { center: 'center', right: 'end', left: 'start' }[String(properties.align)];
    delete properties.align;
    if (align !== undefined) properties.dataAlign = align;
  }
}

/** Two columns fit on any phone. */
const ALWAYS_FIT = 2;

/** Puts a wide table into a region that scrolls, which the keyboard reaches too; its heads name it. */
function scrollWide(table: Nodes, index: number | undefined, parent: Nodes | undefined) {
  const heads: Element[] = [];
  visit(table, { tagName: 'th' }, (head) => void heads.push(head as Element));
  if (heads.length <= ALWAYS_FIT || index === undefined || !parent || !('children' in parent)) {
    return SKIP;
  }
  const ariaLabel = heads.map(textOf).filter(Boolean).join(', ');
  parent.children[index] = {
    type: 'element',
    tagName: 'div',
    properties: { role: 'region', tabIndex: 0, ariaLabel },
    children: [table as Element],
  };
  return SKIP;
}

/** A text whose numbers stand in elements that the theme keeps on one line. */
function keptNumbers(value: string): ElementContent[] {
  return splitNumbers(value).flatMap((part, at): ElementContent[] => {
    if (part === '') return [];
    const text = { type: 'text' as const, value: part };
    const properties = { dataShort: '', dir: 'ltr' };
    return at % 2 ? [{ type: 'element', tagName: 'span', properties, children: [text] }] : [text];
  });
}

/** Such a text with links at what Markdown knows no links for: numbers to call, hosts without 'www.'. */
function linked(value: string): ElementContent[] {
  return splitAddresses(value).flatMap((part, at): ElementContent[] => {
    const href = at % 2 ? addressTarget(part) : undefined;
    if (!href) return keptNumbers(part);
    const properties = { href, dir: 'ltr', ...(href.startsWith('tel:') && { dataShort: '' }) };
    return [
      { type: 'element', tagName: 'a', properties, children: [{ type: 'text', value: part }] },
    ];
  });
}

/**
 * Makes quotes and dashes typographic, across emphasis and links, but not in code, keeps numbers on
 * one line, and makes links of those to call.
 */
function typeset(tree: HtmlRoot): void {
  let before = '';
  const inLinks = new Set<Nodes>();
  visit(tree, { tagName: 'a' }, (link) => visit(link, 'text', (text) => void inLinks.add(text)));
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) {
      before = 'x';
      return SKIP;
    }
    if (node.type === 'element' && !/^(a|em|strong|del)$/.test(node.tagName)) before = '';
    if (node.type !== 'text') return undefined;
    const last = node.value.at(-1);
    const words = smarten(node.value, before);
    const parts = inLinks.has(node) ? keptNumbers(words) : linked(words);
    before = last ?? before;
    if (index === undefined) return undefined;
    parent?.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

function textOf(node: Nodes | ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
