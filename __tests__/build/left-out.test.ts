/** @jest-environment node */
import { leftOutLines } from '../../src/build/load-site-content';

it('tells of the pages that are left out in a line for each reason', () => {
  const draft = 'is a draft';
  expect(
    leftOutLines([
      { path: '/Library', words: draft },
      { path: '/Picnic', words: 'ended on 1 May' },
      { path: '/Leave', words: draft },
    ]),
  ).toEqual([
    'left out: 2 pages, each of which is a draft: /Library, /Leave',
    'left out: /Picnic, which ended on 1 May',
  ]);
});
