/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { addressKey, fineOn, planOf } from '../../src/blocks/fee-planner/fee-plan';
import { feePlannerExamples } from '../../stories/blocks/fee-planner.examples';
import { duesOf } from '../../src/blocks/fee-table/due-dates';
import type { BlockOf } from '../../src/blocks/block-props';
import { planSummary } from '../../src/blocks/fee-planner/plan-words';
import { changed, load, pageHead, removeContent } from '../content/content-folder';
import { sampleContent } from '../support/sample-content';

afterAll(removeContent);

describe('the late fine', () => {
  const rule = { amount: 50, days: 15, counts: 'begun' } as const;

  it.each([
    ['on the last date itself', '2025-05-10', 0],
    ['before it', '2025-05-01', 0],
    ['a day late', '2025-05-11', 50],
    ['fifteen days late', '2025-05-25', 50],
    ['sixteen days late', '2025-05-26', 100],
    ['thirty days late', '2025-06-09', 100],
    ['thirty-one days late', '2025-06-10', 150],
  ] as const)('counts spans that have begun: %s', (_, paid, rupees) => {
    expect(fineOn(rule, '2025-05-10', paid)).toBe(rupees);
  });

  it.each([
    ['2025-05-24', 0],
    ['2025-05-25', 50],
    ['2025-05-26', 50],
    ['2025-06-09', 100],
  ] as const)('counts only completed spans where the rule says so: %s', (paid, rupees) => {
    expect(fineOn({ ...rule, counts: 'completed' }, '2025-05-10', paid)).toBe(rupees);
  });
});

describe('last dates', () => {
  it('follow each other, whatever the month that a session begins with', () => {
    const by = (...days: string[]) => days.map((day) => ({ due: [{ by: day }] }));
    const dates = (session: string, ...days: string[]) =>
      duesOf(session, by(...days), undefined, []).map((due) => due?.date);
    expect(dates('2026-2027', '10 June', '10 October', '10 January')).toEqual([
      '2026-06-10',
      '2026-10-10',
      '2027-01-10',
    ]);
    expect(dates('2026', '5 January', '5 December')).toEqual(['2026-01-05', '2026-12-05']);
    expect(dates('2026-2027', '20 March', '29 February')).toEqual(['2026-03-20', '2027-02-28']);
  });

  const dues = (session: string, firstMonth: number, ...days: string[]) =>
    duesOf(
      session,
      days.map((by) => ({ due: [{ by }] })),
      undefined,
      [],
      firstMonth,
    ).map((due) => due?.date);

  it('begin before the session where they would run past its end', () => {
    expect(dues('2027', 1, '15 December', '15 April', '15 August')).toEqual([
      '2026-12-15',
      '2027-04-15',
      '2027-08-15',
    ]);
    expect(dues('2026-27', 4, '25 March', '10 July', '10 October', '10 January')).toEqual([
      '2026-03-25',
      '2026-07-10',
      '2026-10-10',
      '2027-01-10',
    ]);
    expect(dues('2027-2028', 2, '15 December', '15 April', '15 August')[0]).toBe('2026-12-15');
    expect(dues('2026-2027', 9, '10 October', '10 February', '10 June')).toEqual([
      '2026-10-10',
      '2027-02-10',
      '2027-06-10',
    ]);
    // Paid after its months, which is no reason to begin a year earlier.
    expect(dues('2026-2027', 4, '10 June', '10 December', '10 April')).toEqual([
      '2026-06-10',
      '2026-12-10',
      '2027-04-10',
    ]);
  });

  it.each(['15 December 2026', "15th Dec '26", '15/12/2026', '15-12-26', '2026-12-15'])(
    'are of the year that is written with them: %s',
    (by) => {
      expect(dues('2027', 1, by)).toEqual(['2026-12-15']);
      expect(dues('2027', 1, by, '15 April')).toEqual(['2026-12-15', '2027-04-15']);
    },
  );

  it('take the year of a later one', () => {
    expect(dues('2027', 1, '15 December', '15 April 2027')).toEqual(['2026-12-15', '2027-04-15']);
  });
});

describe('the plan of the sample school', () => {
  const block = sampleContent.pages
    .flatMap(({ blocks }) => blocks)
    .find(({ kind }) => kind === 'fee-planner');
  const fees = block as BlockOf<'fee-planner'>;
  const facts = parse(readFileSync('content/facts/fees.yaml', 'utf8')) as {
    rows: { name: string; amount: number }[];
    periods: { name: string; months: string }[];
  };
  const days = ['2025-05-10', '2025-07-10', '2025-09-10', '2025-11-10', '2026-01-10'];

  it('equals the tables for every class, stream and period', () => {
    expect(fees.rows.map(({ name }) => name)).toEqual(facts.rows.map(({ name }) => name));
    for (const { name, amount } of facts.rows) {
      const plan = planOf(fees, addressKey(name), '2025-04-01');
      const last = /^(IX|XI)/.test(name) ? '2026-01-30' : '2026-02-10';
      expect([name, plan?.instalments.map(({ date }) => date)]).toEqual([name, [...days, last]]);
      expect(plan?.instalments.map((each) => [each.name, each.months, each.amount])).toEqual(
        facts.periods.map((period) => [period.name, period.months, amount]),
      );
      expect(plan?.yearly).toBe(amount * 6);
    }
  });

  it('says what is due next, on the last date itself and on the day after', () => {
    const next = (day: `${number}-${number}-${number}`) => planOf(fees, 'IX-X', day)?.next?.name;
    expect([next('2025-05-10'), next('2025-05-11'), next('2026-01-30')]).toEqual([
      'First',
      'Second',
      'Sixth',
    ]);
    expect(next('2026-01-31')).toBeUndefined();
  });

  it('gives every payment a reference of its own', () => {
    const references = fees.rows.flatMap(
      ({ key }) => planOf(fees, key, '2025-04-01')?.instalments.map((each) => each.reference) ?? [],
    );
    expect(references).toContain('DHS/2025-26/IX-X/1');
    expect(new Set(references).size).toBe(fees.rows.length * 6);
  });

  it('has no plan for a class that the tables do not have', () => {
    expect(planOf(fees, 'XIII', '2025-04-01')).toBeUndefined();
  });

  it('is told in sentences', () => {
    const plan = planOf(fees, 'IX-X', '2025-05-09');
    expect(plan && planSummary(plan, fees.session, '2025-05-09').replaceAll('\u00a0', ' ')).toBe(
      'IX–X: 6 instalments of ₹ 11,400 make ₹ 68,400 in the session 2025-2026. Due next: First, Apr–May, ₹ 11,400 by 10 May 2025 (tomorrow).',
    );
  });
});

it('knows the last date before a session that begins in January, as a page has it', () => {
  const { content } = load({
    ...changed(
      'site.yaml',
      'founded: 1983',
      'founded: 1983\nsessionFrom: January\nclasses: [I, II, III, IV, V]',
    ),
    'pages/a.yaml': `${pageHead('/A')}  - kind: fee-planner
    session: '2027'
    periods:
      - { name: First, months: Jan–Apr, due: [{ by: 15 December }] }
      - { name: Second, months: May–Aug, due: [{ by: 15 April }] }
      - { name: Third, months: Sep–Dec, due: [{ by: 15 August }] }
    rows:
      - { name: I–V, classes: I–V, amount: 18600 }
    calendar: false
`,
  });
  const [block] = content?.pages.find(({ path }) => path === '/A')?.blocks ?? [];
  const plan = planOf(block as BlockOf<'fee-planner'>, 'I-V', '2026-11-26');
  expect(plan?.instalments.map(({ date }) => date)).toEqual([
    '2026-12-15',
    '2027-04-15',
    '2027-08-15',
  ]);
});

describe('what an editor is told', () => {
  const yaml = feePlannerExamples.session.yaml.trim().replaceAll('\n', '\n    ');
  const faults = (text: string) =>
    load({
      ...changed('site.yaml', 'founded: 1983', 'founded: 1983\nclasses: [I, II, III, IV]'),
      'pages/a.yaml': `${pageHead('/A')}  - ${text.replace('rule: /Fee\n', 'rule: /A\n')}\n`,
    }).lines.map((line) => line.replace(/^.*?:\d+:\d+: /, ''));

  it('nothing of a planner that is whole', () => expect(faults(yaml)).toEqual([]));

  it('a class without a last date', () => {
    expect(faults(yaml.replace('classes: III–IV }\n', 'classes: III }\n'))).toEqual([
      'the period "Third" has no last date for "III–IV"; write it as due: [{ by: 10 May }]',
    ]);
  });

  it('a last date before the one before it, and one of another time', () => {
    const second = (by: string) => faults(yaml.replace('by: 10 September', `by: ${by}`));
    expect(second('10 September 2025')).toEqual([
      'the last date of "Second", 10 Sep 2025, is not after the one before it, 10 May 2026; write both with their years, such as 10 May 2026',
    ]);
    expect(second('10 September 2062')).toEqual([
      'the last date of "Second", 10 Sep 2062, is far from the session 2026-2027; check its year',
    ]);
  });

  it.each(['10.05', '10/5', '10-05-2026'])('no last date that is written as %s', (by) => {
    expect(faults(yaml.replace('by: 10 May', `by: ${by}`))).toEqual(
      faults(yaml.replace('by: 10 May', 'by: 10 May 2026')),
    );
  });

  it('a last date that is no day', () => {
    expect(faults(yaml.replace('by: 10 May', 'by: tenth of May'))).toContain(
      '"tenth of May" is not a day of the year; write day and month, such as 10 May',
    );
  });
});
