/** @jest-environment node */
import { readDocumentName } from '../../../src/cli/import/document-name';

it.each([
  ['2026-11-09 Date sheet.pdf', { title: 'Date sheet', number: '', date: '2026-11-09' }],
  [
    'Circular No 12 - Winter uniform 5th Nov 2026.docx',
    { title: 'Winter uniform', number: '12', date: '2026-11-05' },
  ],
  [
    'HVS-2026-114_Summer break_20.5.26.pdf',
    { title: 'Summer break', number: 'HVS-2026-114', date: '2026-05-20' },
  ],
  // A paper that corrects another one has a number of its own: it is not written over that.
  [
    'HVS-2026-27-014 (Rev.) Date sheet 12.11.2026.pdf',
    { title: 'Date sheet', number: 'HVS-2026-27-014 (Rev.)', date: '2026-11-12' },
  ],
  [
    'Circular No. 12 Rev 2 dt 05-11-2026 Date sheet.pdf',
    { title: 'Date sheet', number: '12 Rev 2', date: '2026-11-05' },
  ],
  [
    '2026-11-12 HVS-14_(Corrigendum)_Bus stops.pdf',
    { title: 'Bus stops', number: 'HVS-14 (Corrigendum)', date: '2026-11-12' },
  ],
  [
    '2026-11-12 HVS-14 Revision test.pdf',
    { title: 'Revision test', number: 'HVS-14', date: '2026-11-12' },
  ],
  // Downloaded from a website; from WhatsApp; of a scanner.
  ['Fee%20Notice%2020-10-2026.pdf', { title: 'Fee Notice', number: '', date: '2026-10-20' }],
  ['DOC-20261020-WA0003 Fee notice.pdf', { title: 'Fee notice', number: '', date: '2026-10-20' }],
  ['Adobe Scan 20 Oct 2026 (1) Buses.pdf', { title: 'Buses', number: '', date: '2026-10-20' }],
  ['২০ মে ২০২৬ ছুটি.pdf', { title: 'ছুটি', number: '', date: '2026-05-20' }],
  ['20 அக்டோபர் 2026 விடுமுறை.pdf', { title: 'விடுமுறை', number: '', date: '2026-10-20' }],
  ['Study tour (05 Jul 2026).pdf', { title: 'Study tour', number: '', date: '2026-07-05' }],
  ['Cir 15 dt 23-08-26 PTA.pdf', { title: 'PTA', number: '15', date: '2026-08-23' }],
  ['Circ. No. 7_dated_1.6.2026_PTA.pdf', { title: 'PTA', number: '7', date: '2026-06-01' }],
  ['20261020 PTM VI to VIII.pdf', { title: 'PTM VI to VIII', number: '', date: '2026-10-20' }],
  ['Scan_20261020_113045.pdf', { title: 'Scan', number: '', date: '2026-10-20' }],
  [
    'No. 101 2026-09-01 Teachers Day.pdf',
    { title: 'Teachers Day', number: '101', date: '2026-09-01' },
  ],
  [
    '2026-09-15_Transport-fee-revision.pdf',
    { title: 'Transport fee revision', number: '', date: '2026-09-15' },
  ],
  [
    'notice 4th Oct 2026 - Bank Holiday.pdf',
    { title: 'Bank Holiday', number: '', date: '2026-10-04' },
  ],
  [
    'CIR-2026-27-45_Fee Reminder_10-11-2026.pdf',
    { title: 'Fee Reminder', number: 'CIR-2026-27-45', date: '2026-11-10' },
  ],
  ["Cir. 47 - Picnic - 17th Nov'26.PDF", { title: 'Picnic', number: '47', date: '2026-11-17' }],
  ['Fees_12Nov2026.pdf', { title: 'Fees', number: '', date: '2026-11-12' }],
  [
    'Copy of Circular 48 20-11-2026.pdf',
    { title: 'Circular 48', number: '48', date: '2026-11-20' },
  ],
  [
    'Notice regarding PTM on 21-11-26 - Final FINAL (2).pdf',
    { title: 'Notice regarding PTM', number: '', date: '2026-11-21' },
  ],
  ['सूचना १५ नवंबर २०२६.pdf', { title: 'सूचना', number: '', date: '2026-11-15' }],
  ['31-02-2026 PTA.pdf', { title: 'PTA', number: '', date: '', noDay: '31-02-2026' }],
  ['शीतकालीन अवकाश 20-12-2026.pdf', { title: 'शीतकालीन अवकाश', number: '', date: '2026-12-20' }],
  [
    'Circular 18 of 2026-27 dt 21.11.2026 Classes I-V Colouring competition.pdf',
    { title: 'Classes I-V Colouring competition', number: '18', date: '2026-11-21' },
  ],
  [
    'CIRCULAR NO 19 DATE 22.11.2026 UNIFORM.PDF',
    { title: 'Uniform', number: '19', date: '2026-11-22' },
  ],
  [
    'Circular No.16-2026 Dt.17-11-2026 (Bus Route Change).pdf',
    { title: 'Bus Route Change', number: '16-2026', date: '2026-11-17' },
  ],
  [
    'Ref. DHS-ADM-2027-01 dt 20.11.2026 Registration opens 1 Dec 2026.pdf',
    { title: 'Registration opens 1 Dec 2026', number: 'DHS-ADM-2027-01', date: '2026-11-20' },
  ],
  [
    'परिपत्र सं. 17 दि. 20.11.2026 शीतकालीन समय.pdf',
    { title: 'शीतकालीन समय', number: '17', date: '2026-11-20' },
  ],
  [
    'Cir No 15 dated 16th November 2026 Annual Day.pdf',
    { title: 'Annual Day', number: '15', date: '2026-11-16' },
  ],
  [
    'Circular 15 Nov 19 2026 Annual Day.pdf',
    { title: 'Annual Day', number: '15', date: '2026-11-19' },
  ],
  ["Nov 19 2026 Children's Day.pdf", { title: "Children's Day", number: '', date: '2026-11-19' }],
  ['November-19-2026 Bal mela.pdf', { title: 'Bal mela', number: '', date: '2026-11-19' }],
  [
    'CIR-2026-27-45 Winter timings.pdf',
    { title: 'Winter timings', number: 'CIR-2026-27-45', date: '' },
  ],
  [
    '2026-11-20 PTM on 5 Dec 2026.pdf',
    { title: 'PTM on 5 Dec 2026', number: '', date: '2026-11-20' },
  ],
  ['2026-11-20 PT-1 Date sheet.pdf', { title: 'PT-1 Date sheet', number: '', date: '2026-11-20' }],
  ['2026-11-20 U-14 Football.pdf', { title: 'U-14 Football', number: '', date: '2026-11-20' }],
  ['Circular no_17_20.11.2026_Fees.pdf', { title: 'Fees', number: '17', date: '2026-11-20' }],
  ['Circular_17_20_11_2026_Fees.pdf', { title: 'Fees', number: '17', date: '2026-11-20' }],
  [
    'Circular 18 (2026-27) 20.11.2026 Fees.pdf',
    { title: 'Fees', number: '18', date: '2026-11-20' },
  ],
  [
    'Ref No. DHS_ADM_12 20.11.2026 Fees.pdf',
    { title: 'Fees', number: 'DHS-ADM-12', date: '2026-11-20' },
  ],
  [
    'Circular 14 for Class X 18-11-2026.pdf',
    { title: 'For Class X', number: '14', date: '2026-11-18' },
  ],
  ['दिनांक 20-11-2026 सूचना क्रमांक 5 अवकाश.pdf', { title: 'अवकाश', number: '5', date: '2026-11-20' }],
  ['2026-11-18 sports day.pdf', { title: 'Sports day', number: '', date: '2026-11-18' }],
  [
    '2026-11-18 HOLIDAY FOR DIWALI.pdf',
    { title: 'Holiday for Diwali', number: '', date: '2026-11-18' },
  ],
  ['2026-11-18 PTM VI TO VIII.pdf', { title: 'PTM VI TO VIII', number: '', date: '2026-11-18' }],
])('reads the name %s', (file, said) => {
  expect(readDocumentName(file, '2026-12-31')).toEqual(said);
});

it.each([
  ['2026-11-16 15 Annual Day.pdf', 'Annual Day', '15'],
  ['2026-11-16_015_Annual Day.pdf', 'Annual Day', '015'],
  ['2026-11-16 (15) Janmashtami.pdf', 'Janmashtami', '15'],
  ['2026-11-16 15th Annual Day.pdf', '15th Annual Day', ''],
  ['2026-11-16 15 days of yoga.pdf', '15 days of yoga', ''],
  ['2026-11-16 12 students selected.pdf', '12 students selected', ''],
  ['2026-11-16 26 January parade.pdf', '26 January parade', ''],
  ['2026-11-16 2026 Olympiad.pdf', '2026 Olympiad', ''],
])('takes a bare number behind the day for that of the circular: %s', (file, title, number) => {
  expect(readDocumentName(file, '2026-12-31')).toEqual({
    title,
    number,
    date: '2026-11-16',
    ...(number && { isBareNumber: true }),
  });
});

it.each([
  [
    'Ref. DHS-ADM-2027-01 Registration opens 1 Dec 2026.pdf',
    'Registration opens 1 Dec 2026',
    'DHS-ADM-2027-01',
    '1 Dec 2026',
  ],
  ['शीतकालीन अवकाश 20-12-2026.pdf', 'शीतकालीन अवकाश 20-12-2026', '', '20-12-2026'],
])(
  'takes no day to come behind the words for the day of the circular: %s',
  (file, title, number, dayToCome) => {
    expect(readDocumentName(file, '2026-11-27')).toEqual({ title, number, date: '', dayToCome });
  },
);
