import type { Seeded } from './helpers';

const sound: Record<string, string> = {
  birthdays: '{ name: full, picture: photo }',
  toppers: '{ name: full, picture: photo, sessions: 3 }',
  albums: '{ shown: true, years: 5 }',
  council: '{ name: full, picture: photo, until: 2027-05-31 }',
};

/** The rules for children's data with keys replaced, or (`null`) left out; a line for each. */
const privacy = (changes: Record<string, string | null>) => ({
  'privacy.yaml': Object.entries({ ...sound, ...changes })
    .flatMap(([key, value]) => (value === null ? [] : [`${key}: ${value}\n`]))
    .join(''),
});

/** What may be wrong in content/privacy.yaml. */
export const privacyMistakes: Seeded[] = [
  [
    'a way to name children that there is not',
    privacy({ birthdays: '{ name: initial, picture: photo }' }),
    'privacy.yaml:1:20: unknown word "initial"; did you mean "initials"?',
  ],
  ['no word on the council', privacy({ council: null }), 'privacy.yaml:1:1: "council" is missing'],
  [
    'half a session',
    privacy({ toppers: '{ name: full, picture: photo, sessions: 1.5 }' }),
    'privacy.yaml:2:50: "sessions" must be a whole number',
  ],
  [
    'a term that ends on no day',
    privacy({ council: '{ name: full, picture: photo, until: 2027-02-30 }' }),
    'privacy.yaml:4:47: there is no such day as 2027-02-30',
  ],
  [
    'a withdrawn child as a bare name',
    privacy({ withdrawn: '[Asha Menon]' }),
    'privacy.yaml:5:13: item 1 must be a group of keys: name, files, others; write "- name: …"',
  ],
  [
    'a withdrawal of nobody',
    privacy({ withdrawn: '[{}]' }),
    'privacy.yaml:5:13: nobody is withdrawn; write the child’s "name", or "files", or both',
  ],
  [
    'a withdrawal under a key that is mistyped',
    privacy({ withdrawn: '[{ nmae: Asha Menon }]' }),
    'privacy.yaml:5:15: unknown key "nmae"; did you mean "name"?',
  ],
  [
    'a table that names children in a column that it lacks',
    {
      'pages/council.yaml': `path: /Council
title: Council
menu: Rules
description: A description that is long enough for a search engine to show all of it, and no longer.
reviewed: 2026-10-12
blocks:
  - { kind: table, caption: Council, childColumn: Nmae, columns: [Name], rows: [[Asha]] }
`,
    },
    'pages/council.yaml:7:51: there is no column "Nmae"; did you mean "Name"?',
  ],
];
