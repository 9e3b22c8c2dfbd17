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
