/** @jest-environment node */
import { webAddress } from '../../../../src/lib/http/provider-reply/sent-addresses';

it.each([
  ['www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube.com/watch?v=abcdefghijk'],
  ['https://youtu.be/abcdefghijk ', 'https://youtu.be/abcdefghijk'],
  ['https://youtube.com/shorts/abc?si=1&amp;t=2', 'https://youtube.com/shorts/abc?si=1&t=2'],
  ['school.example/register', 'https://school.example/register'],
  ['school.example', 'https://school.example'],
  ['Watch: https://youtu.be/abcdefghijk', 'https://youtu.be/abcdefghijk'],
  ['\u200ehttps://school.example/register\u200b', 'https://school.example/register'],
  ['java\u200bscript:alert(1)', undefined],
  ['javascript:x https://school.example', undefined],
  ['"https://youtu.be/abcdefghijk"', 'https://youtu.be/abcdefghijk'],
  ['<a href="https://school.example/register">Register</a>', 'https://school.example/register'],
  ['<a href="javascript:alert(1)">Register</a>', undefined],
  ['https:\\/\\/school.example\\/register', 'https://school.example/register'],
  ['/Criteria', '/Criteria'],
  ['<iframe src="https://www.youtube.com/embed/abc"></iframe>', undefined],
  ['register', undefined],
  ['register.php?id=3', undefined],
  ['notice.pdf', undefined],
  ['papers/register.pdf', undefined],
  ['javascript:alert(1)', undefined],
  ['javascript.example:alert(1)@evil.example', undefined],
  ['//evil.example', undefined],
  ['www.school.example@evil.example', undefined],
  [7, undefined],
])('reads %p as the web address %p', (written, address) => {
  expect(webAddress(written)).toBe(address);
});
