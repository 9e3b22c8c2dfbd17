import { filesWithheld } from '../../src/content/privacy/files-withheld';
import { withoutWithdrawn } from '../../src/content/privacy/withhold';
import { readYaml } from '../../src/content/read-yaml';
import { nameFingerprints } from '../../src/lib/privacy/name-fingerprints';
import { withdrawnIn } from '../../src/lib/privacy/withdrawn';
import { load, pageHead, removeContent } from './content-folder';

const withdrawn = withdrawnIn(nameFingerprints('Asha Rani Menon'));
afterAll(removeContent);

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
  // The surname first, and nothing in the column of the middle name.
  expect(
    kept({
      rows: [
        ['Menon', 'Asha Rani', 'V'],
        ['Asha Rani', '', 'Menon'],
      ],
    }),
  ).toEqual({
    rows: [
      ['Name withheld', '–', 'V'],
      ['Name withheld', '–', '–'],
    ],
  });
  expect(kept('| Asha Rani | Menon | V |')).toBe('| a student| | V |');
  expect(kept({ rows: [['2', 'Asha Rani Menon', 'V']] })).toEqual({
    rows: [['2', 'Name withheld', 'V']],
  });
});

it('leads to no address that holds the name, and keeps the cells of a row', () => {
  const fee = { label: 'Fee', to: '/Fee' };
  expect(
    kept({
      redirectFrom: ['/news/asha-rani-menon-wins', '/AshaRaniMenon.html'],
      gone: ['/asha-rani-menon', '/Old'],
      moved: [{ from: '/prizes/asha-rani-menon', to: '/Fee' }],
      links: [fee, { label: 'Song', to: 'https://songs.example/asha-rani-menon' }],
      action: { label: 'Write', to: 'mailto:asha.rani.menon@songs.example' },
      rows: [['https://songs.example/asha-rani-menon', 'V']],
      text: 'https://songs.example/asha-rani-menon',
    }),
  ).toEqual({
    gone: ['/Old'],
    links: [fee],
    rows: [['Name withheld', 'V']],
    text: 'Name withheld',
  });
});

it('leaves a page sound, whatever of it is withheld', () => {
  const rule = '{ name: full, picture: photo }';
  const { content, leftOut, lines } = load({
    'privacy.yaml': `birthdays: ${rule}
toppers: ${rule}
albums: { shown: true }
council: ${rule}
withdrawn: [{ name: Asha Rani Menon, files: [papers/form.pdf] }]
`,
    'pages/asha.yaml': `${pageHead('/AshaRaniMenon')}  - { kind: prose, text: A race. }\n`,
    'pages/prizes.yaml': `${pageHead('/Prizes', 'redirectFrom: [/asha-rani-menon]')}
  - { kind: downloads, heading: Forms, items: [{ title: Form, file: form.pdf }] }
  - { kind: image, src: dawn.webp, alt: Asha Rani Menon at the school. }
  - { kind: prose, id: asha-rani-menon, heading: Asha Rani Menon, text: 'See [her](/AshaRaniMenon).' }
  - { kind: links, items: [{ title: Up, to: '#asha-rani-menon' }, { title: Her, to: /AshaRaniMenon }] }
  - { kind: prose, text: 'See [this](/Nowhere).' }
`,
  });
  // The line is that of the file, though three blocks before it are left out.
  expect(lines).toEqual([expect.stringMatching(/^content\/pages\/prizes\.yaml:12:.*"\/Nowhere"/)]);
  expect(leftOut).toEqual([
    { path: '/AshaRaniMenon', words: expect.stringMatching(/^has the name of a withdrawn child/) },
  ]);
  const page = content?.pages.find(({ path }) => path === '/Prizes');
  expect(page?.blocks).toMatchObject([
    { kind: 'prose', id: expect.stringMatching(/^[a-z\d]+$/), heading: 'Name withheld' },
    { kind: 'prose' },
  ]);
  expect(JSON.stringify(content)).not.toMatch(/asha|menon|form\.pdf/i);
});

it('tells an editor which words withhold pictures and papers', () => {
  const privacy = readYaml('privacy.yaml', 'withdrawn: [{ name: Asha Rani Menon }]').source;
  const list = readYaml(
    'content/service/news.yaml',
    `- { title: Asha Rani Menon wins, images: [news/1.webp] }
- { title: Asha Rani Menon wins }
- { title: Fair, folder: albums/fair, description: Asha Rani Menon won. }
- { title: Talk, venue: Asha Rani Menon Hall, images: [news/2.webp] }
- { title: Results, attachments: [{ file: papers/1.pdf, name: Result of Asha Rani Menon }] }
`,
  ).source;
  const told = filesWithheld([list], [privacy]);
  expect(told.map(({ line, column }) => `${line}:${column}`)).toEqual(['1:12', '5:63']);
  expect(told[0]?.message).toBe(
    'this names a withdrawn child, so it is shown without the name, and what stands under "images" not at all; ' +
      'withdraw those files too, or write this without the name if the child is not in them',
  );
  expect(filesWithheld([list], [])).toEqual([]);
});
