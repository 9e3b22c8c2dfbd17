/** @jest-environment node */
import { load, pageHead, removeContent } from './content-folder';

afterAll(removeContent);

const planner = (calendar: string, more = '') => ({
  'pages/planner.yaml': `${pageHead('/Planner', `menu: Rules${more}`)}  - kind: fee-planner
    heading: Your fees
    session: 2026-2027
    periods: [{ name: First, months: Apr–Mar, due: [{ by: 10 May }] }]
    rows: [{ name: All, amount: 9800 }]${calendar}
`,
});
const offered = '\n    calendar: true';
const days = (type: string, more = '') => ({
  'pages/days.yaml': `${pageHead('/Days', `menu: Rules${more}`)}  - kind: calendar
    heading: Days
    months: [{ month: '2026-05', entries: [{ date: 2026-05-10, event: A day, type: ${type} }] }]
`,
});
const draft = '\ndraft: true';
/** 'pages/planner.yaml' with one line more stands one line lower. */
const told = (line: number) => [
  expect.stringMatching(
    new RegExp(
      `^content/pages/planner\\.yaml:${line}:15: .*no calendar of the site holds days of the type fees.*; write "type: fees" at the last dates in the school calendar, or remove "calendar"$`,
    ),
  ),
];

it('offers the last dates where a calendar holds them', () => {
  expect(load({ ...planner(offered), ...days('fees') }).lines).toEqual([]);
});

it('asks for nothing where no calendar is offered', () => {
  expect(load(planner('')).lines).toEqual([]);
  expect(load(planner('\n    calendar: false')).lines).toEqual([]);
});

it('tells an editor of an offer that would lead nowhere', () => {
  expect(load(planner(offered)).lines).toEqual(told(12));
  expect(load({ ...planner(offered), ...days('exam') }).lines).toEqual(told(12));
});

it('counts a draft of the calendar for a draft alone', () => {
  expect(load({ ...planner(offered), ...days('fees', draft) }).lines).toEqual(told(12));
  expect(load({ ...planner(offered, draft), ...days('fees', draft) }).lines).toEqual([]);
});

it('waits until the faults of pages are fixed, for a calendar may stand on one', () => {
  const { lines } = load({ ...planner(offered), ...days('feast') });
  expect(lines).toEqual([expect.stringContaining('content/pages/days.yaml')]);
});
