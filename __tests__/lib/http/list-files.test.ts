/** @jest-environment node */
import { createClient } from '../../../src/lib/http/client';
import { configureClient } from '../../../src/lib/http/client-config';
import { birthdayImageUrl, fileUrl, imageUrl } from '../../../src/lib/http/file-url';
import { shownReply } from '../../../src/lib/http/list-files';

beforeAll(() => {
  process.env.GATSBY_LISTS = 'files';
  configureClient({ baseUrl: '' });
});
afterAll(() => {
  delete process.env.GATSBY_LISTS;
});

describe('where the replies of the content service are files', () => {
  it('pictures have an address for each width that there is, without a question mark', () => {
    const at = (width: number) => imageUrl('pictures/news/first day.jpg', { width });
    expect(at(320)).toBe('/api/image/320/pictures/news/first%20day.jpg.webp');
    expect(at(321)).toBe('/api/image/480/pictures/news/first%20day.jpg.webp');
    expect(at(5000)).toBe('/api/image/1920/pictures/news/first%20day.jpg.webp');
    expect(birthdayImageUrl('/pictures/people/a.webp', { width: 120 })).toBe(
      '/api/image/160/pictures/people/a.webp.webp',
    );
  });

  it('drawings, and pictures of no wanted width, are their own file', () => {
    expect(imageUrl('pictures/a.svg', { width: 320 })).toBe('/api/image/pictures/a.svg');
    expect(imageUrl('pictures/a.jpg')).toBe('/api/image/pictures/a.jpg');
    expect(fileUrl('papers/a.pdf')).toBe('/api/image/papers/a.pdf');
    expect(imageUrl('../a.jpg', { width: 320 })).toBeUndefined();
  });

  it('a parameter is a part of the path', async () => {
    const asked: string[] = [];
    const client = createClient({
      baseUrl: '',
      schoolCode: 'DHS',
      fetch: (url) => {
        asked.push(String(url));
        return Promise.resolve(new Response('{}'));
      },
    });
    const album = { name: 'Album', path: '/api/subGallery' };
    await client.getJson(album, { query: { id: 'a/../b' } });
    await client.getJson({ name: 'News', path: '/api/news/all/{code}' });
    // Not the file of the Events page's list on a disk without capitals.
    await client.getJson({ name: 'Calendar', path: '/api/Events/all/{code}' });
    expect(asked).toEqual([
      'http://localhost/api/subGallery/a%2F..%2Fb',
      'http://localhost/api/news/all/DHS',
      'http://localhost/api/calendar/all/DHS',
    ]);
  });
});

describe('a reply that is kept for a day', () => {
  const now = Date.parse('2026-11-14T09:00:00+05:30');
  const stays = { _id: 'a', title: 'Stays' };
  const ended = { _id: 'b', publishUntil: '2026-11-14T03:30:00.000Z' };
  const ending = { _id: 'c', publishUntil: '2026-11-14T03:31:00.000Z' };
  const later = { _id: 'd', publishUntil: '2026-11-20T03:31:00.000Z' };

  it('loses what has ended, and says when the next record does', () => {
    expect(shownReply([stays, ended, later, ending], now)).toEqual({
      json: [stays, later, ending],
      changesAt: ending.publishUntil,
    });
  });

  it('is none where its one record has ended', () => {
    expect(shownReply(ended, now)).toEqual({ json: undefined, changesAt: null });
    expect(shownReply(ending, now).json).toBe(ending);
  });

  it('takes whatever a stranger has put there', () => {
    for (const json of [null, 'text', 5, [null, 'x', { publishUntil: {} }], undefined]) {
      expect(shownReply(json, now)).toEqual({ json, changesAt: null });
    }
  });
});
