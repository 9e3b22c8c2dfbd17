/** @jest-environment node */
import { secondFields } from '../../../src/cli/provider-check/second-fields';
import { readCircular } from '../../../src/features/circulars/circulars.schema';
import { readNews } from '../../../src/features/news/news.schema';
import { plainReply } from '../../../src/lib/http/provider-reply/allowed-reply';
import type { ListRecord, ReadRecord } from '../../../src/lib/http/read-record';

function told(path: string, read: ReadRecord<ListRecord>, records: object[]): string[] {
  const plain = plainReply(records, path, '') as unknown[];
  const lines = secondFields(plain, read, path, (record) => record === 5);
  return lines.map(({ kind, text }) => `${kind}: ${text}`);
}

it('tells of a second file that no page shows', () => {
  const lines = told('/api/circular/all/DHS', readCircular, [
    { title: 'Fees', pdf: 'a.pdf', document: 'b.pdf' },
    { title: 'Bus', pdf: 'a.pdf', document: '' },
    { title: 'Play', attachments: ['a.pdf'], pdf: 'a.pdf', document: 'c.pdf' },
    { title: 'Linked', pdf: 'a.pdf', link: 'https://school.example/full' },
    { title: 'Withheld', pdf: 'a.pdf', document: 'asha-menon.pdf' },
  ]);
  expect(lines).toEqual([
    'lacks: "document" left out 2 times, such as "b.pdf" in record 1: another field is read as "attachments"',
  ]);
});

it('tells of a second text, and of nothing that no page asks for', () => {
  const lines = told('/api/news/all/DHS', readNews, [
    {
      title: 'Fair',
      heading: 'The fair',
      place: 'Ground',
      venue: 'Hall',
      photos: [],
      image: 'a.webp',
    },
  ]);
  expect(lines).toEqual([
    'note: "heading" left out once, such as "The fair" in record 1: another field is read as "title"',
  ]);
});
