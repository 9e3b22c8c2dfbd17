import { internalApiChanged } from '../internal-api-changed';
import {
  attribute,
  type Document,
  type Element,
  elementsIn,
  isElement,
  isMarked,
  type Node,
  htmlOf,
  parsePart,
  partsOf,
  remove,
  textOf,
  unwrap,
  contentOf,
  type Parent,
  setAttribute,
  setText,
} from '../../lib/html/tree';

const changed = (found: string) =>
  internalApiChanged(`${found}.`, 'src/build/finish/gatsby-markup.ts');

/** What Gatsby puts after a page; each is there once. `entry` is the address of the entry script. */
const tail: Record<string, (script: Element, entry: string) => boolean> = {
  'for the path': (script) => attribute(script, 'id') === 'gatsby-script-loader',
  'for the chunk mapping': (script) => attribute(script, 'id') === 'gatsby-chunk-mapping',
  'for its hash': (script) => textOf(script).startsWith('window.___webpackCompilationHash='),
  'of the entry': (script, entry) => attribute(script, 'src') === entry,
};

const sliceMark = /^ slice-(?:start|end) id="_gatsby-scripts-1" $/;

const isBetween = (node: Node) =>
  ('value' in node && node.value.trim() === '') || ('data' in node && sliceMark.test(node.data));

/** A node as a reader of the message finds it in the page. */
function shown(node: Node): string {
  if ('value' in node) return `the text "${node.value.trim()}"`;
  if (!isElement(node)) return `the comment "${'data' in node ? node.data : node.nodeName}"`;
  const attributes = node.attrs.map(({ name, value }) => ` ${name}="${value}"`);
  return `<${node.tagName}${attributes.join('')}>`;
}

/** Takes out Gatsby's scripts at the end of a page, and the comments around them. */
function takeTail(body: Element, entry: string): void {
  const missing = new Set(Object.keys(tail));
  for (const node of body.childNodes.slice(1)) {
    const script = isElement(node) && node.tagName === 'script' ? node : undefined;
    const kind = [...missing].find((name) => script && tail[name]?.(script, entry));
    if (kind === undefined && !isBetween(node)) {
      throw changed(`it ends with ${shown(node)}, which is not known`);
    }
    if (kind !== undefined) missing.delete(kind);
    remove(node);
  }
  for (const kind of missing) throw changed(`it has no script of Gatsby's ${kind}`);
}

/** Puts the page into the place of Gatsby's two wrappers, and takes its announcer of moves out. */
function takeWrappers(body: Element): void {
  const root = body.childNodes[0];
  const inner = root && isElement(root) ? root.childNodes : [];
  const ids = [root, ...inner].map((node) => node && isElement(node) && attribute(node, 'id'));
  if (ids.join(' ') !== '___gatsby gatsby-focus-wrapper gatsby-announcer') {
    throw changed(
      `its body begins with the elements "${ids.join(' ')}", and not with Gatsby's wrappers`,
    );
  }
  const [focus, announcer] = inner;
  if (announcer) remove(announcer);
  if (focus && isElement(focus)) unwrap(focus);
  if (root && isElement(root)) unwrap(root);
}

const isHint = (element: Element) =>
  element.tagName === 'link' &&
  (attribute(element, 'rel') === 'modulepreload' ||
    (attribute(element, 'rel') === 'preload' &&
      /^(?:script|fetch)$/.test(attribute(element, 'as') ?? '')));

const isOldSwitch = (element: Element) => attribute(element, 'http-equiv') === 'x-ua-compatible';
const isGenerator = (element: Element) => attribute(element, 'name') === 'generator';

/** Takes out of the head what only Gatsby's runtime reads, and a switch of a browser that is gone. */
function takeHeadElements(head: Element): void {
  for (const element of elementsIn(head)) {
    if (isHint(element) || isOldSwitch(element) || isGenerator(element)) remove(element);
    element.attrs = element.attrs.filter(({ name }) => name !== 'data-gatsby-head');
  }
}

/** Throws when an element is left that bears Gatsby's name. */
function checkRest(page: Document): void {
  for (const element of elementsIn(page)) {
    const bears = element.attrs.some(
      ({ name, value }) =>
        /gatsby/.test(name) || (/^(?:id|class)$/.test(name) && /gatsby/.test(value)),
    );
    const isStyle = element.tagName === 'style';
    const reads = element.tagName === 'script' && textOf(element).includes('window.___');
    if ((bears && !isStyle) || reads) throw changed(`it has ${shown(element)}, which is not known`);
  }
}

/**
 * Takes everything out of a page that Gatsby put there for its own runtime, which this site does not
 * have; the styles are left. Throws with the reason when something is not as Gatsby 5.16 writes it.
 */
export function stripGatsbyMarkup(page: Document, entry: string): void {
  const { head, body } = partsOf(page);
  takeTail(body, entry);
  takeWrappers(body);
  takeHeadElements(head);
  checkRest(page);
}

/** React finds its place by comments in what it is to take over, and nowhere else. */
const isHydrated = (element: Element) => isMarked(element, 'data-root');

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

/** The form of React's own ids. */
const reactId = /^_/;
const idNames = /^(?:id|for|aria-(?:labelledby|describedby|controls))$/;

/** What stands there for readers without scripts is a page's text: trimmed as the page is, without React's ids. */
function trimNoscript(noscript: Element): void {
  const part = parsePart(textOf(noscript));
  leaveOutNeedless(part);
  for (const element of elementsIn(part)) {
    element.attrs = element.attrs.filter(
      ({ name, value }) => !(idNames.test(name) && reactId.test(value)),
    );
  }
  setText(noscript, htmlOf(part));
}

/**
 * Takes superfluous attributes of drawings out, and comments of what is not to be hydrated. React compares no
 * attributes with what it takes over, outside of development.
 */
export function leaveOutNeedless(parent: Parent, isKept = false): void {
  for (const node of [...parent.childNodes] as Node[]) {
    if (node.nodeName === '#comment' && !isKept) remove(node);
    if (!isElement(node)) continue;
    if (node.tagName === 'svg') trimDrawing(node);
    if (node.tagName === 'noscript') trimNoscript(node);
    // Gatsby's template asks Safari 9 for something that no later browser knows.
    if (attribute(node, 'name') === 'viewport') setAttribute(node, 'content', viewport);
    leaveOutNeedless(contentOf(node), isKept || isHydrated(node));
  }
}
