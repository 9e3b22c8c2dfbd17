/** @jest-environment node */
import { readEvent } from '../../../src/features/events/events.schema';
import { attachments, day, needed, text } from '../../../src/lib/http/field-readers';
import { configureClient, getClient } from '../../../src/lib/http/client-config';
import { type FieldReaders, recordReader } from '../../../src/lib/http/read-record';
import { linesOf, remarksOf, logReadingReport } from '../../../src/lib/http/reading-report';
import { plainRecord } from '../../../src/lib/http/provider-reply/plain-record';

interface Sent {
  title: string;
  date: string;
  place: string;
  attachments: string[];
}
const read = recordReader('title', {
  title: text('title', 20),
  date: day('date'),
  place: needed(text('place')),
  attachments,
} satisfies FieldReaders<Sent>);
const good = {
  title: 'Holiday',
  date: '2026-08-15',
  place: 'School',
  attachments: ['papers/a b.pdf'],
};

/** What a provider sends, as the readers get it. */
const remarksOn = (values: readonly unknown[]) =>
  remarksOf(
    values.map((value) => plainRecord(value, '')),
    read,
  );

it('has nothing to say of what is shown as it was sent', () => {
  const alike = [
    good,
    { ...good, title: ' Holiday ', date: '', attachments: null },
    { ...good, date: undefined, attachments: [] },
    { ...good, attachments: ['papers/a%20b.pdf', ''] },
  ];
  expect(remarksOn(alike)).toEqual([]);
});

it.each([
  ['no record', null, { kind: 'record', field: '' }],
  ['a record without its title', { ...good, title: ' ' }, { kind: 'record', field: 'title' }],
  ['a record without a needed field', { ...good, place: null }, { kind: 'record', field: 'place' }],
  ['a day that is none', { ...good, date: '0000-00-00' }, { kind: 'field', field: 'date' }],
  [
    'a day in another form',
    { ...good, date: '15-08-2026' },
    { kind: 'normalized', shown: '2026-08-15' },
  ],
  ['entities', { ...good, title: 'A &amp; B' }, { kind: 'normalized', shown: 'A & B' }],
  [
    'a text that is cut',
    { ...good, title: 'x'.repeat(30) },
    { kind: 'normalized', field: 'title' },
  ],
  [
    'one bad file of two',
    { ...good, attachments: ['a.pdf', '../b.pdf'] },
    { kind: 'field', field: 'attachments' },
  ],
  [
    'two files in one text',
    { ...good, attachments: 'a.pdf,b.pdf' },
    { kind: 'normalized', field: 'attachments' },
  ],
])('names %s', (_, value, remark) => {
  expect(remarksOn([good, value])).toEqual([expect.objectContaining({ ...remark, record: 2 })]);
});

it('counts each kind once, with an example', () => {
  const values = [{ ...good, date: '15-08-2026' }, null, { ...good, date: '16/8/26' }, null];
  expect(linesOf(remarksOn(values)).map(({ line }) => line)).toEqual([
    '"date" read otherwise 2 times, such as "15-08-2026" as "2026-08-15" in record 1',
    '2 records left out: no record, such as null in record 2',
  ]);
});

it('tells each list once', () => {
  const log = jest.fn();
  configureClient({ schoolCode: 'DHS', baseUrl: '', log });
  const call = { name: 'Notices', path: '/api/notices/{code}' };
  for (const values of [[null], [null], [good], [null, good]]) {
    logReadingReport(getClient(), call, values, read);
  }
  expect(log.mock.calls).toEqual([
    [
      'Notices (GET /api/notices/DHS), 1 records: 1 record left out: no record, such as null in record 1.',
    ],
    [
      'Notices (GET /api/notices/DHS), 2 records: 1 record left out: no record, such as null in record 1.',
    ],
  ]);
});

it('tells of a day that is lost though another reader shows another day', () => {
  const values = [
    { title: 'Fair', date: 'soon', movedFrom: '2026-11-12' },
    { title: 'Fair', date: '2026-11-14', cancelled: 'no' },
  ].map((value) => plainRecord(value, ''));
  expect(remarksOf(values, readEvent)).toEqual([
    { kind: 'field', field: 'date', record: 1, value: 'soon' },
  ]);
});
