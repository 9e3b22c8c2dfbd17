/** @jest-environment node */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Box, chakra } from '../../../src/theme/chakra/site';
import { renderedByChakra, factories, type Props } from './support/both-ways';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements and texts of a page without its styles, each class of the look named X. */
function matterOf(html: string): unknown[] {
  const matter = (node: Node): unknown[] => {
    if ('value' in node) return [node.value];
    if (!('tagName' in node) || node.tagName === 'style') return [];
    const attributes = node.attrs.map(({ name, value }) => [
      name,
      name === 'class' ? value.replace(/(?:css-\w+|\b\w{4})$/, 'X') : value,
    ]);
    return [node.tagName, Object.fromEntries(attributes), node.childNodes.flatMap(matter)];
  };
  return parseFragment(html).childNodes.flatMap(matter);
}

const Label = ({ title, className }: Props) => (
  <b className={className as string}>{title as string}</b>
);
const { site } = factories;
const options = { defaultProps: { type: 'button' } };

const elements: [tag: string, props: Props][] = [
  ['div', { p: 4, id: 'a', title: 'A', 'aria-label': 'B', 'data-x': '1', hidden: true }],
  ['div', { className: 'group teaser', p: 4 }],
  ['div', { className: 'group' }],
  ['div', { id: 'bare' }],
  ['div', { dangerouslySetInnerHTML: { __html: '<i>A</i>' } }],
  ['div', { as: 'section', p: 4, children: 'words' }],
  ['div', { as: Label, p: 4, title: 'A' }],
  ['a', { href: '/Fee', target: '_blank', rel: 'noopener', color: 'brand' }],
  ['img', { src: '/a.jpg', srcSet: '/b.jpg 2x', htmlWidth: 320, htmlHeight: 180, w: 'full' }],
  ['img', { alt: '', sizes: '50vw', loading: 'lazy', decoding: 'async', fetchpriority: 'high' }],
  ['input', { name: 'n', maxLength: 5, minLength: 1, max: 3, min: 1, size: 4, list: 'l' }],
  ['input', { type: 'email', autoComplete: 'email', inputMode: 'email', readOnly: true }],
  ['textarea', { rows: 6, resize: 'vertical', defaultValue: 'words' }],
  ['form', { noValidate: true, css: { p: 4 } }],
  ['label', { htmlFor: 'field', display: 'block' }],
  ['td', { colSpan: 2, rowSpan: 3, p: 1 }],
  ['svg', { viewBox: '0 0 10 10', width: '10px', fill: 'none', stroke: 'brand' }],
  ['path', { d: 'M0 0', stroke: 'brand', strokeWidth: 2, opacity: 0.5 }],
  ['circle', { cx: '5', cy: '6', r: '7', fill: 'none', strokeDasharray: '4 4' }],
  ['rect', { x: 1, y: 2, width: 3, height: 4, rx: 5, ry: 6, fill: 'bg' }],
  ['g', { transform: 'rotate(45)', strokeLinecap: 'round' }],
  ['object', { data: '/a.pdf', type: 'application/pdf', h: '10px' }],
];

it.each(elements)('gives <%s> with %p the attributes that Chakra gives it', (tag, props) => {
  const [Real, Ours] = [factories.chakra(tag), site(tag)];
  const ours = matterOf(renderToString(<Ours {...props} />));
  expect(ours).toEqual(matterOf(renderedByChakra(<Real {...props} />)));
});

it('starts from the props that stand for all', () => {
  const [Real, Ours] = [factories.chakra('button', {}, options), site('button', {}, options)];
  for (const props of [{}, { type: 'submit' }, { type: undefined }]) {
    const ours = matterOf(renderToString(<Ours {...props} />));
    expect(ours).toEqual(matterOf(renderedByChakra(<Real {...props} />)));
  }
});

it('keeps a variant from being an attribute', () => {
  const recipe = { variants: { size: { sm: { p: 1 } }, list: { true: { m: 1 } } } };
  const Ours = site('input', recipe);
  const attributes = { name: 'n', class: 'X' };
  expect(matterOf(renderToString(<Ours size="sm" list name="n" />))).toEqual([
    'input',
    attributes,
    [],
  ]);
});

it('makes one component of each element, which React does not take for another', () => {
  expect(chakra.span).toBe(chakra.span);
  expect(chakra.span).not.toBe(chakra.div);
});

describe('a class', () => {
  const classOf = (element: ReactNode) => / class="(\w*)"/.exec(renderToString(element))?.[1];
  const Piece = Box as ComponentType<Props>;

  it('depends only on the style as it is written', () => {
    const name = classOf(<Piece p={4} _hover={{ color: 'brand' }} id="a" />);
    expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]{3}$/);
    expect(classOf(<Piece p={4} id="b" _hover={{ color: 'brand' }} title="t" />)).toBe(name);
    expect(classOf(<Piece as="ul" p={4} _hover={{ color: 'brand' }} m={undefined} />)).toBe(name);
    expect(classOf(<chakra.div p={4} _hover={{ color: 'brand' }} />)).toBe(name);
  });

  it.each<[string, Props]>([
    ['another value', { p: 5 }],
    ['another property', { m: 4 }],
    ['a condition', { _hover: { p: 4 } }],
    ['a breakpoint', { p: { base: 4, md: 5 } }],
    ['more', { p: 4, m: 4 }],
    ['the same in `css`', { css: { p: 4 } }],
  ])('is another one for %s', (_name, props) => {
    expect(classOf(<Piece {...props} />)).not.toBe(classOf(<Piece p={4} />));
  });

  it('is another one for another recipe, and another variant of it', () => {
    const recipe = { base: { p: 1 }, variants: { size: { sm: { p: 2 }, lg: { p: 3 } } } };
    const [First, Second] = [site('a', recipe), site('a', { ...recipe, base: { p: 9 } })];
    const names = [
      <First key="1" />,
      <First key="2" size="sm" />,
      <First key="3" size="lg" />,
      <First key="4" size={{ base: 'sm', md: 'lg' }} />,
      <First key="5" size={{ base: 'lg', md: 'sm' }} />,
      <Second key="6" />,
    ].map(classOf);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is none where there is no style', () => {
    expect(renderToString(<Box id="a" />)).toBe('<div id="a"></div>');
  });
});
