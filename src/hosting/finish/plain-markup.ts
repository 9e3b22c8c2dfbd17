import {
  attribute,
  contentOf,
  type Element,
  isElement,
  type Node,
  type Parent,
  remove,
  setAttribute,
} from './tree';

/** React finds its place by comments in what it is to take over, and nowhere else. */
const isHydrated = (element: Element) => attribute(element, 'data-root') !== undefined;

/** Names that an icon bears for everybody's styles; ours have none of them. */
const iconName = /^lucide(?:-|$)/;

/** Leaves out of a drawing what the parser of a page knows without it, and names that nobody uses. */
function trimDrawing(svg: Element): void {
  const names = attribute(svg, 'class')?.split(/\s+/) ?? [];
  const own = names.filter((name) => !iconName.test(name));
  svg.attrs = svg.attrs.filter(({ name }) => name !== 'xmlns');
  if (own.length < names.length) setAttribute(svg, 'class', own.join(' '));
  svg.attrs = svg.attrs.filter(({ name, value }) => name !== 'class' || value !== '');
}

const viewport = 'width=device-width, initial-scale=1';

/**
 * Takes needless attributes of drawings out, and comments of what is not to be hydrated. React compares no
 * attributes with what it takes over, outside of development.
 */
export function leaveOutNeedless(parent: Parent, isKept = false): void {
  for (const node of [...parent.childNodes] as Node[]) {
    if (node.nodeName === '#comment' && !isKept) remove(node);
    if (!isElement(node)) continue;
    if (node.tagName === 'svg') trimDrawing(node);
    // Gatsby's template asks Safari 9 for something that no later browser knows.
    if (attribute(node, 'name') === 'viewport') setAttribute(node, 'content', viewport);
    leaveOutNeedless(contentOf(node), isKept || isHydrated(node));
  }
}
