/** @jest-environment node */
import { heldTo, withoutNames } from '../../../src/cli/provider-check/held-to-rules';
import { policyOf } from '../../../src/content/privacy/read-privacy';
import { readYaml } from '../../../src/content/read-yaml';
import { note } from '../../../src/cli/provider-check/report';

const written = `
birthdays: { name: full, picture: photo }
toppers: { name: given-and-initial, picture: photo, sessions: 1 }
albums: { shown: true, years: 5 }
council: { name: full, picture: photo }
withdrawn:
  - name: Maria D'Souza
`;
const { source } = readYaml('content/privacy.yaml', written);
const rules = { policy: policyOf(source.value as never), withdrawn: [source] };

const told = (records: object[], path: string) =>
  heldTo(rules, records, path).remarks.map(({ text }) => text);

it('says what is withheld of a withdrawn child, by field and number, without the name', () => {
  const news = [
    { _id: '1', title: 'Prize for Maria D’Souza', image: ['a.webp'] },
    { _id: '2', title: 'Fair', description: 'MARIA DSOUZA sang', image: ['b.webp'] },
    { _id: '3', title: 'Play', winner: "Maria D'Souza", image: ['c.webp'] },
    { _id: '4', title: 'Sports', description: 'All ran' },
  ];
  const { kept, isTouched } = heldTo(rules, news, '/api/news/all/{code}');
  expect(told(news, '/api/news/all/{code}')).toEqual([
    'withheld, of a child who is withdrawn: "title" of 1 record, such as record 1',
    'withheld, of a child who is withdrawn: "image" of 3 records, such as record 1',
    'withheld, of a child who is withdrawn: "description" of 1 record, such as record 2',
  ]);
  expect(kept).toHaveLength(4);
  expect([1, 2, 3, 4].filter(isTouched)).toEqual([1, 2, 3]);
});

it('counts records that are withheld, and those that other rules shorten or leave out', () => {
  const topper = { class: 'X', sessionYear: '2025-2026' };
  const toppers = [
    { ...topper, _id: '1', name: 'Ravi Lal' },
    { ...topper, _id: '2', name: "M. D'Souza" },
    { ...topper, _id: '3', name: 'Uma Rao', sessionYear: '2023-2024' },
  ];
  expect(told(toppers, '/api/topper/all/{code}')).toEqual([
    'withheld, of a child who is withdrawn: 1 record, such as record 2',
    'withheld, by "albums" or "sessions" of privacy.yaml: 1 record',
    'shown as privacy.yaml has names and pictures: 1 record',
  ]);
});

it('tells of words that may name the child and are shown', () => {
  const news = [{ _id: '1', title: 'Fair', description: 'Then Mariya De Souza sang.' }];
  expect(told(news, '/api/news/all/{code}')).toEqual([
    'shown, but perhaps of a child who is withdrawn: "description" of 1 record, such as record 1; if so, withdraw that spelling, too',
  ]);
});

it.each([
  [{ _id: 'a', title: "Speech of Maria D'Souza" }, 1],
  [{ _id: 'a', title: 'Fair', attachments: ['a.webp'] }, 0],
])('holds an album to the rules: %j', (album, remarks) => {
  expect(told([album], '/api/subGallery')).toHaveLength(remarks);
});

it('names nobody in what is said otherwise', () => {
  const remarks = [note(`"name" left out once, such as "Maria D'Souza" in record 2`)];
  expect(withoutNames(remarks, rules)).toEqual([
    note('"name" left out once, such as "a student" in record 2'),
  ]);
});
