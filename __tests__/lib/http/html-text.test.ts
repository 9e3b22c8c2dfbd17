import { htmlToText } from '../../../src/lib/http/html-text';

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
