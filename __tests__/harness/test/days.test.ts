/** @jest-environment node */
import { existsSync } from 'node:fs';
import { dateIndependent, daySteps, instants } from '../../../harness/test/days';

const commands = daySteps.flatMap((step) => step.commands);

it('leaves out tests that there are, and no others', () => {
  const names = Object.values(dateIndependent).flat();
  expect(names.filter((name) => !existsSync(`__tests__/e2e/${name}.spec.ts`))).toEqual([]);
  for (const { args } of commands) {
    const left = new RegExp(args.at(-1) ?? '');
    const isLeft = (name: string) => left.test(`site e2e/${name}.spec.ts a title`);
    expect(names.filter((name) => !isLeft(name))).toEqual([]);
    expect(['home', 'news', 'a11y/keyboard-live', 'push'].filter(isLeft)).toEqual([]);
  }
});

it('takes each instant once, and each zone', () => {
  expect(daySteps.map(({ name }) => name)).toEqual(Object.keys(instants));
  expect(commands.map(({ env = {} }) => [env['E2E_NOW'], env['E2E_TIMEZONE']])).toEqual([
    ['2026-12-31T23:59:00+05:30', 'Asia/Kolkata'],
    ['2027-01-01T00:01:00+05:30', 'America/Los_Angeles'],
    ['2027-03-31T23:59:00+05:30', 'Pacific/Kiritimati'],
    ['2027-04-01T00:01:00+05:30', 'Asia/Kolkata'],
    ['2028-02-29T12:00:00+05:30', 'America/Los_Angeles'],
  ]);
});

it('means the moments that it says, at school', () => {
  const atSchool = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  expect(Object.values(instants).map((instant) => atSchool.format(new Date(instant)))).toEqual([
    '31/12/2026, 23:59',
    '01/01/2027, 00:01',
    '31/03/2027, 23:59',
    '01/04/2027, 00:01',
    '29/02/2028, 12:00',
  ]);
});
