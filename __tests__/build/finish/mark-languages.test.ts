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
  ['<h2>ᱥᱟᱱᱛᱟᱲᱤ</h2><p>Words</p>', '<h2 lang="sat">ᱥᱟᱱᱛᱟᱲᱤ</h2><p>Words</p>'],
  ['<h2>ꯃꯩꯇꯩ</h2><p>Words</p>', '<h2 lang="mni">ꯃꯩꯇꯩ</h2><p>Words</p>'],
  ['<h2>ﻓﯿﺲ</h2><p>Words</p>', '<h2 lang="ur" dir="rtl">ﻓﯿﺲ</h2><p>Words</p>'],
  ['<p>Holiday: दीपावली on 12 November</p>', '<p>Holiday: दीपावली on 12 November</p>'],
  ['<p lang="sa">विद्या</p><p>Words</p>', '<p lang="sa">विद्या</p><p>Words</p>'],
  ['<section lang="mr"><p>पाठ</p></section>', '<section lang="mr"><p>पाठ</p></section>'],
  [
    '<section lang="mr"><p>पाठ</p><p>Words</p></section>',
    '<section lang="mr"><p>पाठ</p><p lang="en-IN">Words</p></section>',
  ],
  ['<p>اردو</p><p>Words</p>', '<p lang="ur" dir="rtl">اردو</p><p>Words</p>'],
  ['<nav><a>اردو</a><a>Words</a></nav>', '<nav><a lang="ur">اردو</a><a>Words</a></nav>'],
  [
    '<nav><a>داخلہ (2026-27)!</a></nav><p>Words</p>',
    '<nav lang="ur"><a><bdi dir="rtl">داخلہ (<bdi dir="ltr">2026-27</bdi>)!</bdi></a></nav><p>Words</p>',
  ],
  [
    '<p>فون <b>+91 98765 43210</b>، 10-A</p><p>Words</p>',
    '<p lang="ur" dir="rtl">فون <b><bdi dir="ltr">+91 98765 43210</bdi></b>، <bdi dir="ltr">10-A</bdi></p><p>Words</p>',
  ],
  [
    '<p>وقت <span dir="ltr">9-12</span></p><div data-root=""><p>فون +91 98765 43210</p></div><p>Words</p>',
    '<p lang="ur" dir="rtl">وقت <span dir="ltr">9-12</span></p><div data-root="" lang="ur" dir="rtl"><p>فون +91 98765 43210</p></div><p>Words</p>',
  ],
  [
    '<ol><li>پہلا قدم یہ ہے</li><li>Last</li></ol>',
    '<ol dir="rtl"><li lang="ur">پہلا قدم یہ ہے</li><li dir="ltr">Last</li></ol>',
  ],
  [
    '<table><tr><td>اسکول</td><td>Hall</td></tr></table>',
    '<table dir="rtl"><tbody><tr><td lang="ur">اسکول</td><td dir="ltr">Hall</td></tr></tbody></table>',
  ],
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

it('takes what begins in the letters of the page for its language, whatever English follows', () => {
  expect(marked('<a>رابطہ (Contact us)</a><p>Form (دفتر) here</p>', 'ur')).toBe(
    '<a dir="rtl">رابطہ (Contact us)</a><p lang="en-IN">Form (دفتر) here</p>',
  );
});

it('takes the languages of the page and of the school before the most common one', () => {
  expect(marked('<p>पाठ</p><p>Words</p>', 'en-IN', ['mr'])).toContain('<p lang="mr">');
  expect(marked('<p>पाठ</p><p>Words</p>', 'ne', ['mr'])).toBe(
    '<p>पाठ</p><p lang="en-IN">Words</p>',
  );
});
