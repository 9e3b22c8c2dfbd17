/** @jest-environment node */
import { feeTableExamples } from '../../src/blocks/fee-table/fee-table.examples';
import { changed, load, pageHead, removeContent } from '../content/content-folder';

afterAll(removeContent);

it('computes the year from the amount and the periods', () => {
  const rows = feeTableExamples.session.block.rows;
  expect(rows.map(({ amount, yearly }) => [amount, yearly])).toEqual([
    [9800, 58800],
    [10000, 60000],
    [10200, 61200],
    [11400, 68400],
    [14200, 85200],
    [13400, 80400],
    [12000, 72000],
  ]);
});

it('wants amounts as plain numbers', () => {
  const { lines } = load({
    'pages/a.yaml': `${pageHead('/A')}  - kind: fee-table
    session: 2025-2026
    periods: [{ name: First, months: Apr–May }]
    rows:
      - { name: I, amount: '₹ 10,200' }
      - { name: II, amount: -1 }
`,
  });
  expect(lines).toEqual([
    'content/pages/a.yaml:11:28: "amount" must be a number, such as 10200',
    'content/pages/a.yaml:12:29: "amount" must be 0 or more',
  ]);
});

describe('the streams', () => {
  const school = (listed: string) =>
    changed('site.yaml', 'founded: 1983', `founded: 1983\n${listed}`);
  const blocks = `  - kind: fee-table
    session: 2025-2026
    periods: [{ name: First, months: Apr–Jun }]
    rows:
      - { name: XI, stream: Sience, amount: 1 }
  - kind: combinations
    groups:
      - stream: Commerse
        items: [{ name: One, subjects: [Accounts] }]
`;
  const faults = (listed: string) =>
    load({ ...school(listed), 'pages/a.yaml': pageHead('/A') + blocks }).lines;

  it('refuses a stream that the school does not have, in fees and in combinations', () => {
    expect(faults('streams: [Science, Commerce]')).toEqual([
      'content/pages/a.yaml:11:29: the school has no stream "Sience" (site.yaml lists its streams); did you mean "Science"?',
      'content/pages/a.yaml:14:17: the school has no stream "Commerse" (site.yaml lists its streams); did you mean "Commerce"?',
    ]);
  });

  it('takes those that it has, and any where it lists none', () => {
    expect(faults('streams: [Sience, Commerse]')).toEqual([]);
    expect(faults('classes: [XI]')).toEqual([]);
  });

  it('asks for the name of a house', () => {
    expect(faults('houses: [{ colour: blue }]')).toEqual([
      expect.stringMatching(/site\.yaml:\d+:\d+: "name" is missing/),
    ]);
  });
});

describe('the classes and the session', () => {
  const faults = (row: string, session = '2025-2026', listed = 'classes: [NUR, I, II, III]') =>
    load({
      ...changed('site.yaml', 'founded: 1983', `founded: 1983\n${listed}`),
      'pages/a.yaml': `${pageHead('/A')}  - kind: fee-table
    session: ${session}
    periods: [{ name: First, months: Apr–Jun }]
    rows:
      - { name: All, classes: ${row}, amount: 1 }
`,
    }).lines;

  it.each(['I', "'NUR, I and II'", 'I–III', 'I-III', 'NUR to II'])('takes %s', (row) => {
    expect(faults(row)).toEqual([]);
  });

  it('refuses a class that the school does not have', () => {
    expect(faults('I–IIII')).toEqual([
      'content/pages/a.yaml:11:31: the school has no class "IIII" (site.yaml lists its classes); did you mean "III"?',
    ]);
    expect(faults('KG')).toEqual([expect.stringContaining('has no class "KG"')]);
    expect(faults('KG', '2025-2026', 'classes: [KG]')).toEqual([]);
  });

  it('refuses classes from an older one to a younger one', () => {
    expect(faults('III–I')).toEqual([
      'content/pages/a.yaml:11:31: "III–I" ends before it begins; write "I–III"',
    ]);
  });

  it.each(['2025-2026', '2025-26', '2026'])('takes the session %s', (session) => {
    expect(faults('I', session)).toEqual([]);
  });

  it.each([
    ['2026-2025', 'the session "2026-2025" ends before it begins; write 2026-2027'],
    [
      '2025-2027',
      '"2025-2027" is not a session; write 2026-2027, or 2026 where it begins in January',
    ],
  ])('refuses the session %s', (session, words) => {
    expect(faults('I', session)).toEqual([`content/pages/a.yaml:8:14: ${words}`]);
  });
});
