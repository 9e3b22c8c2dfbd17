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
])('reads the JSON in %j', (text) => {
  expect(read(text)).toEqual([{ title: 'Fair (A);' }]);
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
