import { type DefaultTreeAdapterTypes, html, parse } from 'parse5';

/** A page is parsed as a browser with scripts does: what stands in `noscript` is text. */
export { parse as parsePage, parseFragment as parsePart, serialize as htmlOf } from 'parse5';

/** The tree of a page, as parse5 gives it. */
export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Parses a page so that each element knows where it stands in the text (`sourceCodeLocation`). */
export const parsePlaced = (text: string): Document =>
  parse(text, { sourceCodeLocationInfo: true });

/** Whether a node is an element. */
export const isElement = (node: Node): node is Element => 'tagName' in node;

/** What stands in an element; of a template, its content. */
export const contentOf = (element: Element): Parent =>
  'content' in element ? (element.content as Parent) : element;

/** Every element below a node, in the order of the document. */
export function* elementsIn(parent: Parent): Generator<Element> {
  // A copy: who walks may remove the element at hand.
  for (const node of [...parent.childNodes]) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsIn(contentOf(node));
  }
}

/** The first element below a node that fits. */
export function find(parent: Parent, fits: (element: Element) => boolean): Element | undefined {
  for (const element of elementsIn(parent)) if (fits(element)) return element;
  return undefined;
}

/** The value of an attribute; undefined where there is none. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((own) => own.name === name)?.value;

/** Whether an element has one of these attributes, whatever its value. */
export const isMarked = ({ attrs }: Element, ...names: string[]): boolean =>
  attrs.some(({ name }) => names.includes(name));

/** The first element below a node that has one of these attributes. */
export const findMarked = (parent: Parent, ...names: string[]): Element | undefined =>
  find(parent, (element) => isMarked(element, ...names));

/** Gives an element an attribute; one of that name is replaced. */
export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((own) => own.name !== name), { name, value }];
}

/** The text in an element that holds nothing else, such as a script. */
export const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Puts a text in the place of all that stands in an element. */
export function setText(element: Element, value: string): void {
  element.childNodes = [{ nodeName: '#text', value, parentNode: element }];
}

/** Takes a node out of its tree. */
export function remove(node: Node): void {
  const { parentNode } = node;
  if (!parentNode) return;
  parentNode.childNodes = parentNode.childNodes.filter((other) => other !== node);
  node.parentNode = null;
}

/** Puts a new element at the end of another. */
export function append(
  parent: Parent,
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): Element {
  const element: Element = {
    nodeName: tagName,
    tagName,
    attrs: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    namespaceURI: html.NS.HTML,
    childNodes: [],
    parentNode: parent,
  };
  if (text) setText(element, text);
  parent.childNodes.push(element);
  return element;
}

/** Puts what stands in an element into its place. */
export function unwrap(element: Element): void {
  const { parentNode } = element;
  if (!parentNode) return;
  for (const node of element.childNodes) node.parentNode = parentNode;
  parentNode.childNodes = parentNode.childNodes.flatMap((node) =>
    node === element ? element.childNodes : [node],
  );
}

/** Head and body of a page; parse5 makes them where they are missing. */
export function partsOf(page: Document): { head: Element; body: Element } {
  const head = find(page, ({ tagName }) => tagName === 'head');
  const body = find(page, ({ tagName }) => tagName === 'body');
  if (!head || !body) throw new Error('has no head or no body');
  return { head, body };
}
