/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findDiagnostics } from '../../../src/cli/content-check/find-diagnostics';
import { importInto, linesOf, officeFile, read, school, withoutTerminal } from './support';

withoutTerminal();

const monthsIn = (dir: string) => {
  const { blocks } = parse(read(dir, 'pages/calendar.yaml')) as {
    blocks: { kind: string; months: { month: string; entries: object[] }[] }[];
  };
  return blocks.find(({ kind }) => kind === 'calendar')?.months ?? [];
};

describe('the page with the calendar', () => {
  const list = [
    'Occasion,Date,Type',
    'First Term Examination,5-13 Oct 2026,',
    'Diwali,8/11/2026,Gazetted holiday',
    'Winter vacation,25/12/2026 to 2/1/2027,',
    'School reopens after the winter vacation,4/1/2027,',
    'PTM,14/11/2026,',
    'Independence Day of next year,15/8/2027,Holiday',
  ].join('\n');

  it('shows what goes into the month calendar, once, with the kind of each day', async () => {
    const dir = school({ 'service/calendar.yaml': '[]\n' });
    const file = officeFile('days.csv', list);
    const { output } = await importInto(dir, file, '--to', 'calendar', '--yes');
    const [, ofPage = ''] = output.split('The page "');
    expect(linesOf(ofPage, '~')).toEqual([
      expect.stringContaining('until 2026-10-12 → 13 October 2026'),
    ]);
    expect(linesOf(ofPage, '+')).toEqual([
      '+ A3  Diwali, 8 November 2026, holiday',
      '+ A4  Winter vacation, 25 December 2026, 2 January 2027, holiday',
      '+ A5  School reopens after the winter vacation, 4 January 2027, event',
      '+ A6  PTM, 14 November 2026, meeting',
    ]);
    expect(ofPage).toContain('Note: of another session than its months, and not shown there: 1');
    const vacation = {
      from: '2026-12-25',
      to: '2027-01-02',
      event: 'Winter vacation',
      type: 'holiday',
    };
    expect(monthsIn(dir)).toEqual([
      { month: '2026-06', entries: [{ date: '2026-06-15', event: 'School opens', type: 'event' }] },
      {
        month: '2026-10',
        entries: [
          { from: '2026-10-05', to: '2026-10-13', event: 'First Term Examination', type: 'exam' },
        ],
      },
      {
        month: '2026-11',
        entries: [
          { date: '2026-11-08', event: 'Diwali', type: 'holiday' },
          { date: '2026-11-14', event: 'PTM', type: 'meeting' },
        ],
      },
      { month: '2026-12', entries: [vacation] },
      {
        month: '2027-01',
        entries: [
          vacation,
          {
            date: '2027-01-04',
            event: 'School reopens after the winter vacation',
            type: 'event',
          },
        ],
      },
      {
        month: '2027-03',
        entries: [{ date: '2027-03-26', event: 'Last day of the session', type: 'event' }],
      },
    ]);
    expect(read(dir, 'service/calendar.yaml')).not.toContain('type');
    expect(findDiagnostics({ dir, own: false }).diagnostics).toEqual([]);

    const again = await importInto(dir, file, '--to', 'calendar', '--yes');
    expect(again.output).toContain('There is nothing to write.');
  });

  it('keeps the kind that somebody corrected, and takes days away that are no more', async () => {
    const dir = school({ 'service/calendar.yaml': '[]\n' });
    const days = 'Occasion,Date\nDiwali,8/11/2026\nOnam,26/8/2026\nHoli,22/3/2027\n';
    await importInto(dir, officeFile('days.csv', days), '--to', 'calendar', '--yes');
    expect(monthsIn(dir)[1]?.entries).toEqual([
      { date: '2026-08-26', event: 'Onam', type: 'event' },
    ]);
    const holidays = officeFile('Holidays 2026.csv', days);
    const same = await importInto(dir, holidays, '--to', 'calendar');
    expect(same.output).toContain('There is nothing to write.');
    const named = await importInto(dir, holidays, '--to', 'calendar', '--set', 'type=holiday');
    expect(linesOf(named.output, '~')).toHaveLength(3);
    const less = officeFile('days.csv', days.replace('Diwali,8/11/2026\n', ''));
    const gone = await importInto(dir, less, '--to', 'calendar', '--remove', '--yes');
    // Once in the list, once on the page; the examination between them is of another kind.
    expect(linesOf(gone.output, '-')).toEqual([
      '- Diwali, 8 November 2026',
      '- Diwali, 2026-11-08, event',
    ]);
    expect(monthsIn(dir).map(({ month }) => month)).not.toContain('2026-11');
  });

  it.each([
    ['Name of Holiday', 'holiday'],
    ['Festival', 'event'],
  ])('shows what stands below "%s" as %s', async (heading, type) => {
    const dir = school({ 'service/calendar.yaml': '[]\n' });
    const days = `${heading},Date\nOnam,26/8/2026\nSchool reopens,27/8/2026\n`;
    await importInto(dir, officeFile('days.csv', days), '--to', 'calendar', '--yes');
    const month = monthsIn(dir).find((one) => one.month === '2026-08');
    expect(month?.entries).toMatchObject([{ type }, { type: 'event' }]);
  });

  it('stays as it is when told so', async () => {
    const dir = school({ 'service/calendar.yaml': '[]\n' });
    const before = read(dir, 'pages/calendar.yaml');
    const file = officeFile('days.csv', list);
    await importInto(dir, file, '--to', 'calendar', '--no-page', '--yes');
    expect(read(dir, 'service/calendar.yaml')).toContain('Diwali');
    expect(read(dir, 'pages/calendar.yaml')).toBe(before);
  });
});

describe('an entry of a calendar of a phone', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date('2026-11-27T09:00:00+05:30'),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    });
  });
  afterEach(() => jest.useRealTimers());

  const calendar = (...events: string[]) =>
    officeFile(
      'phone.ics',
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        ...events.map((event, index) =>
          [
            'BEGIN:VEVENT',
            ...(event.includes('UID') ? [] : [`UID:${index}`]),
            event,
            'END:VEVENT',
          ].join('\r\n'),
        ),
        'END:VCALENDAR',
      ].join('\r\n'),
    );
  const entries = async (...events: string[]) => {
    const dir = school({ 'service/calendar.yaml': '[]\n' });
    const { output } = await importInto(dir, calendar(...events), '--yes');
    const list = parse(read(dir, 'service/calendar.yaml')) as Record<string, unknown>[];
    expect(findDiagnostics({ dir, own: false }).diagnostics).toEqual([]);
    return { list, notes: linesOf(output, 'Note: event') };
  };

  it('is taken for this session and the next, and what is left is named', async () => {
    const { list, notes } = await entries(
      'DTSTART;VALUE=DATE:20190406\r\nRRULE:FREQ=MONTHLY;BYDAY=1SA\r\nSUMMARY:Staff meeting',
    );
    expect(list).toHaveLength(24);
    expect([list[0]?.['date'], list[23]?.['date']]).toEqual(['4 April 2026', '4 March 2028']);
    expect(notes).toEqual([
      'Note: event 1, Staff meeting: it repeats for longer; 24 days until 4 March 2028 are taken, and another import later brings the next ones',
    ]);
  });

  it('comes weekly until the end of the next session, without the days that are left out', async () => {
    const { list, notes } = await entries(
      'DTSTART;VALUE=DATE:20260608\r\nRRULE:FREQ=WEEKLY\r\nEXDATE;VALUE=DATE:20260817\r\nSUMMARY:Assembly',
    );
    expect(list).toEqual([
      {
        title: 'Assembly',
        date: '8 June 2026',
        repeats: 'weekly',
        repeatsUntil: '31 March 2028',
        except: ['17 August 2026'],
      },
    ]);
    expect(notes).toEqual([
      'Note: event 1, Assembly: it repeats for longer; taken until 31 March 2028',
    ]);
  });

  it('is not taken where its calendar has it as private, and is not named either', async () => {
    const dir = school({ 'service/calendar.yaml': '[]\n' });
    const file = calendar(
      'DTSTART;VALUE=DATE:20261205\r\nCLASS:PRIVATE\r\nSUMMARY:Doctor',
      'DTSTART;VALUE=DATE:20261206\r\nCLASS:CONFIDENTIAL\r\nRRULE:FREQ=WEEKLY\r\nSUMMARY:Interview of Ravi',
      'DTSTART;VALUE=DATE:20261207\r\nCLASS:PUBLIC\r\nSUMMARY:Fair',
    );
    const { output } = await importInto(dir, file, '--yes');
    expect(linesOf(output, '+ event')).toEqual([
      '+ event 3  Fair, 7 December 2026',
      '+ event 3  Fair, 7 December 2026, event',
    ]);
    expect(linesOf(output, '!')).toEqual(
      [1, 2].map(
        (event) =>
          `! phone.ics, event ${event}: it is private in its calendar, and not shown; make it public there, if visitors may read it`,
      ),
    );
    expect(output).not.toMatch(/Doctor|Ravi/);
  });

  it('has the words of a description that Google writes as HTML', async () => {
    const dir = school({ 'service/events.yaml': '[]\n' });
    const file = calendar(
      'DTSTART;VALUE=DATE:20261205\r\nSUMMARY:Fair\r\nDESCRIPTION:<b>Books</b>&nbsp\\;&amp\\; games.<br>Come\\, all!',
      'DTSTART;VALUE=DATE:20261206\r\nSUMMARY:Quiz\r\nDESCRIPTION:For classes < VI and > II.',
    );
    await importInto(dir, file, '--to', 'events', '--yes');
    const list = parse(read(dir, 'service/events.yaml')) as { description: string }[];
    expect(list.map(({ description }) => description)).toEqual([
      'Books & games. Come, all!',
      'For classes < VI and > II.',
    ]);
  });

  it('has its hours, also those over midnight, which are of one day', async () => {
    const dir = school({ 'service/events.yaml': '[]\n' });
    const file = calendar(
      'DTSTART:20261205T033000Z\r\nDTEND:20261205T070000Z\r\nSUMMARY:Fair\r\nDESCRIPTION:Games.',
      'DTSTART;TZID=Asia/Kolkata:20261231T230000\r\nDTEND;TZID=Asia/Kolkata:20270101T010000\r\nSUMMARY:Camp\r\nDESCRIPTION:Fire.',
      'DTSTART:20261210T033000Z\r\nSUMMARY:Quiz\r\nDESCRIPTION:All classes.',
      'DTSTART:20261211T033000Z\r\nDTEND:20261213T070000Z\r\nSUMMARY:Trek\r\nDESCRIPTION:Hills.',
      // A whole day, in moments.
      'DTSTART:20261219T183000Z\r\nDTEND:20261220T183000Z\r\nSUMMARY:Closed\r\nDESCRIPTION:All day.',
    );
    await importInto(dir, file, '--to', 'events', '--yes');
    const list = parse(read(dir, 'service/events.yaml')) as Record<string, string>[];
    expect(list.map(({ date, until, time }) => [date, until, time])).toEqual([
      ['5 December 2026', undefined, '9:00 am to 12:30 pm'],
      ['31 December 2026', undefined, '11:00 pm to 1:00 am'],
      ['10 December 2026', undefined, '9:00 am'],
      ['11 December 2026', '13 December 2026', '9:00 am (until 12:30 pm on the last day)'],
      ['20 December 2026', undefined, undefined],
    ]);
  });

  it('is named where its day is none, and where nothing tells its time zone', async () => {
    const dir = school();
    const { output } = await importInto(
      dir,
      calendar(
        'DTSTART;VALUE=DATE:20261232\r\nSUMMARY:New Year',
        'DTSTART;TZID=Eastern Standard Time:20261210T203000\r\nSUMMARY:Call of alumni',
        'DTSTART;TZID=India Standard Time:20261210T093000\r\nSUMMARY:Assembly',
      ),
    );
    expect(linesOf(output, '!')).toEqual([
      '! phone.ics, event 1: its day "2026-12-32" is none; correct it there',
    ]);
    expect(linesOf(output, 'Note: event')).toEqual([
      'Note: event 2, Call of alumni: the file does not tell what its time zone "Eastern Standard Time" is; its day and time are taken for those of India',
    ]);
  });

  it('is on the day that one of its times was moved to, and not on the old one', async () => {
    const { list } = await entries(
      'UID:a\r\nDTSTART;VALUE=DATE:20261201\r\nRRULE:FREQ=MONTHLY;COUNT=3\r\nSUMMARY:Library day',
      'UID:a\r\nRECURRENCE-ID;VALUE=DATE:20270101\r\nDTSTART;VALUE=DATE:20270104\r\nSUMMARY:Library day',
    );
    expect(list.map(({ date }) => date)).toEqual([
      '1 December 2026',
      '1 February 2027',
      '4 January 2027',
    ]);
  });

  it('is taken on the single days that a list of dates names', async () => {
    const { list } = await entries(
      'DTSTART;VALUE=DATE:20261201\r\nRDATE;VALUE=DATE:20261215,20270105\r\nSUMMARY:Library day',
      'DTSTART;VALUE=DATE:20261202\r\nRRULE:FREQ=WEEKLY;COUNT=2\r\nRDATE;VALUE=DATE:20261204\r\nSUMMARY:Club',
    );
    expect(list.map(({ date }) => date)).toEqual([
      '1 December 2026',
      '15 December 2026',
      '5 January 2027',
      '2 December 2026',
      '4 December 2026',
      '9 December 2026',
    ]);
  });

  it('is shown as weekly or cancelled before it is written; a second calendar is read, and tasks are named', async () => {
    const first = readFileSync(
      calendar('DTSTART;VALUE=DATE:20261201\r\nRRULE:FREQ=WEEKLY\r\nSUMMARY:Assembly'),
      'utf8',
    ).replace(
      'END:VCALENDAR',
      'BEGIN:VTODO\r\nUID:t\r\nSUMMARY:Chalk\r\nEND:VTODO\r\nEND:VCALENDAR',
    );
    const second = readFileSync(
      calendar('DTSTART;VALUE=DATE:20261203\r\nSTATUS:CANCELLED\r\nSUMMARY:Picnic'),
      'utf8',
    );
    const file = officeFile('phone.ics', `${first}\r\n${second}\r\n`);
    const { output } = await importInto(school(), file, '--no-page');
    expect(linesOf(output, '+')).toEqual([
      '+ event 1  Assembly, 1 December 2026, weekly',
      '+ event 2  Picnic, 3 December 2026, cancelled',
    ]);
    expect(output).toContain('Note: tasks and other entries that are no events are not read: 1\n');
  });
});
