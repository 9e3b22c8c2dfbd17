import { filesWithheld } from '../../src/content/privacy/files-withheld';
import { withoutWithdrawn } from '../../src/content/privacy/withhold';
import { readYaml } from '../../src/content/read-yaml';
import { nameFingerprints } from '../../src/lib/privacy/name-fingerprints';
import { withdrawnIn } from '../../src/lib/privacy/withdrawn';

const withdrawn = withdrawnIn(nameFingerprints('Asha Rani Menon'));
const kept = (value: unknown) => withoutWithdrawn(value, withdrawn);

it('shows no picture and no paper that is said to be of a withdrawn child', () => {
  const other = { src: 'sports/2.webp', alt: 'The cup' };
  expect(
    kept([{ src: 'sports/1.webp', alt: 'A race', caption: 'Asha Rani Menon wins' }, other]),
  ).toEqual([other]);
  expect(kept([{ title: 'Result of Asha Rani Menon', file: 'papers/7.pdf' }])).toEqual([]);
  expect(kept([{ name: 'Result of Asha Rani Menon', paper: 'papers/7.pdf' }])).toEqual([]);
  expect(kept({ image: { src: 'sports/1.webp', alt: 'Asha Rani Menon' } })).toEqual({});
});

it('leaves the words of a link or a picture in Markdown alone', () => {
  expect(kept('See [the result of Asha Rani Menon](papers/7.pdf).')).toBe(
    'See the result of a student.',
  );
  expect(kept('![Asha Rani Menon](sports/1.webp)\n\nA race.')).toBe('<!-- withheld -->\n\nA race.');
});

it.each([
  '![The cup](<sports/Asha Rani Menon (1).webp>)',
  '![The cup](<sports/asha-rani-menon.webp> "The cup")',
  '![The cup](sports/asha-rani-menon(1).webp)',
])('shows no picture that is named after a withdrawn child: %s', (picture) => {
  expect(kept(`${picture}\n\nA race.`)).toBe('<!-- withheld -->\n\nA race.');
});

it('leaves an office on its page, without the name', () => {
  expect(kept([{ name: 'Asha Rani Menon', role: 'Head girl', picture: 'people/1.webp' }])).toEqual([
    { name: 'Name withheld', role: 'Head girl' },
  ]);
});

it('leaves a row of a table its cells, without a name that stands in several of them', () => {
  const rows = [
    ['1', 'Asha Rani', 'Menon', 'V'],
    ['ASHA', 'Rani', 'Menon'],
    ['Asha', 'Menon', 'V'],
    ['Tara', '', 'Sen'],
  ];
  expect(kept({ rows })).toEqual({
    rows: [['1', 'Name withheld', '–', 'V'], ['Name withheld', '–', '–'], ...rows.slice(2)],
  });
  expect(kept({ rows: [['2', 'Asha Rani Menon', 'V']] })).toEqual({
    rows: [['2', 'Name withheld', 'V']],
  });
});

it('tells an editor which words withhold pictures and papers', () => {
  const privacy = readYaml('privacy.yaml', 'withdrawn: [{ name: Asha Rani Menon }]').source;
  const list = readYaml(
    'content/service/news.yaml',
    `- { title: Asha Rani Menon wins, images: [news/1.webp] }
- { title: Asha Rani Menon wins }
- { title: Fair, folder: albums/fair, description: Asha Rani Menon won. }
- { title: Results, attachments: [{ file: papers/1.pdf, name: Result of Asha Rani Menon }] }
`,
  ).source;
  const told = filesWithheld([list], [privacy]);
  expect(told.map(({ line, column }) => `${line}:${column}`)).toEqual(['1:12', '4:63']);
  expect(told[0]?.message).toBe(
    'this names a withdrawn child, so it is shown without the name, and what stands under "images" not at all; ' +
      'withdraw those files too, or write this without the name if the child is not in them',
  );
  expect(filesWithheld([list], [])).toEqual([]);
});
