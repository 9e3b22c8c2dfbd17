/** @jest-environment jsdom */
import { feeds } from '../../../src/build/hosting/feeds';

const site = { name: 'Deodar Hill School', siteUrl: 'https://www.school.example' };
const page = (path: string, reviewed?: string, title = path.slice(1)) => ({
  path,
  title,
  description: `All about ${title}.`,
  menu: 'Rules',
  ...(reviewed && { reviewed }),
});
const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const texts = (xml: string, selector: string) =>
  [...read(xml).querySelectorAll(selector)].map(({ textContent }) => textContent);

const pages = [
  page('/Fee', '2026-10-12'),
  page('/News'),
  page('/Leave', '2026-11-02', 'Leave & absence'),
];

it('tells the dated pages, the newest first', () => {
  const { rss, atom } = feeds(site, pages);
  expect(texts(rss, 'item > title')).toEqual(['Leave & absence', 'Fee']);
  expect(texts(atom, 'entry > title')).toEqual(['Leave & absence', 'Fee']);
  expect(texts(rss, 'item > link')[1]).toBe('https://www.school.example/Fee');
  expect(texts(atom, 'entry > updated')[1]).toBe('2026-10-12T06:30:00.000Z');
});

it('has what readers of feeds require', () => {
  const { rss, atom } = feeds(site, pages);
  for (const name of ['title', 'link', 'description'])
    expect(texts(rss, `channel > ${name}`)).toHaveLength(1);
  for (const name of ['id', 'title', 'updated']) {
    expect(texts(atom, `feed > ${name}`)).toHaveLength(1);
    expect(texts(atom, `entry > ${name}`)).toHaveLength(2);
  }
  expect(texts(atom, 'feed > updated')).toEqual(['2026-11-02T06:30:00.000Z']);
  expect(read(atom).querySelector('[rel=self]')?.getAttribute('href')).toBe(
    `${site.siteUrl}/atom.xml`,
  );
});

it('tells a page anew when it was checked again, and twenty at most', () => {
  const ids = (day: string) => texts(feeds(site, [page('/Fee', day)]).atom, 'entry > id');
  expect(ids('2026-10-12')).not.toEqual(ids('2026-11-12'));
  const many = Array.from({ length: 30 }, (_, index) => page(`/P${index}`, '2026-10-12'));
  expect(texts(feeds(site, many).rss, 'item')).toHaveLength(20);
});

it('is the same for the same content', () => {
  expect(feeds(site, pages)).toEqual(feeds(site, pages));
});

describe('news and circulars', () => {
  const item = (title: string, more: object = {}) => ({
    id: 'one',
    key: 'one',
    title,
    date: '2026-11-12' as const,
    until: undefined,
    attachments: [],
    ...more,
  });
  const attachment = (href: string, name = '') => ({ href, name, type: 'PDF' });
  const hostile = 'Fees ]]> and ]]> <script>alert(1)</script> AT&T &amp; more';
  const asReadersShow = (html: string | null) => {
    const shown = document.createElement('div');
    shown.innerHTML = html ?? '';
    expect(shown.querySelector('script, img')).toBeNull();
    return shown;
  };

  it('stand among pages by their days, each where it stands alone in its list', () => {
    const { atom, rss } = feeds(site, pages, {
      '/News': [item('Winter timings'), item('Old', { date: undefined })],
    });
    expect(texts(atom, 'entry > title')).toEqual(['Winter timings', 'Leave & absence', 'Fee']);
    expect(texts(rss, 'item > link')[0]).toBe(`${site.siteUrl}/News?year=all&q=Winter%20timings`);
    expect(texts(atom, 'entry > id')[0]).toBe(`${site.siteUrl}/News#one`);
  });

  it('have a feed of circulars with the address of each document', () => {
    const attachments = [
      attachment('/api/image/papers/a%20b.pdf'),
      attachment('https://x.example/d?a=1&b=2', 'Form'),
    ];
    const { circulars, atom } = feeds(site, pages, {
      '/Circular': [item('Fees', { attachments })],
    });
    expect(texts(circulars, 'feed > title')).toEqual(['Circulars - Deodar Hill School']);
    expect(read(circulars).querySelector('[rel=self]')?.getAttribute('href')).toBe(
      `${site.siteUrl}/circulars.xml`,
    );
    expect(read(circulars).querySelector('entry > link')?.getAttribute('href')).toBe(
      `${site.siteUrl}/Circular/one`,
    );
    const links = asReadersShow(texts(circulars, 'entry > content')[0] ?? '').querySelectorAll('a');
    expect([...links].map(({ href, textContent }) => [href, textContent])).toEqual([
      [`${site.siteUrl}/api/image/papers/a%20b.pdf`, 'Fees (PDF)'],
      ['https://x.example/d?a=1&b=2', 'Form (PDF)'],
    ]);
    expect(texts(atom, 'entry > title')).not.toContain('Fees');
  });

  it('show a hostile title, name or address as text, in sound XML', () => {
    const attachments = [
      attachment('https://x.example/]]>"><script>', hostile),
      attachment('https://x.example:99999/a'),
    ];
    const all = feeds(site, [], {
      '/News': [item(hostile)],
      '/Circular': [item(hostile, { attachments })],
    });
    for (const xml of Object.values(all)) {
      expect(read(xml).querySelector('parsererror')).toBeNull();
      expect(asReadersShow(texts(xml, 'entry > title, item > title')[0] ?? '').textContent).toBe(
        hostile,
      );
    }
    const shown = asReadersShow(texts(all.circulars, 'entry > content')[0] ?? '');
    expect(shown.textContent).toBe(`${hostile} (PDF)`);
    expect(shown.querySelectorAll('a')).toHaveLength(1);
  });

  it('leave the feeds as they are where there are none', () => {
    const { atom, circulars } = feeds(site, pages);
    expect(texts(atom, 'entry > title')).toEqual(['Leave & absence', 'Fee']);
    expect(texts(circulars, 'entry')).toEqual([]);
    expect(texts(circulars, 'feed > updated')).toHaveLength(1);
  });
});
