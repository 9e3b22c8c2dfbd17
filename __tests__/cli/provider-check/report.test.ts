/** @jest-environment node */
import { readingLines } from '../../../src/cli/provider-check/report';

it.each([
  [
    'image',
    'https://cdn.example/fair.jpg',
    '; pages show pictures of the service alone (/api/image/)',
  ],
  ['image', '../fair.jpg', ''],
  ['url', 'https://cdn.example/<fair>', ''],
])('says why "%s": "%s" is not shown', (field, value, why) => {
  expect(readingLines([{ kind: 'field', field, record: 1, value }])).toEqual([
    { kind: 'lacks', text: `"${field}" left out once, such as "${value}" in record 1${why}` },
  ]);
});
