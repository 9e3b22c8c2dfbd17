/** @jest-environment node */
import { translationsOf } from '../../src/content/translations';
import { runHere } from '../support/run-here';
import { changed, load, pageHead, removeContent, writeContent } from './content-folder';

afterAll(removeContent);

const prose = '  - { kind: prose, text: कक्षा एक से दस तक प्रवेश के लिए आवेदन करें। }\n';
const hindi = (more: string) => `${pageHead('/Shulk', `menu: null\n${more}`)}${prose}`;
/** A page whose words are Hindi in all. */
const page = (more: string) => ({
  'pages/shulk.yaml': hindi(more)
    .replace('A page', 'शुल्क की जानकारी')
    .replace(
      /description: .*/,
      'description: विद्यालय के शुल्क, देय तिथियाँ और विलंब शुल्क की पूरी जानकारी यहाँ है।',
    ),
});

it('guesses the language of a page by its script, and takes the one that is written', () => {
  const langOf = (more: string, site?: Record<string, string>) =>
    load({ ...page(more), ...site }).content?.pages.find(({ path }) => path === '/Shulk')?.lang;
  expect(langOf('order: 2')).toBe('hi');
  expect(langOf('lang: mr')).toBe('mr');
  expect(langOf('order: 2', changed('site.yaml', 'code: HS', 'code: HS\nlanguages: [mr]'))).toBe(
    'mr',
  );
  expect(load().content?.pages[0]).not.toHaveProperty('lang');
});

it('knows a page and its translation as a pair, the original first', () => {
  const { content, lines } = load(page('translationOf: /Fee'));
  expect(lines).toEqual([]);
  expect(translationsOf(content?.pages ?? [])).toEqual([
    [
      { path: '/Fee', lang: 'en-IN', name: 'English' },
      { path: '/Shulk', lang: 'hi', name: 'हिन्दी' },
    ],
  ]);
});

it.each([
  ['translationOf: /Fees', '4:16: no page has the path "/Fees"; did you mean "/Fee"?'],
  [
    'translationOf: /Shulk',
    '4:16: a page is no translation of itself; write the path of the other page',
  ],
  [
    'translationOf: https://a.example',
    '4:16: "https://a.example" is not a page of this site; write its path, such as /Admission',
  ],
  [
    'translationOf: /Fee\nlang: en-IN',
    '5:7: this page and /Fee are both in English (India); write the language of this one, such as "lang: hi"',
  ],
  ['lang: Hindi', '4:7: "Hindi" is the name of a language; write its tag, hi'],
  [
    'lang: xx',
    '4:7: "xx" is no language tag; write one such as hi (Hindi), mr (Marathi), ml (Malayalam) or ta (Tamil)',
  ],
])('refuses "%s" with its place', (more, line) => {
  expect(load(page(more)).lines).toContain(`content/pages/shulk.yaml:${line}`);
});

it('tells of two translations in one language', () => {
  const other = hindi('translationOf: /Fee\nlang: hi').replace('/Shulk', '/Shulk2');
  const { lines } = load({ ...page('translationOf: /Fee'), 'pages/shulk2.yaml': other });
  expect(lines).toEqual([
    'content/pages/shulk2.yaml:5:7: /Fee has another translation in Hindi; keep one',
  ]);
});

it('tells in a check where a language was guessed that may be another, and fails for none', async () => {
  const news = '- { title: हिन्दी दिवस, date: 14 November 2026, description: कविता पाठ हुआ। }\n';
  const dir = writeContent({
    ...page('order: 2'),
    'service/news.yaml': news + news.replace('हिन्दी', 'खेल'),
  });
  const { status, output } = await runHere(['check', '--dir', dir]);
  const hints = output.split('\n').filter((line) => line.includes('guessed'));
  expect(status).toBe(0);
  expect(hints).toHaveLength(2);
  expect(hints[0]).toMatch(
    /^content\/pages\/shulk\.yaml:2:8: guessed Hindi; write "lang: hi", or mr if it is Marathi, .*; for all at once, "languages: \[hi\]" in site\.yaml$/,
  );
  expect(hints[1]).toMatch(
    /^content\/service\/news\.yaml:1:12: guessed Hindi, here and in 1 more;/,
  );
});
