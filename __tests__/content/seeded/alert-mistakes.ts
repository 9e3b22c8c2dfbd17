import type { Seeded } from './helpers';

const sound: Record<string, string> = {
  from: '2026-12-01 06:00',
  until: '2026-12-01 18:00',
  level: 'warning',
  text: 'School is closed today.',
  link: '{ label: The rules, to: /Fee }',
};

/** The urgent notice with keys replaced, or (`null`) left out; each key on a line of its own. */
const alert = (changes: Record<string, string | null>) => ({
  'alert.yaml': Object.entries({ ...sound, ...changes })
    .flatMap(([key, value]) => (value === null ? [] : [`${key}: ${value}\n`]))
    .join(''),
});

/** What may be wrong in content/alert.yaml. */
export const alertMistakes: Seeded[] = [
  [
    'an urgent notice that ends before it begins',
    alert({ until: '2026-12-01 05:59' }),
    'alert.yaml:2:8: "until" is 2026-12-01 05:59, and "from" 2026-12-01 06:00; write an end that is later',
  ],
  [
    'one that never ends',
    alert({ until: null }),
    'alert.yaml:1:1: "until" is missing; add it, for example "2026-12-01 18:00"',
  ],
  [
    'one of a day that there is not',
    alert({ from: '2026-02-30' }),
    'alert.yaml:1:7: "2026-02-30" is not a day or a minute that exists',
  ],
  [
    'one of an unknown level',
    alert({ level: 'warnin' }),
    'alert.yaml:3:8: unknown word "warnin"; did you mean "warning"?',
  ],
  [
    'one that links to no page',
    alert({ link: '{ label: The rules, to: /Fees }' }),
    'alert.yaml:5:31: no page has the path "/Fees"; did you mean "/Fee"?',
  ],
  [
    'one whose link has no words',
    alert({ link: '{ to: /Fee }' }),
    'alert.yaml:5:7: "label" is missing',
  ],
  [
    'one that is too long',
    alert({ text: 'word '.repeat(60) }),
    'alert.yaml:4:7: "text" has 299 characters; write 240 at most',
  ],
  [
    'one with a key that is mistyped',
    alert({ txt: 'Closed.', text: null }),
    'alert.yaml:5:1: unknown key "txt"; did you mean "text"?',
  ],
];
