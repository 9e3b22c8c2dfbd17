/** @jest-environment node */
import { possibleNames } from '../../src/content/privacy/possible-names';
import { readMarkdown } from '../../src/content/read-markdown';
import { readYaml } from '../../src/content/read-yaml';

const privacy = readYaml(
  'content/privacy.yaml',
  `withdrawn:
  - name: Maria D'Souza
  - name: Tara Anne Joseph
    others: [Tara Joseph Kurian]
  - name: क्षितिज शर्मा
  - name: José Pinto
`,
).source;

const inYaml = (text: string) => possibleNames([readYaml('a.yaml', text).source], [privacy]);
const places = (text: string) =>
  inYaml(text).map(({ line, column, words }) => `${line}:${column} ${words}`);

it('tells of the same child by another spelling at its place, and what to do', () => {
  const page = readMarkdown(
    'content/pages/prize-day.md',
    `---
path: /PrizeDay
owner: School office
---

The cup went to Maria D’Souza; Maria D'Souza thanked her teachers.
So did Tara A. Joseph.
`,
  ).source;
  expect(possibleNames([page], [privacy])).toEqual([
    {
      file: 'content/pages/prize-day.md',
      line: 7,
      column: 8,
      words: 'Tara A. Joseph',
      owner: 'School office',
      message:
        '"Tara A. Joseph" is perhaps the same child as "Tara Anne Joseph" (content/privacy.yaml:3); if so, ' +
        'remove it or withdraw this name too; if not, write it under "others" there',
    },
  ]);
});

it.each([
  ['- { title: Tara A. Joseph wins }', ['1:12 Tara A. Joseph']],
  ['- { title: Tara Joseph wins }', ['1:12 Tara Joseph']],
  ['- { title: Joseph Tara Anne wins }', ['1:12 Joseph Tara Anne']],
  [
    '- { title: Song by Tara A. Joseph and T. A. Joseph }',
    ['1:20 Tara A. Joseph', '1:39 T. A. Joseph'],
  ],
  ['- { name: "Joseph, Tara" }', ['1:12 Joseph, Tara']],
  ['- { name: शर्मा क्षितिज }', ['1:11 शर्मा क्षितिज']],
  ['paper: papers/tara_joseph_certificate.pdf', ['1:15 tara_joseph']],
  ['- { title: कप तारा जोसेफ ने जीता }', ['1:15 तारा जोसेफ']],
  ['- { title: தாரா ஜோசப் பரிசு }', ['1:12 தாரா ஜோசப்']],
  ['- { title: "टी. जोसेफ, तारा जे. और तारा जी" }', ['1:13 टी. जोसेफ', '1:24 तारा जे']],
])('finds in %s: %j', (yaml, expected) => {
  expect(places(yaml).sort()).toEqual([...expected].sort());
});

it.each([
  ['what is surely withheld', '- { name: TARA ANNE JOSEPH, title: Maria D`Souza won }'],
  ['another child, whom the rules name', '- { title: Tara Joseph Kurian won }'],
  ['another child', '- { title: Tara Susan Joseph and Sara Joseph won }'],
  ['a word of a name', '- { title: Joseph won. Tara came second }'],
  ['what one letter of an apostrophe leaves', "text: So said Maria D'Silva."],
  ['two sentences', 'text: She met Joseph. Tara was there.'],
  ['a sentence in small letters', 'text: A tara of joseph.'],
  ['facts', 'text: "{{ site.tara }} Joseph"'],
])('tells nothing of %s', (_what, yaml) => {
  expect(places(yaml)).toEqual([]);
});

it('tells of an address that names the child, which is left out', () => {
  expect(inYaml('path: /Prizes/maria-d-souza')).toMatchObject([
    {
      line: 1,
      column: 7,
      message:
        'the address "/Prizes/maria-d-souza" names a withdrawn child, so it is left out; write another one',
    },
  ]);
});

it('names nobody who is withdrawn in the private folder, for logs may be public', () => {
  const [page, apart] = [
    readYaml('a.yaml', 'title: T. Joseph').source,
    readYaml('private/withdrawn.yaml', 'withdrawn: [{ name: Tara Joseph }]').source,
  ];
  expect(possibleNames([page], [apart])).toMatchObject([
    {
      message:
        '"T. Joseph" is perhaps the same child as the one of private/withdrawn.yaml:1; if so, remove it ' +
        'or withdraw this name too; if not, write it under "others" there',
    },
  ]);
});

it('needs nobody to be withdrawn', () => {
  const { source } = readYaml('a.yaml', 'title: Tara Joseph');
  expect(possibleNames([source], [])).toEqual([]);
  expect(possibleNames([source], [readYaml('privacy.yaml', 'oops').source])).toEqual([]);
});
