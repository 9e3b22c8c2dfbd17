/** @jest-environment node */
import { plainReply } from '../../../../src/lib/http/provider-reply/allowed-reply';

const news = (json: unknown) => plainReply(json, '/api/news/all/{code}', '', () => {});
const plain = {
  _id: 'a1',
  title: 'Fair',
  fromDate: '2026-08-15',
  image: ['a.webp'],
  attachments: [{ path: 'papers/b.pdf', name: 'Form' }],
};

it('reads the values of DynamoDB', () => {
  const item = {
    id: { S: 'a1' },
    title: { S: 'Fair' },
    description: { NULL: true },
    date: { N: '1786732200' },
    photos: { SS: ['a.webp'] },
    attachments: { L: [{ M: { url: { S: 'papers/b.pdf' }, name: { S: 'Form' } } }] },
  };
  const hidden = { title: { S: 'Draft' }, published: { BOOL: false } };
  expect(news({ Items: [item, hidden], Count: 2 })).toEqual([expect.objectContaining(plain)]);
});

it('reads the values of Firestore', () => {
  const file = { url: { stringValue: 'papers/b.pdf' }, name: { stringValue: 'Form' } };
  const fields = {
    title: { stringValue: 'Fair' },
    description: { nullValue: null },
    date: { timestampValue: '2026-08-14T18:30:00Z' },
    photos: { arrayValue: { values: [{ stringValue: 'a.webp' }] } },
    attachments: { arrayValue: { values: [{ mapValue: { fields: file } }] } },
    captions: { arrayValue: {} },
    isActive: { booleanValue: true },
  };
  const hidden = { title: { stringValue: 'Draft' }, isActive: { booleanValue: false } };
  const name = 'projects/school/databases/(default)/documents/news/a1';
  expect(news({ documents: [{ name, fields }, { fields: hidden }] })).toEqual([
    expect.objectContaining(plain),
  ]);
});

const list = (type: string, item: string) => ({
  type,
  content: [{ type: item, content: [{ type: 'paragraph', content: [{ text: 'Tea' }] }] }],
});

it.each([
  '{"ops":[{"insert":"Play"},{"insert":"Tea\\n"}]}',
  '{"time":1,"blocks":[{"data":{"text":"Play"}},{"data":{"items":["Tea"]}}]}',
  { root: { children: [{ children: [{ text: 'Play' }] }, { children: [{ text: 'Tea' }] }] } },
  [{ text: 'Play' }, list('list', 'list-item')],
  { content: [{ content: [{ value: 'Play' }] }, list('unordered-list', 'list-item')] },
])('reads the words of an editor’s document, with those of its lists: %j', (description) => {
  expect(news([{ id: 1, title: 'Fair', description }])).toMatchObject([
    { description: 'Play Tea' },
  ]);
});

it.each(['(null)', '<NULL>', '#N/A', '#DIV/0!', '--:--', 'NaN:NaN', 'Invalid Date'])(
  'shows nothing where a program wrote %s',
  (none) => {
    const events = plainReply([{ title: 'A', venue: none, time: none }], '/api/events/DHS', '');
    expect(events).toMatchObject([{ venue: '', time: '' }]);
  },
);

it.each([
  { hindi: 'मेला', english: 'Fair' },
  { 'en-IN': 'Fair', 'hi-IN': 'मेला' },
  { default: 'Fair' },
])('reads a title in languages as the English one: %j', (title) => {
  expect(news([{ id: 1, title }])).toMatchObject([{ title: 'Fair' }]);
});
