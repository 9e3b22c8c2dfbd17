import { sanitizeHtml } from '../../../src/lib/http/sanitize-html';
import { hostileHtml, ordinaryHtml, safeElements } from '../../support/letter-html';

// jsdom has no sanitiser of its own; `e2e/sanitize.spec.ts` holds both ways to the same result.
describe('in a browser without a sanitiser', () => {
  it.each(ordinaryHtml)('makes of %j %j', async (html, safe) => {
    expect(await sanitizeHtml(html)).toBe(safe);
  });

  it.each(hostileHtml.map((html) => [html.slice(0, 120), html]))(
    'leaves nothing dangerous of %s',
    async (_start, html) => {
      const holder = document.createElement('div');
      holder.innerHTML = await sanitizeHtml(`<p>before</p>${html}`);
      expect(holder.querySelectorAll(`:not(${safeElements})`)).toHaveLength(0);
      const elements = [...holder.querySelectorAll('*')];
      const names = new Set(elements.flatMap((element) => element.getAttributeNames()));
      for (const known of ['href', 'rel', 'lang']) names.delete(known);
      expect([...names]).toEqual([]);
      for (const link of holder.querySelectorAll('[href]')) {
        expect(link.getAttribute('href')).toMatch(/^(https?:|mailto:|tel:|\/(?!\/))/);
      }
      expect(holder).toHaveTextContent('before');
      expect(window).not.toHaveProperty('ran');
    },
  );

  it('takes out the marks that turn text round', async () => {
    expect(await sanitizeHtml('<p>a\u202Eb</p>')).toBe('<p>ab</p>');
  });

  it.each(['<p is="x-y">text</p>', '<blockquote><b is="x-y">text</b></blockquote>'])(
    'refuses %s, of which DOMPurify leaves an attribute that is not listed',
    (html) => expect(sanitizeHtml(html)).rejects.toThrow('left'),
  );
});

describe('in a browser with a sanitiser', () => {
  const setHTML = jest.fn<void, [html: string, options: { sanitizer: object }]>();
  /** Gives the browser `setHTML`, which puts this into its element, and the class beside it. */
  function provide(result: (html: string) => string, Sanitizer: object) {
    setHTML.mockReset().mockImplementation(function (this: Element, html) {
      this.innerHTML = result(html);
    } as (this: Element, html: string) => void);
    Object.assign(Element.prototype, { setHTML });
    Object.assign(window, { Sanitizer });
  }
  class Standard {
    replaceElementWithChildren() {}
  }
  beforeEach(() => jest.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'setHTML');
    Reflect.deleteProperty(window, 'Sanitizer');
    jest.restoreAllMocks();
  });

  it('has it do the work, with the list, and fetches nothing', async () => {
    provide(() => '<p lang="hi">safe <a href="/x">x</a></p>', Standard);
    const html = '<div><o:p>a</o:p><p onclick="x">b</p><svg><g>c</g></svg></div>';
    expect(await sanitizeHtml(`${html}\u202E`)).toBe(
      '<p lang="hi">safe <a href="/x" rel="noopener noreferrer">x</a></p>',
    );
    expect(setHTML.mock.calls).toEqual([
      [
        html,
        {
          sanitizer: {
            elements: expect.arrayContaining(safeElements.split(',')) as string[],
            replaceWithChildrenElements: ['div', 'o:p', 'g'],
            attributes: ['href', 'lang'],
            dataAttributes: false,
            comments: false,
          },
        },
      ],
    ]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['an element', '<p>x</p><img src="x">'],
    ['an attribute', '<p onclick="x">x</p>'],
    ['a comment', '<p>x<!-- y --></p>'],
    ['an element of SVG', '<svg><a>x</a></svg>'],
    ['an element at its start', '<style>x</style>'],
  ])('turns to DOMPurify when it leaves %s that is not listed', async (_what, left) => {
    provide(() => left, Standard);
    expect(await sanitizeHtml('<p onclick="x">letter</p>')).toBe('<p>letter</p>');
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('turns to DOMPurify when it throws', async () => {
    provide(() => {
      throw new TypeError('Invalid configuration');
    }, Standard);
    expect(await sanitizeHtml('<p onclick="x">letter</p>')).toBe('<p>letter</p>');
  });

  it('does not use the draft of Chromium 105 to 118', async () => {
    provide((html) => html, class Draft {});
    expect(await sanitizeHtml('<p onclick="x">letter</p>')).toBe('<p>letter</p>');
    expect(setHTML).not.toHaveBeenCalled();
  });

  it('takes links to unsafe addresses away, whatever it leaves', async () => {
    provide(() => '<a href="javascript:1">x</a><p href="/x" lang="</p>">y</p>', Standard);
    expect(await sanitizeHtml('x')).toBe('<a rel="noopener noreferrer">x</a><p>y</p>');
  });
});
