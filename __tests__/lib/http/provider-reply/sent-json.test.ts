/** @jest-environment node */
import { sentJson } from '../../../../src/lib/http/provider-reply/sent-json';

const json = '[{"title":"Fair (A);"}]';
const read = (text: string) => sentJson(new TextEncoder().encode(text).buffer, '');

it.each([
  json,
  `\ufeff${json}`,
  `callback(${json});`,
  `/**/ jQuery12_3.done(\n${json}\n)`,
  `)]}',\n${json}`,
  `while(1);${json}`,
  `<br />\n<b>Notice</b>:  Undefined index: a[1] in <b>/www/a.php</b> on line <b>3</b><br />\n${json}`,
  `Warning: mysqli_connect(): (HY000) in /www/a.php on line 3\n${json}`,
  `<!-- made at 9:00 -->${json}`,
  `var news = ${json};`,
  `window.news=${json}`,
  `(${json})`,
  '[{"title":"Fair (A);",},\n]',
  `<?xml version="1.0"?>\r\n<string xmlns="http://tempuri.org/">${json}</string>`,
  `<pre>${json}</pre>`,
  `${json}\n<!-- 0.02 s --><script>let a = {};</script>`,
])('reads the JSON in %j', (text) => {
  expect(read(text)).toEqual([{ title: 'Fair (A);' }]);
});

it('reads the JSON in the lines of a text', () => {
  expect(read('{"title":"Fair"}\n\n{"title":"Play"}\r\n')).toEqual([
    { title: 'Fair' },
    { title: 'Play' },
  ]);
  expect(read('{"title":"Fair"}\nNo more')).toBeUndefined();
});

it('reads no JSON in a page', () => {
  expect(read(`<!DOCTYPE html>\n<script>\n${json}\n</script>`)).toBeUndefined();
  expect(read(`<html><body>\n${json}\n</body></html>`)).toBeUndefined();
});

it.each(['', 'callback()', 'Not found (404)', `callback(${json}) and more`, '<p>(1)</p>'])(
  'reads none in %j',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

it('reads JSON whose texts hold ends of lines as they are', () => {
  expect(read('[{"title":"Fair\r\n\ton Friday"}\n]')).toEqual([{ title: 'Fair   on Friday' }]);
});

it('reads NaN as nothing, and leaves it in a text', () => {
  expect(read('[{"title":"NaN, ] or","views":NaN,"share":-Infinity}]')).toEqual([
    { title: 'NaN, ] or', views: null, share: null },
  ]);
});

it('does not go through a long text that is no JSON again and again', () => {
  const parse = jest.spyOn(JSON, 'parse');
  const split = jest.spyOn(String.prototype, 'split');
  expect(read('{\n'.repeat(10_000))).toBeUndefined();
  expect(parse.mock.calls.length).toBeLessThan(4);
  expect(split).not.toHaveBeenCalled();
  parse.mockClear();
  expect(read('{}\n'.repeat(3_500_000))).toBeUndefined();
  expect(parse).toHaveBeenCalledTimes(1);
  parse.mockClear();
  expect(read(`[${'{"a":['.repeat(1_000)}`)).toBeUndefined();
  expect(parse).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

it('goes once through a text that has no end, and not from each of its quotes on', () => {
  // Otherwise this takes minutes.
  expect(read(`[{"a":"${'\\"'.repeat(100_000)}`)).toBeUndefined();
});

it.each([
  `[{'title': 'O\\'Neil said "Fair"', 'shown': True, 'time': None}]`,
  `[{title: "O'Neil said \\"Fair\\"", shown: true, time: null}]`,
])('reads what Python and JavaScript write for JSON: %s', (text) => {
  expect(read(text)).toEqual([{ title: 'O\'Neil said "Fair"', shown: true, time: null }]);
});

it('reads the quotes and dashes of Windows', () => {
  const bytes = Uint8Array.from(Buffer.from('["D\x92Souza \x96 Jos\xe9"]', 'latin1'));
  expect(sentJson(bytes.buffer, 'application/json; charset=windows-1252')).toEqual([
    'D’Souza – José',
  ]);
});
