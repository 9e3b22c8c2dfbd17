import { htmlToText } from '../../src/http/html-text';
import { sanitizeHtml } from '../../src/http/sanitize-html';

describe('sanitizeHtml', () => {
  it('keeps a letter as it is', async () => {
    const letter =
      '<p>Dear <strong>parents</strong>,<br>we <em>begin</em> again.</p><ul><li>One</li></ul>';
    expect(await sanitizeHtml(letter)).toBe(letter);
  });

  it.each([
    '<script>window.ran = true</script>',
    '<img src=x onerror="window.ran = true">',
    '<svg onload="window.ran = true"></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<style>body{display:none}</style>',
    '<form action="https://evil.example"><input name="password"></form>',
    '<p style="position:fixed" onclick="window.ran = true" class="x" id="y" data-z="1">text</p>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVa&#09;script:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="//evil.example">x</a>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<object data="x"></object><embed src="x">',
  ])('leaves nothing dangerous of %s', async (html) => {
    const holder = document.createElement('div');
    holder.innerHTML = await sanitizeHtml(`<p>before</p>${html}<p>after</p>`);
    expect(
      holder.querySelector('script,img,svg,iframe,style,form,input,base,meta,object,embed,math'),
    ).toBeNull();
    const attributes = [...holder.querySelectorAll('*')].flatMap((node) =>
      node.getAttributeNames(),
    );
    expect(attributes.filter((name) => name !== 'rel')).toEqual([]);
    expect(holder).toHaveTextContent('before');
    expect(window).not.toHaveProperty('ran');
  });

  it('keeps safe links, without a way back', async () => {
    expect(await sanitizeHtml('<a href="https://a.example/x" target="_blank">x</a>')).toBe(
      '<a href="https://a.example/x" rel="noopener noreferrer">x</a>',
    );
    expect(await sanitizeHtml('<a href="/AboutUs">x</a>')).toContain('href="/AboutUs"');
  });

  it('takes out the marks that turn text round', async () => {
    expect(await sanitizeHtml('<p>a\u202Eb</p>')).toBe('<p>ab</p>');
  });
});

describe('htmlToText', () => {
  it('gives the words, one space between paragraphs', () => {
    expect(htmlToText('<p>One <b>two</b></p><p>three<br>four</p><ul><li>five</li></ul>')).toBe(
      'One two three four five',
    );
    expect(htmlToText('a &amp; b')).toBe('a & b');
  });

  it('runs nothing and leaves code out', () => {
    const html =
      '<script>window.ran = 1</script><style>p{}</style><p>text</p><img src=x onerror="window.ran=1">';
    expect(htmlToText(html)).toBe('text');
    expect(window).not.toHaveProperty('ran');
  });

  it('cuts what is too long', () => {
    expect(htmlToText(`<p>${'word '.repeat(500)}</p>`, 100).length).toBeLessThanOrEqual(100);
  });
});
