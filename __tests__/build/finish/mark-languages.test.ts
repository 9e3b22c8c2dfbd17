/** @jest-environment node */
import { markLanguages } from '../../../src/build/finish/mark-languages';
import { htmlOf, parsePage } from '../../../src/lib/html/tree';

/** The body of a page after its languages were marked. */
function marked(body: string, lang = 'en-IN', languages: string[] = []): string {
  const html = `<html lang="${lang}"><head></head><body>${body}</body></html>`;
  const page = parsePage(html);
  markLanguages(page, html, languages);
  return /<body>(.*)<\/body>/.exec(htmlOf(page))?.[1] ?? '';
}

it.each([
  ['<h2>தமிழ்</h2><p>Words</p>', '<h2 lang="ta">தமிழ்</h2><p>Words</p>'],
  [
    '<section><h2>हिन्दी</h2><p>पाठ <b>एक</b></p></section><p>Words</p>',
    '<section lang="hi"><h2>हिन्दी</h2><p>पाठ <b>एक</b></p></section><p>Words</p>',
  ],
  ['<p>Holiday: दीपावली on 12 November</p>', '<p>Holiday: दीपावली on 12 November</p>'],
  ['<p lang="sa">विद्या</p><p>Words</p>', '<p lang="sa">विद्या</p><p>Words</p>'],
  ['<section lang="mr"><p>पाठ</p></section>', '<section lang="mr"><p>पाठ</p></section>'],
  [
    '<section lang="mr"><p>पाठ</p><p>Words</p></section>',
    '<section lang="mr"><p>पाठ</p><p lang="en-IN">Words</p></section>',
  ],
  ['<p>اردو</p><p>Words</p>', '<p lang="ur" dir="rtl">اردو</p><p>Words</p>'],
  ['<nav><a>اردو</a><a>Words</a></nav>', '<nav><a lang="ur">اردو</a><a>Words</a></nav>'],
  ['<p>Words</p><script>"हिन्दी"</script>', '<p>Words</p><script>"हिन्दी"</script>'],
])('marks %s', (body, expected) => {
  expect(marked(body)).toBe(expected);
});

it('marks the English frame of a page in another language', () => {
  const body = '<header><a>Menu</a></header><main><h1>प्रवेश</h1><p>Words</p></main>';
  expect(marked(body, 'hi')).toBe(
    '<header lang="en-IN"><a>Menu</a></header><main><h1>प्रवेश</h1><p lang="en-IN">Words</p></main>',
  );
});

it('takes the languages of the page and of the school before the most common one', () => {
  expect(marked('<p>पाठ</p><p>Words</p>', 'en-IN', ['mr'])).toContain('<p lang="mr">');
  expect(marked('<p>पाठ</p><p>Words</p>', 'ne', ['mr'])).toBe(
    '<p>पाठ</p><p lang="en-IN">Words</p>',
  );
});
