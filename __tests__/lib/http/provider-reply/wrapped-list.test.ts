/** @jest-environment node */
import { plainReply } from '../../../../src/lib/http/provider-reply/allowed-reply';
import { recordsOf } from '../../../../src/lib/http/provider-reply/entry-records';
import { listIn, recordIn } from '../../../../src/lib/http/provider-reply/reply-list';

const list = [{ _id: 'e1', title: 'Independence Day' }];

it.each([
  list,
  { data: list },
  { success: true, total: 1, data: list },
  { items: list },
  { results: list },
  { circulars: list },
  { Events: list, message: 'ok' },
  { data: { items: list } },
  { response: { data: { news: list } } },
  { data: list, categories: [{ name: 'Circular' }] },
  { data: list, errors: [] },
  { content: list, pageable: { sort: [] } },
  { events: list, school: { id: 1, name: 'Deodar Hill School' } },
  { id: 1, name: 'Deodar Hill School', events: list },
  { Table: [{ Status: 1, Msg: 'Success' }], Table1: list },
  { d: { Table: list, Table1: [] } },
  { message: { status: 'success', data: { events: list } } },
  { feed: { link: [{ rel: 'self' }], author: [{ name: 'Office' }], entry: list } },
])('finds the list in %j', (json) => {
  expect(listIn(json)).toBe(list);
});

const [record] = list;
const key = '-NabcDEF123_x-yz9876';

it.each([
  [record],
  [{ ...record, tags: [], captions: [{ path: 'a.webp' }] }],
  [{ ...record, columns: ['a', 'b'], rows: [['x', 'y']] }],
  [{ data: record }],
  [{ success: true, result: { data: record } }],
  [{ 0: record }],
  [{ data: { 3: record } }],
  [{ [key]: record }],
  [JSON.stringify(list)],
  [{ d: JSON.stringify(list) }],
  [{ GetNewsResult: JSON.stringify(list) }],
  [{ statusCode: 200, body: JSON.stringify(list) }],
  [{ e1: record }],
  [{ 2025: [], 2026: list }],
  [{ data: { November: list } }],
  [{ d: JSON.stringify({ data: record }) }],
  [{ NewDataSet: { Table: record } }],
  [{ DataSet: { 'diffgr:diffgram': { NewDataSet: { Table: record } } } }],
  [{ root: { row: record } }],
  [{ message: record }],
  [{ news: { news_item: record } }],
])('makes a list of %j', (json) => {
  expect(listIn(json)).toMatchObject(list);
});

it('makes a list of a record that stands in a wrapper, whatever its title is called', () => {
  const record = { registration_title: 'Admission', registration_link: 'https://a.example' };
  expect(listIn({ status: true, data: record })).toEqual([record]);
});

it('makes a list of the only record under the name of the list', () => {
  const fair = { title: 'Fair', start_date: '2026-11-20' };
  expect(listIn({ events: { event: fair } }, 'events')).toEqual([fair]);
});

it('gives records that stand under long keys these for ids', () => {
  expect(listIn({ [key]: { name: 'Ravi Lal' } })).toEqual([{ id: key, name: 'Ravi Lal' }]);
});

it.each([{ data: [] }, { circulars: [] }, { data: { items: [] } }, { data: [], errors: [] }])(
  'finds an empty list in %j',
  (json) => {
    expect(listIn(json)).toEqual([]);
  },
);

it.each([
  null,
  'text',
  7,
  {},
  { data: null },
  { data: null, message: 'Success' },
  { data: null, message: 'No such school' },
  { data: null, message: 'No token' },
  { data: null, message: 'No data connection' },
  { data: null, message: 'No records found', error: 'Database is down' },
  { data: list[0]?.title, message: 'No records found' },
  { message: 'No records found' },
  { error: 'Sign in first.' },
  { errors: [{ message: 'No school' }] },
  { title: 'One record', attachments: ['papers/a.pdf'] },
  { title: 'One record', attachments: [] },
  { days: ['Monday', 'Tuesday'] },
  { circulars: list, categories: list },
  { circulars: [], categories: list },
  { status: false, message: 'Invalid school', data: { name: 'ValidationError' } },
  { data: { errorName: 'Unauthorized', code: 401 } },
  { students: [{ studId: 1, firstName: 'Ravi' }], staff: [] },
  { name: 'JsonWebTokenError', message: 'jwt expired' },
  { school: record },
  { note: JSON.stringify(list) },
  '[{ broken',
  { 1: 'a' },
  { a: { b: { c: { d: { e: list } } } } },
])('finds no list in %j', (json) => {
  expect(listIn(json)).toBeUndefined();
});

it.each([
  list[0],
  { data: list[0] },
  [list[0]],
  { success: true, data: [list[0]] },
  { result: { data: list[0] } },
  { album: list[0] },
])('finds the record in %j', (json) => {
  expect(recordIn(json)).toBe(list[0]);
});

it('takes no head of the school beside a list for one of its records', () => {
  const json = { principal: { id: 1, name: 'R. Lal' }, data: list };
  expect(listIn(json)).toBe(list);
});

it('takes what belongs to a record, or its only photo, for no record', () => {
  const album = { ...record, gallery: { id: 1, title: '2026' }, items: [{ url: 'a.webp' }] };
  expect(recordIn({ data: album })).toBe(album);
});

it('opens a record that stands as a text', () => {
  expect(recordIn({ d: JSON.stringify(list[0]) })).toEqual(list[0]);
});

it.each([null, 'text', [], [list[0], list[0]], { data: [] }])('finds no record in %j', (json) => {
  expect(recordIn(json)).toBeUndefined();
});

const two = [
  { _id: 'e1', title: 'A', attachments: [{ path: 'a.webp' }] },
  { _id: 'e2', title: 'B' },
];

it.each([
  two,
  [two],
  two.map((one) => [one]),
  two.map((one) => JSON.stringify(one)),
  two.map((one) => ({ news: one })),
  two.map((node) => ({ node })),
  two.map(({ _id, ...attributes }) => ({
    id: _id,
    type: 'news',
    attributes: { _id, ...attributes },
  })),
  two.map(({ _id, ..._source }) => ({ _index: 'news', _id, _source: { _id, ..._source } })),
  two.map((fields) => ({ name: 'projects/school/news', fields })),
  two.map((one) => ({ year: 2026, news: [one] })),
  [{ month: 'November', count: 2, items: two }],
])('finds the records in the entries %j', (...entries) => {
  const plain = entries.flatMap((entry) => recordsOf(entry));
  expect(plain).toMatchObject(two);
  expect(plain).toHaveLength(2);
});

it.each([
  null,
  'text',
  [],
  ['text'],
  [null],
  { title: 'A' },
  { attachments: [{ path: 'a.webp' }] },
  { date: '2026-11-14' },
])('leaves %j as it is', (entry) => {
  expect(recordsOf(entry)).toEqual([entry]);
});

it.each([
  { success: false, message: 'Database error' },
  { status: 'error', msg: 'Invalid token' },
  { status: 500, message: 'Timeout expired' },
  { error: 'Too many connections' },
  { error: { code: 18, message: 'Licence expired' } },
  { success: 'false', message: 'Invalid school' },
  { status: 0, message: 'Token expired' },
  { Status: '0', Msg: 'Unauthorized' },
  { code: 401, message: 'Unauthorized' },
  { statusCode: 503, message: 'Maintenance' },
  { responseCode: '500', responseMessage: 'Error occurred' },
  { IsSuccess: false, Message: 'Server error' },
  { error: true, message: 'Database down' },
])('takes the empty list of a failure for none: %j', (failure) => {
  expect(listIn({ ...failure, data: [] })).toBeUndefined();
  expect(listIn({ ...failure, data: two })).toEqual(two);
});

it.each([
  {},
  { success: true, message: 'Done' },
  { status: false, message: 'No records found' },
  { status: 'fail', msg: 'Data not available' },
  { status: 404, message: 'No data' },
  { success: false },
  { error: false, message: 'Success' },
  { error: 0, errorMessage: null },
  { responseCode: 0, status: 0, message: 'Success' },
])('takes the empty list of what has nothing for one: %j', (said) => {
  expect(listIn({ ...said, data: [] })).toEqual([]);
});

it.each([
  { data: null, message: 'No records found' },
  { status: 200, msg: 'No data found.', result: '' },
  { success: false, message: 'Records not found!', circulars: null },
  { error: { message: 'There are no events to display' }, data: { items: null, total: 0 } },
  { d: null, message: 'Nothing found' },
])('takes nothing for an empty list where the reply says that there is none: %j', (json) => {
  expect(listIn(json)).toEqual([]);
});

const toppers = [{ id: 't1', name: 'Ravi Lal' }];

it.each<[json: unknown, said: object]>([
  [{ '2025-26': toppers, '2024-25': [] }, {}],
  [{ data: { '2025-2026': toppers } }, {}],
  [[{ session: '2025-26', toppers }], {}],
  [[{ academic_year: '2025-26', class: 'XII', toppers }], { class: 'XII' }],
  [[{ session: '2024-25', toppers: toppers.map((one) => ({ ...one, session: '2025-26' })) }], {}],
  [{ session: '2025-26', data: toppers }, {}],
  [{ data: { academic_year: '2025-26', toppers } }, {}],
  [{ success: true, session: '2025-26', XII: toppers, X: [] }, { class: 'XII' }],
  [{ '2025-26': { class_10: toppers, class_12: [] }, '2024-25': {} }, { class: 'class 10' }],
  [
    { session: '2025-26', class: 'XII', toppers: { Science: toppers, Commerce: [] } },
    { class: 'XII', stream: 'Science' },
  ],
  [
    { data: { '2025-26': { XII: { humanities: toppers, science: [] }, X: [] } } },
    { class: 'XII', stream: 'humanities' },
  ],
  [[{ session: '2025-26', stream: 'Commerce', students: toppers }], { stream: 'Commerce' }],
  [
    { session: '2025-26', XII: { arts: toppers, science: [] }, X: [], meta: { total: 1 } },
    { class: 'XII', stream: 'arts' },
  ],
])('keeps what %j says of a group with each of its records', (json, said) => {
  expect(plainReply(json, '/api/topper/all/{code}', '')).toEqual([
    expect.objectContaining({ _id: 't1', sessionYear: '2025-2026', ...said }),
  ]);
});

it('keeps with a letter whose it is', () => {
  const json = {
    principal_message: '<p>Dear parents,</p>',
    principal_name: 'Ravi Lal',
    managerMessage: '<p>Dear all,</p>',
    managerName: 'Anu Sen',
    managerPhoto: 'people/a.jpg',
  };
  expect(plainReply(json, '/api/principalMessage/{code}', '')).toMatchObject([
    { category: 'Principal', message: '<p>Dear parents,</p>', name: 'Ravi Lal' },
    { category: 'Manager', name: 'Anu Sen', attachments: ['people/a.jpg'] },
  ]);
});

it('shows each of several groups, also beside one that is grouped further', () => {
  const json = { '2025-26': { XII: { science: toppers, arts: toppers }, X: toppers } };
  const shown = plainReply(
    { data: { ...json, '2024-25': { X: toppers } } },
    '/api/topper/all/DHS',
    '',
  );
  expect(shown).toMatchObject([
    { class: 'XII', stream: 'science', sessionYear: '2025-2026' },
    { class: 'XII', stream: 'arts', sessionYear: '2025-2026' },
    { class: 'X', sessionYear: '2025-2026' },
    { class: 'X', sessionYear: '2024-2025' },
  ]);
});

it.each([
  [{ name: 'A. Rao', message: '<p>Dear</p>', photo: [{ url: 'rao.webp' }] }],
  [[{ id: 1, name: 'A. Rao', message: '<p>Dear</p>', photo: 'rao.webp' }]],
])('knows whose message stands under the name of an office: %j', (sent) => {
  const json = {
    success: true,
    school: { id: 1 },
    data: { principal: sent, head_mistress: sent, manager: null },
  };
  const of = (category: string) => ({
    category,
    name: 'A. Rao',
    message: '<p>Dear</p>',
    attachments: [expect.anything()],
  });
  expect(plainReply(json, '/api/message/all/DHS', '')).toMatchObject([
    of('Principal'),
    of('President'),
  ]);
});

const sheet = [
  ['ID', 'Title', 'Date', '%'],
  ['e1', 'A', '15-08-2026'],
  ['e2', 'B'],
];

it.each([[sheet], [{ range: 'Sheet1!A1:C3', values: sheet }], [{ data: { rows: sheet } }]])(
  'makes records of the rows of a sheet: %j',
  (json) => {
    expect(plainReply(json, '/api/news/all/{code}', '')).toMatchObject([
      { _id: 'e1', title: 'A', fromDate: '2026-08-15' },
      { _id: 'e2', title: 'B' },
    ]);
  },
);

it.each([
  [[['Fair', '15-08-2026']]],
  [
    [
      ['Fair', '15-08-2026'],
      ['Play', '16-08-2026'],
    ],
  ],
  [
    [
      [1, 2],
      [3, 4],
    ],
  ],
])('makes none of rows without names of columns: %j', (json) => {
  expect(listIn(json)).toBe(json);
});

const letter = `<p>Dear parents,</p>`;

it.each([
  { principal: letter, Chairman: 'In short.' },
  { success: true, data: { principal: letter, Chairman: 'In short.', school: 'DHS' } },
])('finds letters under the names of offices in %j', (json) => {
  expect(plainReply(json, '/api/message/all/DHS', '')).toMatchObject([
    { category: 'Principal', message: letter },
    { category: 'Chairman', message: 'In short.' },
  ]);
});

it.each([
  { principal: letter },
  { message: letter },
  { data: { name: 'R. Lal', message: letter } },
  { name: 'R. Lal', message: letter, photo: 'a.webp' },
])("finds the Principal's letter in %j", (json) => {
  expect(plainReply(json, '/api/principalMessage/DHS', '')).toMatchObject([
    { category: 'Principal', message: letter },
  ]);
});

it.each([
  { principal: 'R. Lal', school: 'Deodar Hill School' },
  { message: 'No such school' },
  { status: 500, message: '<h1>Server error</h1>' },
])('finds no letter in %j', (json) => {
  expect(plainReply(json, '/api/principalMessage/DHS', '')).toBe(json);
});

it.each(
  [
    ['Admissions are open', '[New] "Results"'],
    { data: ['Admissions are open', '[New] "Results"'], errors: [] },
    { data: { highlights: ['Admissions are open', '[New] "Results"'] } },
  ].map((json) => [json]),
)('makes highlights of the texts in %j', (json) => {
  expect(plainReply(json, '/api/highlight/DHS', '')).toMatchObject([
    { title: 'Admissions are open' },
    { title: '[New] "Results"' },
  ]);
});

it('makes highlights of no texts that belong to others', () => {
  const json = { highlights: list, tags: ['Fair'] };
  expect(plainReply(json, '/api/highlight/DHS', '')).toMatchObject(list);
  const none = { highlights: [], tags: ['Fair'] };
  expect(plainReply(none, '/api/highlight/DHS', '')).toEqual([]);
});

it('takes no failure for a highlight', () => {
  const json = { success: false, message: 'Not allowed', detail: ['The key is missing'] };
  expect(plainReply(json, '/api/highlight/DHS', '')).toBe(json);
});

it('opens JSON that is a text in a text', () => {
  expect(listIn(JSON.stringify(JSON.stringify(list)))).toEqual(list);
});

it.each([
  {
    columns: ['id', 'title'],
    rows: [
      ['e1', 'Fair'],
      ['e2', 'Play'],
    ],
  },
  {
    message: {
      keys: ['id', 'title'],
      values: [
        ['e1', 'Fair'],
        ['e2', 'Play'],
      ],
    },
  },
  {
    fields: [{ name: 'id' }, { name: 'title' }],
    data: [
      ['e1', 'Fair'],
      ['e2', 'Play'],
    ],
  },
  {
    table: {
      cols: [
        { id: 'A', label: 'id' },
        { id: 'B', label: 'title' },
      ],
      rows: [{ c: [{ v: 'e1' }, { v: 'Fair' }] }, { c: [{ v: 'e2' }, { v: 'Play' }] }],
    },
  },
  {
    table: {
      cols: [
        { id: 'A', label: '' },
        { id: 'B', label: '' },
      ],
      rows: [
        ['id', 'title'],
        ['e1', 'Fair'],
        ['e2', 'Play'],
      ].map((row) => ({
        c: row.map((v) => ({ v })),
      })),
    },
  },
])('finds the records of the table in %j', (json) => {
  expect(listIn(json)).toEqual([
    { id: 'e1', title: 'Fair' },
    { id: 'e2', title: 'Play' },
  ]);
});

it("reads the days and the numbers of Google's tables as people see them", () => {
  const cols = ['title', 'date', 'marks'].map((label) => ({ label }));
  const c = [{ v: 'Fair' }, { v: 'Date(2026,0,5)', f: '1/5/2026' }, { v: 0.982, f: '98.2%' }];
  const [fair] = listIn({ table: { cols, rows: [{ c }, { c: [{ v: 'Play' }, null] }] } }) ?? [];
  expect(fair).toEqual({ title: 'Fair', date: '2026-1-5', marks: '98.2%' });
});

it.each([
  { 0: record, total: 1 },
  { 0: record, status: true, message: 'ok' },
])('finds the records beside what PHP puts among them in %j', (json) => {
  expect(listIn(json)).toEqual(list);
});

it.each([
  { data: 'No records found' },
  { status: 'success', data: 'No data available', message: 'Success' },
  { status: false, data: false, message: 'No records found' },
])('finds no records, and no failure, in %j', (json) => {
  expect(listIn(json)).toEqual([]);
});

it.each([
  { data: 'No such school' },
  { data: 'No records found', error: 'Database is down' },
  { data: false },
  { status: false, message: 'No records found' },
])('finds a failure in %j', (json) => {
  expect(listIn(json)).toBeUndefined();
});
