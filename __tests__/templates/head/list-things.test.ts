/** @jest-environment node */
import { listThings } from '../../../src/templates/head/lists/list-things';
import { jsonLd } from '../../../src/templates/head/structured-data';
import { siteExample } from '../../../stories/components/layout/site.examples';

const now = Date.parse('2026-11-26T09:00:00+05:30');
const origin = 'https://www.deodarhill.example';
const thingsOf = (path: string, call: string, records: readonly object[]) =>
  listThings(path, { replies: { [call]: records }, now }, siteExample)?.['@graph'] ?? [];
const events = (...records: object[]) => thingsOf('/Events', '/api/events/All/{code}', records);
const event = (more: object) =>
  events({ _id: 'e', title: 'Sports day', date: '2026-12-01', ...more })[0];
const news = (...records: object[]) => thingsOf('/News', '/api/news/all/{code}', records);
const videos = (...records: object[]) =>
  thingsOf('/VideoGallery', '/api/video/All/{code}', records);
const albums = (...records: object[]) => thingsOf('/Gallery', '/api/gallery/All/{code}', records);

describe('an event', () => {
  it('has its name, day, place, status and organizer', () => {
    expect(event({ time: '9.00 a.m. to 12:30 p.m.' })).toEqual({
      '@type': 'Event',
      name: 'Sports day',
      startDate: '2026-12-01T09:00:00+05:30',
      endDate: '2026-12-01T12:30:00+05:30',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'Deodar Hill School',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 Cedar Road',
          postalCode: '248001',
          addressLocality: 'Dehradun',
          addressRegion: 'Uttarakhand',
          addressCountry: 'IN',
        },
      },
      organizer: { '@type': 'Organization', name: 'Deodar Hill School', url: origin },
    });
  });

  it.each([
    ['without a time', {}, { startDate: '2026-12-01' }],
    ['whose time says no hour', { time: 'after assembly' }, { startDate: '2026-12-01' }],
    ['without an end', { time: '8:30 am' }, { startDate: '2026-12-01T08:30:00+05:30' }],
    [
      'that ends at midnight',
      { time: '21:00–24:00' },
      { startDate: '2026-12-01T21:00:00+05:30', endDate: '2026-12-02T00:00:00+05:30' },
    ],
    [
      'that ends on the next day',
      { until: '2026-12-02', time: '11:00 pm to 1:00 am' },
      { startDate: '2026-12-01T23:00:00+05:30', endDate: '2026-12-02T01:00:00+05:30' },
    ],
    [
      'of several days',
      { until: '2026-12-03' },
      { startDate: '2026-12-01', endDate: '2026-12-03' },
    ],
    [
      'of several days with hours',
      { until: '2026-12-03', time: '9:00–1:00 pm' },
      { startDate: '2026-12-01T09:00:00+05:30', endDate: '2026-12-03T13:00:00+05:30' },
    ],
    [
      'that is cancelled',
      { cancelled: 'heavy rain', movedFrom: '2026-11-28' },
      { eventStatus: 'https://schema.org/EventCancelled' },
    ],
    [
      'that has moved',
      { movedFrom: '2026-11-28' },
      { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2026-11-28' },
    ],
    [
      'elsewhere in town: no street is claimed for it',
      { venue: 'Town Hall' },
      {
        location: {
          '@type': 'Place',
          name: 'Town Hall',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Dehradun',
            addressRegion: 'Uttarakhand',
            addressCountry: 'IN',
          },
        },
      },
    ],
    [
      'in another town',
      { venue: 'Town Hall, Mussoorie' },
      {
        location: {
          '@type': 'Place',
          name: 'Town Hall, Mussoorie',
          address: 'Town Hall, Mussoorie',
        },
      },
    ],
  ])('%s', (_, more, expected) => {
    expect(event(more)).toMatchObject(expected);
  });

  it('has no time of an end that is not known, and no former day that is not asked for', () => {
    expect(event({ time: '8:30 am' })).not.toHaveProperty('endDate');
    expect(event({ cancelled: true, movedFrom: '2026-11-28' })).not.toHaveProperty(
      'previousStartDate',
    );
  });

  it('is told while it is to come or goes on, and with a day, among the first twelve of its page', () => {
    const days = ['2026-11-25', '2026-11-26', undefined, '2026-12-24'];
    const told = events(...days.map((date) => ({ _id: `${date}`, title: `On ${date}`, date })));
    expect(told).toMatchObject([{ startDate: '2026-11-26' }, { startDate: '2026-12-24' }]);
    expect(event({ date: '2026-11-20', until: '2026-11-26' })).toBeDefined();
    const many = Array.from({ length: 20 }, (_, at) => ({
      _id: `${at}`,
      title: `E${at}`,
      date: '2026-12-24',
    }));
    expect(events(...many)).toHaveLength(12);
  });
});

it('a news item has its title and day; the page shows this year’s first', () => {
  const told = news(
    { _id: 'a', title: 'Last year', fromDate: '2025-12-31' },
    { _id: 'b', title: 'Snow', fromDate: '2026-11-17', image: ['pictures/child.webp'] },
  );
  expect(told).toEqual([
    {
      '@type': 'NewsArticle',
      headline: 'Snow',
      datePublished: '2026-11-17',
    },
  ]);
});

it('an album has its title, day and address, and no caption', () => {
  const album = { _id: 'fete', title: 'Fete', date: '2026-11-14', attachments: ['a.webp'] };
  const captions = [{ path: 'a.webp', caption: 'Asha' }];
  expect(
    albums({ ...album, category: 'PhotoGallery', captions }, { ...album, category: 'Other' }),
  ).toEqual([
    {
      '@type': 'ImageGallery',
      name: 'Fete',
      datePublished: '2026-11-14',
      url: `${origin}/Gallery/fete`,
    },
  ]);
});

describe('a video', () => {
  const video = (videoUrl: string, date: string | undefined = '2026-11-14') =>
    videos({ _id: 'v', title: 'Fete', date, videoUrl })[0];

  it.each([
    'https://www.youtube.com/watch?v=aB3_d-fGh1J',
    'https://youtube.com/watch?list=PL1&v=aB3_d-fGh1J&t=9',
    'https://m.youtube.com/shorts/aB3_d-fGh1J',
    'https://youtu.be/aB3_d-fGh1J?si=x',
  ])('%s has a picture and a player', (address) => {
    expect(video(address)).toEqual({
      '@type': 'VideoObject',
      name: 'Fete',
      thumbnailUrl: 'https://i.ytimg.com/vi/aB3_d-fGh1J/hqdefault.jpg',
      uploadDate: '2026-11-14T00:00:00+05:30',
      embedUrl: 'https://www.youtube.com/embed/aB3_d-fGh1J',
    });
  });

  it.each([
    'https://videos.example/watch?v=aB3_d-fGh1J',
    'https://youtube.com.evil.example/watch?v=aB3_d-fGh1J',
    'https://www.youtube.com/watch?v=aB3_d-fGh1Jk',
    'https://www.youtube.com/@school',
    'http://youtu.be.example/aB3_d-fGh1J',
  ])('%s tells no picture, which is required', (address) => {
    expect(video(address)).toBeUndefined();
  });

  it('without a day is left out', () => {
    expect(video('https://youtu.be/aB3_d-fGh1J', 'soon')).toBeUndefined();
  });
});

it('has nothing for a list that does not stand in its page, and for pages of others', () => {
  expect(listThings('/News', {}, siteExample)).toBeUndefined();
  expect(
    listThings('/ISCToppers', { replies: { '/api/topper/all/{code}': [{}] }, now }, siteExample),
  ).toBeUndefined();
});

it('leaves out what has ended by the build, and what is no record', () => {
  const ended = { _id: 'a', title: 'Over', publishUntil: new Date(now).toISOString() };
  expect(news(ended, { _id: 'b' }, { _id: 'c', title: 'Here' })).toMatchObject([
    { headline: 'Here' },
  ]);
});

it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028"\\', '🎉'.repeat(120)])(
  'can’t be ended by the title %j',
  (title) => {
    const graph = listThings(
      '/News',
      { replies: { '/api/news/all/{code}': [{ _id: 'a', title }] }, now },
      siteExample,
    );
    if (!graph) throw new Error('there is no news');
    const text = jsonLd(graph);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ '@type': 'NewsArticle' }] });
  },
);
