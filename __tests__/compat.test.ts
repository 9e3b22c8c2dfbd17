/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserslist } from '../package.json';
import { complaintsOf, newerInSite } from './e2e/support/compat/newer-in-site';
import { readFloor } from './e2e/support/compat/floor';
import { newerInScript, newerNames } from './e2e/support/compat/scripts';
import { newerInStyles } from './e2e/support/compat/styles';

const floor = readFloor(['Chrome >= 100', 'Firefox >= 102', 'Safari >= 15.6', 'iOS >= 15.6']);
const names = newerNames(floor);

it('reads the browserslist of the project, and refuses lines that it does not understand', () => {
  expect(readFloor(browserslist)).toMatchObject({ chrome: 100, firefox: 102, safari: 15.6 });
  expect(() => readFloor(['last 2 versions'])).toThrow("'last 2 versions' is not read");
});

it.each([
  ['list.toSorted()', 'toSorted'],
  ['Object.groupBy(list, key)', 'groupBy'],
  ['new Set(a).union(b)', 'union'],
  ['structuredClone(a); requestIdleCallback(run)', 'requestIdleCallback'],
  ['element.checkVisibility()', 'checkVisibility'],
  ['new URLPattern(a)', 'URLPattern'],
  ['class A { static { run() } }', 'syntax: static block'],
  ['/(?<=a)b/.test(c)', 'syntax: lookbehind'],
  ['new RegExp("(?<!a)b").test(c)', 'syntax: lookbehind'],
  ['/[a--b]/v.test(c)', expect.stringContaining('syntax:')],
  ['using a = b;', expect.stringContaining('syntax:')],
])('finds what is newer in the script %s', (code, found) => {
  expect(newerInScript(code, names)).toEqual([found]);
});

it.each([
  'class A { #a = 1; has(b) { return #a in b } }',
  'a.at(-1) ?? Object.hasOwn(b, "c"); structuredClone(d)',
  'new IntersectionObserver(run).observe(a); b.replaceChildren()',
])('finds nothing in the script %s', (code) => {
  expect(newerInScript(code, names)).toEqual([]);
});

it.each([
  ['a:has(b){top:0}', [':has']],
  ['a{text-wrap:balance}', ['text-wrap', 'text-wrap: balance']],
  ['a{color:oklch(50% 0 0)}', ['oklch()']],
  ['a{height:2lh}', ['lh']],
  ['@starting-style{a{top:0}}', ['@starting-style']],
  ['a{&:hover{top:0}}', ['&']],
  ['@media (width >= 600px){a{top:0}}', ['@media (<)']],
  ['@supports selector(:has(a)){a:has(b){top:0}}', []],
  ['a:is(b)>c:focus-visible{inset:0;aspect-ratio:1;gap:1px;display:grid}', []],
])('finds what is newer in the styles %s', (css, found) => {
  expect(newerInStyles(css, floor)).toEqual(found);
});

it('reads the scripts and styles of a site, in files and in pages, and weighs them with reasons', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-compat-'));
  try {
    writeFileSync(join(folder, 'a.js'), 'list.toSorted()');
    writeFileSync(join(folder, 'a.css'), 'a{color:red}');
    writeFileSync(
      join(folder, 'a.html'),
      '<style>a:has(b){top:0}</style><script>c.toSpliced()</script>',
    );
    const found = await newerInSite(folder, floor);
    expect(Object.fromEntries(found)).toEqual({
      toSorted: 'a.js',
      ':has': 'a.html',
      toSpliced: 'a.html',
    });
    const allowed = new Map([
      ['toSpliced', 'Asked for first.'],
      [':has', 'A mark is missing.'],
      ['toReversed', 'No longer used.'],
    ]);
    expect(complaintsOf(found, allowed)).toEqual([
      expect.stringMatching(/^a\.js uses toSorted, which the oldest browsers/),
      expect.stringMatching(/^toReversed is used nowhere/),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
