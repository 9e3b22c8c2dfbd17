/** @jest-environment node */
import { chargeAmounts } from '../../src/blocks/fee-table/charges';
import { feeTableExamples } from '../../stories/blocks/fee-table.examples';
import { parseRupees } from '../../src/lib/rupees';
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

it.each([
  ['11,000', 11000],
  ['1,20,000', 120000],
  ['₹ 3,000', 3000],
  ['Rs. 3000/-', 3000],
  ['Rs. 3,000/- only', 3000],
  ['Rs.3000 /-.', 3000],
  ['INR 3,000.00', 3000],
  ['Rs 500', 500],
  ['1,0', undefined],
  ['18,60', undefined],
  ['1,20,00', undefined],
  ['1.2 lakh', undefined],
  ['3000/- each', undefined],
  ['', undefined],
])('reads the rupees %p as %p', (written, amount) => {
  expect(parseRupees(written)).toBe(amount);
});

describe('amounts', () => {
  const told = (rows: string, charges = '') =>
    load({
      ...changed('site.yaml', 'founded: 1983', 'founded: 1983\nclasses: [I, II, III]'),
      'pages/a.yaml': `${pageHead('/A')}  - kind: fee-table
    session: 2025-2026
    periods: [{ name: First, months: Apr–Jul }, { name: Second, months: Aug–Nov }, { name: Third, months: Dec–Mar }]
    rows:
      - ${rows}
${charges && `    charges:\n      - ${charges}\n`}`,
    }).lines.map((line) => line.replace('content/pages/a.yaml:', ''));

  it('are taken as people write them', () => {
    expect(told("{ name: I, amount: '₹ 10,200' }")).toEqual([]);
    expect(told('{ name: I, amount: 3000/- }')).toEqual([]);
    expect(told("{ name: I, amounts: ['₹ 10,200', 9000, '9,000'] }")).toEqual([]);
    expect(told("{ name: I, amount: 9000, siblingDiscount: '12.5 %' }")).toEqual([]);
  });

  it.each([
    ['{ name: I, amount: a lot }', '11:20: "amount" must be a number of rupees, such as 10200'],
    [
      "{ name: I, amount: 9000, siblingDiscount: '%' }",
      '11:51: "siblingDiscount" must be per cent, such as 10 %',
    ],
    ['{ name: I, amount: -1 }', '11:28: "amount" must be 0 or more'],
    ['{ name: I }', '11:9: "amount" is missing; add it, for example 10200'],
    [
      '{ name: I, amounts: [1, 2] }',
      '11:29: "amounts" has 2, and there are 3 periods; write one amount for each period',
    ],
    [
      "{ name: I, amounts: ['7,500', 7, 500, 7, 500, 1] }",
      "write one amount for each period, with quotes around each that has a comma, like '7,500'",
    ],
    ['{ name: I, amount: at actuals }', 'what can’t be added up stands in a block "table"'],
    ['{ name: I, amount: 1, amounts: [1, 2, 3] }', '11:28: write "amount" or "amounts", not both'],
  ])('of a row: %s', (row, fault) => {
    expect(told(row)).toEqual([expect.stringContaining(fault.replace(/^\d+:\d+/, ''))]);
    expect(told(row)[0]).toMatch(/^11:\d+: /);
  });

  it.each([
    [
      '{ name: Bus, amount: 900, paid: half-yearly }',
      'what is paid half-yearly doesn’t go into 3 periods; write "amounts" for "Bus", one for each period, or show it in a block "table"',
    ],
    ['{ name: Bus }', '"amount" is missing; add it, for example 25000'],
    [
      '{ name: Lab, amount: 900, paid: yearly, with: Secnd }',
      'there is no period "Secnd"; did you mean "Second"?',
    ],
    [
      '{ name: Lab, amount: 900, classes: I }',
      '"Lab" is for a part of the row "All" only; make two rows of it, or show it in a block "table"',
    ],
    [
      '{ name: Lab, amount: 900, with: Second }',
      'it is paid in every period; remove "with", or write how often it is paid, such as paid: yearly',
    ],
    [
      '{ name: Lab, amounts: [1, 2, 3], paid: yearly }',
      '"amounts" says what is paid when; remove "paid"',
    ],
  ])('of a charge: %s', (charge, fault) => {
    const lines = told('{ name: All, classes: I–III, amount: 1 }', charge);
    expect(lines).toEqual([expect.stringMatching(/^13:\d+: /)]);
    expect(lines[0]).toContain(fault);
  });

  it.each([
    ['{ name: I, amount: 11,000 }', '11,000'],
    ['{ name: I, amount: 11,500 }', '11,500'],
    ['{ name: I, amount: ₹ 1,20,000 }', '₹ 1,20,000'],
    ['{ name: I, amounts: [9000, ₹ 5,000, 9000] }', '₹ 5,000'],
    ['{ name: I, amounts: [9000, Rs. 5,100/-, 9000] }', 'Rs. 5,100/-'],
  ])('in brackets need quotes: %s', (row, amount) => {
    const column = row.indexOf(amount) + 9;
    expect(told(row)).toEqual([
      `11:${column}: ${amount} without quotes is read as several values; put the whole amount in quotes: '${amount}'`,
    ]);
  });

  it('in brackets are told of once each where their last digits are the same', () => {
    const lines = told('{ name: I, I: 11,000, II: ₹ 3,000 }');
    expect(lines.filter((line) => line.includes('stands twice'))).toEqual([]);
    expect(lines.filter((line) => line.includes('in quotes'))).toHaveLength(2);
  });

  it('of every time that fits the periods', () => {
    for (const paid of ['once', 'yearly', 'monthly', 'each period']) {
      expect(told('{ name: I, amount: 1 }', `{ name: Bus, amount: 900, paid: ${paid} }`)).toEqual(
        [],
      );
    }
  });
});

it.each([
  ['monthly', 4, [300, 300, 300, 300]],
  ['quarterly', 2, [200, 200]],
  ['quarterly', 12, [100, 0, 0, 100, 0, 0, 100, 0, 0, 100, 0, 0]],
  ['half-yearly', 4, [100, 0, 100, 0]],
  ['yearly', 3, [100, 0, 0]],
] as const)('spreads what is paid %s over %i periods', (paid, count, amounts) => {
  const periods = Array.from({ length: count }, (_, place) => ({ name: String(place) }));
  expect(chargeAmounts({ name: 'Bus', amount: 100, paid }, periods)).toEqual(amounts);
});

it('counts what is paid monthly by the months of each period, where they are named', () => {
  const bus = { name: 'Bus', amount: 100, paid: 'monthly' } as const;
  const periods = (...months: string[]) => months.map((own) => ({ name: own, months: own }));
  expect(chargeAmounts(bus, periods('Jun–Sep', 'Oct - Dec', 'January to March'))).toEqual([
    400, 300, 300,
  ]);
  expect(chargeAmounts(bus, periods('Nov–Feb', 'March'))).toEqual([400, 100]);
  expect(
    chargeAmounts(bus, periods('Apr–Jul 2026', "Aug – Nov '26", 'Dec 2026 to Feb 2027')),
  ).toEqual([400, 400, 300]);
  expect(chargeAmounts(bus, periods('Apr, May & June', 'July, Aug', 'Oct/Nov and Dec'))).toEqual([
    300, 200, 300,
  ]);
  expect(chargeAmounts(bus, periods('First half', 'Second half'))).toEqual([600, 600]);
  // Whether the second one has as many months, nobody can tell.
  expect(chargeAmounts(bus, periods('Jun–Oct', 'Second half'))).toBeUndefined();
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
    expect(faults('1-3')).toEqual([
      expect.stringMatching(/no class "1".*; did you mean "I–III"\?$/),
    ]);
    expect(faults('KG')).toEqual([expect.stringContaining('has no class "KG"')]);
    expect(faults("'KG, I, Prep'")).toEqual([
      expect.stringContaining('has no class "KG" and no class "Prep" ('),
    ]);
    expect(faults('KG', '2025-2026', 'classes: [KG]')).toEqual([]);
  });

  it('refuses classes from an older one to a younger one', () => {
    expect(faults('III–I')).toEqual([
      'content/pages/a.yaml:11:31: "III–I" ends before it begins; write "I–III"',
    ]);
  });

  it.each(['2025-2026', '2025-26', '2026', '2025/26', '25-26', 'Session 2025–26'])(
    'takes the session %s',
    (session) => {
      expect(faults('I', session)).toEqual([]);
    },
  );

  it.each([
    ['2026-2025', 'the session "2026-2025" ends before it begins; write 2026-2027'],
    [
      '2025-2027',
      '"2025-2027" is not a session; write it like 2025-2026, or 2025 where it goes from January to December',
    ],
    ['15/03/2026', '"15/03/2026" is a day; write its session, such as 2025-2026'],
  ])('refuses the session %s', (session, words) => {
    expect(faults('I', session)).toEqual([`content/pages/a.yaml:8:14: ${words}`]);
  });
});
