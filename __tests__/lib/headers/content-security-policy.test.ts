/** @jest-environment node */
import { createHash } from 'node:crypto';
import {
  contentSecurityPolicy,
  isBuiltPage,
  originOf,
  frameAncestorsPolicy,
} from '../../../src/lib/headers/content-security-policy';
import { speculationRules } from '../../../src/lib/headers/speculation-rules';
import { inlineCode } from '../../../src/lib/headers/inline-code';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the entry script may insert into a page. */
const rules = Object.values(speculationRules).map(hash);

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((one) => one.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('inline code', () => {
  it.each([
    ['<script>a()</script>', ['a()']],
    ['<SCRIPT id="x" data-a="1 > 0">a()\n</SCRIPT >', ['a()\n']],
    ['<script type="module">m()</script>', ['m()']],
    ['<script type="text/javascript">j()</script>', ['j()']],
    ['<script type="importmap">{}</script>', ['{}']],
    ['<script>a()</script><script>a()</script>', ['a()']],
    ['<script>a("<!-- no comment")</script><script>b()</script>', ['a("<!-- no comment")', 'b()']],
    ['<script>a\r\nb</script>', ['a\nb']],
    ['<script></script>', ['']],
    ['<script src="/a.js"></script>', []],
    ['<script async src=/a.js></script>', []],
    ['<script data-src="/a.js">a()</script>', ['a()']],
    ['<script type="application/ld+json">{"@type":"School"}</script>', []],
    ['<script type="application/json">{}</script>', []],
    ['<script type=text/plain>x</script>', []],
    ['<!-- <script>a()</script> -->', []],
    ['<scripted>a()</scripted>', []],
    ['<noscript><script>a()</script></noscript>', []],
    ['<template><script>a()</script></template>', ['a()']],
    ['<p title="<script>a()</script>">text</p>', []],
  ])('of %s', (html, scripts) => {
    expect(inlineCode(html).scripts).toEqual(scripts);
  });

  it('knows styles, also those for readers without scripts', () => {
    const html =
      '<style data-emotion="css">a{b:c}</style><noscript><style>d{}</style></noscript><style></style>';
    expect(inlineCode(html)).toEqual({ scripts: [], styles: ['a{b:c}', 'd{}', ''] });
  });
});

describe('the policy of a page', () => {
  it('allows by hash what stands in the page, and nothing else', () => {
    const policy = contentSecurityPolicy('<style>a{}</style><script>run()</script>');
    expect(directive(policy, 'default-src')).toEqual(["'none'"]);
    expect(directive(policy, 'script-src')).toEqual(["'self'", ...rules, hash('run()')]);
    expect(directive(policy, 'style-src')).toEqual(["'self'", hash('a{}')]);
    expect(directive(policy, 'connect-src')).toEqual(["'self'"]);
    expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:']);
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(directive(policy, 'base-uri')).toEqual(["'none'"]);
    expect(directive(policy, 'form-action')).toEqual(["'self'"]);
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    ['https://forms.example/f/hillview?x=1', 'https://forms.example/f/hillview'],
    ['https://forms.example/a;script-src *', 'https://forms.example/a%3bscript-src%20*'],
    ['https://office@forms.example/f', 'https://forms.example/f'],
    ['javascript:alert(1)', undefined],
  ])('forms may go to %s alone', (formAddress, source) => {
    const policy = contentSecurityPolicy('', { formAddress });
    expect(directive(policy, 'form-action')).toEqual(["'self'", ...(source ? [source] : [])]);
    expect(directive(policy, 'connect-src')).toEqual(["'self'"]);
    expect(directive(policy, 'script-src')).toEqual(["'self'", ...rules]);
  });

  it('reaches the content service and the embeds that are named', () => {
    const policy = contentSecurityPolicy('', {
      serviceOrigin: 'https://content.example',
      frameOrigins: ['https://maps.example', 'https://social.example'],
    });
    expect(directive(policy, 'img-src')).toContain('https://content.example');
    expect(directive(policy, 'connect-src')).toContain('https://content.example');
    expect(directive(policy, 'frame-src')).toEqual([
      "'self'",
      'blob:',
      'https://content.example',
      'https://maps.example',
      'https://social.example',
    ]);
    expect(directive(policy, 'object-src')).toEqual(["'self'", 'blob:', 'https://content.example']);
    expect(directive(policy, 'script-src')).toEqual(["'self'", ...rules]);
  });
});

it.each([
  ['https://maps.example/embed?x=1', 'https://maps.example'],
  ['http://localhost:9000', 'http://localhost:9000'],
  ['javascript:alert(1)', undefined],
  ['maps.example', undefined],
  ['', undefined],
  [undefined, undefined],
])('the origin of %s is %s', (address, origin) => {
  expect(originOf(address)).toBe(origin);
});

it('lets named sites embed papers', () => {
  expect(frameAncestorsPolicy(['https://www.school.example'])).toBe(
    "frame-ancestors 'self' https://www.school.example",
  );
});

it.each(['index.html', 'Fee/index.html', '404.html', 'offline.html'])(
  'takes %s for a page of ours',
  (file) => {
    expect(isBuiltPage(file)).toBe(true);
  },
);

it.each(['papers/index.html', 'static/a/index.html', 'login.html', 'Fee/offline.html'])(
  'takes %s for none',
  (file) => {
    expect(isBuiltPage(file)).toBe(false);
  },
);
