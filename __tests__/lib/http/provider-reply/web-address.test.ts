/** @jest-environment node */
import {
  linkAddress,
  videoAddress,
  webAddress,
} from '../../../../src/lib/http/provider-reply/sent-addresses';

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
  [
    '<iframe src="https://www.youtube.com/embed/abc"></iframe>',
    'https://www.youtube.com/embed/abc',
  ],
  ['&lt;iframe src=&quot;https://videos.example/a&quot;&gt;', 'https://videos.example/a'],
  ['<iframe src="javascript:alert(1)"></iframe>', undefined],
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

const base = 'https://api.example/school';

it.each([
  ['videos/Sports day.mp4', `${base}/videos/Sports%20day.mp4`],
  ['register.php?id=3', `${base}/register.php?id=3`],
  ['/Criteria', '/Criteria'],
  ['/forms/Nursery.pdf', 'https://api.example/forms/Nursery.pdf'],
  ['register', undefined],
  ['//evil.example/a.mp4', undefined],
  ['javascript:alert(1).mp4', undefined],
  ['<iframe src="a.mp4">', `${base}/a.mp4`],
  ['<video controls><source src="/videos/a.mp4"></video>', 'https://api.example/videos/a.mp4'],
  ['<iframe src="//evil.example/a.mp4">', undefined],
  ['//www.youtube.com/embed/abc', 'https://www.youtube.com/embed/abc'],
])('reads %p of a provider as the address %p', (written, address) => {
  expect(linkAddress(written, base)).toBe(address);
});

it('takes no video for a page of this site where a provider sends it', () => {
  expect(videoAddress('/videos/fair.mp4', base)).toBe('https://api.example/videos/fair.mp4');
  expect(videoAddress('/videos/fair.mp4', '')).toBe('/videos/fair.mp4');
});

it.each([
  ['https://www.youtube.com/embed/abcdefghijk', 'watch?v=abcdefghijk'],
  ['//www.youtube-nocookie.com/embed/abcdefghijk?si=x', 'watch?v=abcdefghijk'],
  ["<iframe src='https://www.youtube.com/embed/abcdefghijk'></iframe>", 'watch?v=abcdefghijk'],
  ['https://www.youtube.com/embed/videoseries?si=x&list=PL1', 'playlist?list=PL1'],
  ['https://www.youtube.com/shorts/abcdefghijk', 'shorts/abcdefghijk'],
])('leads from the frame %s to where its video opens by itself', (sent, page) => {
  expect(videoAddress(sent, base)).toBe(`https://www.youtube.com/${page}`);
});

const facebook = 'https://www.facebook.com/plugins/video.php?height=314&href=https%3A%2F%2F';
it.each([
  [
    `<iframe src="${facebook}www.facebook.com%2Fschool.example%2Fvideos%2F12%2F&t=0"></iframe>`,
    'https://www.facebook.com/school.example/videos/12/',
  ],
  [`${facebook}www.facebook.com%2Fwatch%2F%3Fv%3D12`, 'https://www.facebook.com/watch/?v=12'],
  [`${facebook}films.example%2F12`, `${facebook}films.example%2F12`],
  ['https://player.vimeo.com/video/12?badge=0&h=ab34', 'https://vimeo.com/12/ab34'],
  ['//player.vimeo.com/video/12', 'https://vimeo.com/12'],
  ['https://drive.google.com/file/d/aB-12/preview', 'https://drive.google.com/file/d/aB-12/view'],
])('leads from the frame %s to where its video opens elsewhere', (sent, address) => {
  expect(videoAddress(sent, base)).toBe(address);
});
