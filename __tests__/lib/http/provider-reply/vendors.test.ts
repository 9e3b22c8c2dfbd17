/** @jest-environment node */
import { checkedLists } from '../../../../src/cli/provider-check/checked-lists';
import { configureClient } from '../../../../src/lib/http/client-config';
import allowedReply from '../../../../src/lib/http/provider-reply/allowed-reply';
import { readList } from '../../../../src/lib/http/read-record';
import { nameFingerprints } from '../../../../src/lib/privacy/name-fingerprints';

beforeAll(() => configureClient({ baseUrl: '' }));

/** What a page shows of a reply, where Asha Menon is withdrawn. */
async function shown(list: string, json: unknown): Promise<object[]> {
  const { call, read } =
    checkedLists.find((one) => one.call.path.startsWith(`/api/${list}/`)) ?? {};
  if (!call || !read) throw new Error(`There is no list ${list}.`);
  const policy = `withdrawn=${nameFingerprints('Asha Menon').join(',')}`;
  const rules = { path: call.path, base: '', policy, day: '2026-11-23', warn: () => {} };
  return readList((await allowedReply(json, rules)) as unknown[], read);
}

const [asha, day, photo] = ['Asha Menon', '2026-08-15', 'images/fair.jpg'];
const images = [photo];

it.each<[vendor: string, list: string, json: unknown, records: object[]]>([
  [
    'WordPress',
    'news',
    [
      {
        id: 9,
        date: `${day}T09:00:00`,
        status: 'publish',
        title: { rendered: 'Fair &#8211; a success' },
      },
      { id: 10, status: 'auto-draft', title: { rendered: 'Results' } },
    ],
    [{ id: '9', title: 'Fair – a success', date: day }],
  ],
  [
    'Frappe',
    'events',
    {
      message: [
        { name: 'EV-1', subject: 'Fair', starts_on: `${day} 08:30:00`, ends_on: `${day} 16:00:00` },
        { name: 'EV-2', subject: 'Play', starts_on: `${day}T00:00:00Z`, venue: { venue: 'Hall' } },
        { name: 'EV-3', subject: 'Race', date: day, from_time: '10 am', to_time: '1 pm' },
      ],
    },
    [
      { title: 'Fair', date: day, time: '8:30 am to 4:00 pm' },
      { title: 'Play', date: day, time: '', venue: 'Hall' },
      { title: 'Race', date: day, time: '10 am to 1 pm' },
    ],
  ],
  [
    'WordPress with fields of its own',
    'events',
    [{ id: 1, date: '2026-01-01T10:00:00', title: { rendered: 'Fair' }, acf: { event_date: day } }],
    [{ title: 'Fair', date: day }],
  ],
  [
    'a sheet with a heading, an empty row and a column without a name',
    'news',
    {
      values: [
        ['News 2026-27'],
        ['No', 'Title', '', 'Photo'],
        ['1', 'Fair', '', photo],
        [],
        ['2', 'Prize', asha, 'b.jpg'],
      ],
    },
    [
      { title: 'Fair', images },
      { title: 'Prize', images: [] },
    ],
  ],
  [
    'a table with lists in its cells',
    'news',
    {
      columns: ['id', 'title', 'image'],
      rows: [
        [1, { en: 'Fair' }, [photo]],
        [2, { en: 'Play' }, ['b.jpg']],
      ],
    },
    [
      { id: '1', title: 'Fair', images },
      { id: '2', title: 'Play', images: ['b.jpg'] },
    ],
  ],
  [
    'sections with a title',
    'news',
    [
      { title: 'August 2026', data: [{ title: 'Fair' }] },
      { title: '2025', data: [{ title: 'Play' }] },
    ],
    [{ title: 'Fair' }, { title: 'Play' }],
  ],
  [
    'events by their days',
    'Events',
    { data: { [day]: [{ title: 'Fair' }], '05-09-2026': [{ title: 'Play' }] } },
    [
      { title: 'Fair', date: day },
      { title: 'Play', date: '2026-09-05' },
    ],
  ],
  [
    'events to come and past',
    'events',
    { upcoming: [{ title: 'Fair' }], pastEvents: [{ title: 'Play' }] },
    [{ title: 'Fair' }, { title: 'Play' }],
  ],
  [
    'one record above the others',
    'news',
    { featured: { id: 1, title: 'Fair' }, data: [{ id: 2, title: 'Play' }] },
    [{ title: 'Fair' }, { title: 'Play' }],
  ],
  [
    'all lists at once',
    'gallery',
    { news: [{ id: 1, title: 'Play' }], galleries: [{ id: 2, title: 'Fair', files: images }] },
    [{ id: '2', title: 'Fair', photos: images }],
  ],
  ['lists within a list', 'news', { data: [[{ title: 'Fair' }], []] }, [{ title: 'Fair' }]],
  [
    'records beside their ids',
    'birthdays',
    [{ id: 'n1', data: { name: 'Ravi Lal', pictures: [{ fileName: photo }] } }],
    [{ id: 'n1', name: 'Ravi Lal', photo }],
  ],
  [
    'a joined table',
    'video',
    ['a', 'a', 'b'].map((id) => ({ id, title: 'Fair', createdAt: day, url: 'https://a.example' })),
    [
      { id: 'a', date: day },
      { id: 'b', date: day },
    ],
  ],
  [
    'an editor of HTML5, and Word',
    'news',
    [
      {
        title: '<o:p></o:p>Fair',
        description: '<!-- wp:p --><section>Tea</section><!-- /wp:p -->',
      },
      { title: { __text: 'Play' }, thumbnail: photo, details: { html: '<p>Tea</p>' } },
    ],
    [
      { title: 'Fair', description: 'Tea' },
      { title: 'Play', description: 'Tea', images },
    ],
  ],
  [
    'Firebase under the name of a list',
    'news',
    { news: { n1: { title: 'Fair', date: day }, n2: { title: 'Play' } } },
    [
      { id: 'n1', title: 'Fair', date: day },
      { id: 'n2', title: 'Play' },
    ],
  ],
  [
    'Directus in two languages',
    'news',
    {
      data: [
        {
          id: 1,
          date: day,
          translations: [
            { id: 8, languages_code: 'hi-IN', title: 'मेला' },
            { id: 9, languages_code: 'en-US', title: 'Fair' },
          ],
        },
        { id: 2, translations: [{ title: 'मेला' }, { title: `Prize of ${asha}` }], image: photo },
        { id: 3, title: [{ lang: 'en', value: 'Play' }] },
      ],
    },
    [
      { id: '1', title: 'Fair', date: day },
      { id: '2', title: 'मेला', images: [] },
      { id: '3', title: 'Play' },
    ],
  ],
  [
    'Directus with its photos',
    'gallery',
    {
      data: [
        {
          id: 1,
          title: 'Fair',
          photos: ['a', 'b'].map((id) => ({
            directus_files_id: {
              id,
              filename_disk: `${id}.jpg`,
              filename_download: id === 'a' ? `${asha}.jpg` : 'hall.jpg',
            },
          })),
        },
      ],
    },
    [{ id: '1', photos: ['b.jpg'] }],
  ],
  [
    'Contentful with its photos',
    'gallery',
    {
      items: [
        {
          sys: { id: 'e1' },
          fields: {
            title: 'Fair',
            photos: ['a1', 'a2'].map((id) => ({ sys: { type: 'Link', linkType: 'Asset', id } })),
          },
        },
      ],
      includes: {
        Asset: [
          { sys: { id: 'a1' }, fields: { title: asha, file: { url: '/a.jpg' } } },
          { sys: { id: 'a2' }, fields: { title: 'Hall', file: { url: '/b.jpg' } } },
        ],
      },
    },
    [{ id: 'e1', photos: ['b.jpg'] }],
  ],
  [
    'Drupal with several photos',
    'gallery',
    {
      data: [
        {
          id: 'n1',
          attributes: { title: 'Fair' },
          relationships: {
            field_photos: {
              data: [
                { type: 'file--file', id: 'f1', meta: { alt: asha } },
                { type: 'file--file', id: 'f2', meta: { alt: 'Hall' } },
              ],
            },
          },
        },
      ],
      included: ['f1', 'f2'].map((id) => ({
        id,
        attributes: { uri: { value: `public://${id}.jpg`, url: `/${id}.jpg` } },
      })),
    },
    [{ id: 'n1', photos: ['f2.jpg'] }],
  ],
  [
    'a list of letters',
    'message',
    {
      status: true,
      messages: [{ id: 1, designation: 'Principal', name: 'A. Rao', message: '<p>Hi' }],
    },
    [{ id: '1', category: 'Principal', name: 'A. Rao' }],
  ],
  [
    'a sheet with the headings of an office',
    'birthdays',
    {
      values: [
        ['Name of Student', 'Class'],
        ['Ravi Lal', 'V'],
        [asha, 'V'],
      ],
    },
    [{ name: 'Ravi Lal', class: 'V' }],
  ],
  [
    'PHP',
    'highlight',
    [
      { id: 1, news: '<marquee><a href="a.pdf">Admission</a></marquee>' },
      { id: 2, news: '&lt;a href=&quot;/Fee&quot;&gt;Fees&lt;/a&gt; are due' },
    ],
    [
      { title: 'Admission', attachments: [{ href: '/api/image/a.pdf' }] },
      { title: 'Fees are due', link: '/Fee', attachments: [] },
    ],
  ],
  [
    'Sanity',
    'news',
    {
      result: [
        { _id: 's1', title: 'Fair' },
        { _id: 'drafts.s2', title: 'Results' },
      ],
    },
    [{ id: 's1', title: 'Fair' }],
  ],
  [
    'a circular that is a link',
    'circular',
    [{ id: 1, title: 'Fees', link: 'https://drive.example/a' }],
    [{ title: 'Fees', attachments: [{ href: 'https://drive.example/a' }] }],
  ],
  [
    'WordPress with its media',
    'news',
    [
      {
        id: 9,
        title: { rendered: 'Fair' },
        featured_media: 5,
        _embedded: {
          author: [{ id: 1, avatar_urls: { 24: 'https://avatar.example/a.png' } }],
          'wp:featuredmedia': [
            {
              id: 5,
              link: 'https://school.example/fair-photo',
              media_details: { sizes: { medium: { source_url: '/uploads/fair-300.jpg' } } },
              source_url: '/uploads/fair.jpg',
            },
          ],
        },
      },
      {
        id: 10,
        title: { rendered: 'Prize' },
        _embedded: {
          'wp:featuredmedia': [{ source_url: '/uploads/p.jpg', alt_text: `${asha} sings` }],
        },
      },
    ],
    [
      { id: '9', images: ['uploads/fair.jpg'] },
      { id: '10', images: [] },
    ],
  ],
  [
    'SharePoint',
    'circular',
    {
      value: [
        {
          Id: 1,
          Title: 'Fees',
          Attachments: true,
          AttachmentFiles: [
            { FileName: 'fees.pdf', ServerRelativeUrl: '/sites/s/Attachments/1/fees.pdf' },
            { FileName: `${asha}.pdf`, ServerRelativeUrl: '/sites/s/Attachments/1/a.pdf' },
          ],
        },
        {
          Id: 3,
          Title: 'Bus',
          AttachmentFiles: { __deferred: { uri: 'https://s.example/_api/items(2)/files' } },
        },
        { Id: 2, Title: 'Exam', Attachments: false, AttachmentFiles: [] },
      ],
    },
    [
      {
        id: '1',
        attachments: [{ name: 'fees', href: '/api/image/sites/s/Attachments/1/fees.pdf' }],
      },
      { id: '3', attachments: [] },
      { id: '2', attachments: [] },
    ],
  ],
  [
    'YouTube',
    'video',
    {
      items: [
        {
          kind: 'youtube#playlistItem',
          id: 'UExvbmcgaWQgb2YgYW4gaXRlbQ',
          snippet: {
            publishedAt: '2026-08-14T18:30:00Z',
            title: 'Annual Day',
            thumbnails: { high: { url: 'https://i.ytimg.com/vi/abcdefghi-1/hq.jpg' } },
            resourceId: { kind: 'youtube#video', videoId: 'abcdefghi-1' },
          },
        },
        { id: { kind: 'youtube#video', videoId: 'abcdefghi-2' }, snippet: { title: 'Play' } },
        { kind: 'youtube#video', id: 'abcdefghi-3', snippet: { title: 'Song' } },
        { id: 'abcdefghi-4', snippet: { title: `Speech of ${asha}` } },
        { id: 'abcdefghi-5', snippet: { title: 'Private video' } },
        { id: 'abcdefghi-6', snippet: { title: 'Deleted video' } },
        { id: 'abcdefghi-7', snippet: { title: 'Draft' }, status: { privacyStatus: 'private' } },
      ],
    },
    [
      {
        id: 'abcdefghi-1',
        title: 'Annual Day',
        date: day,
        url: 'https://www.youtube.com/watch?v=abcdefghi-1',
      },
      { url: 'https://www.youtube.com/watch?v=abcdefghi-2' },
      { url: 'https://www.youtube.com/watch?v=abcdefghi-3' },
    ],
  ],
  [
    'an ERP',
    'video',
    [
      { id: 7, video_id: 12, title: 'Fair', link: 'https://vimeo.example/12' },
      { id: 8, title: 'Play', youtube_id: 'abcdefghi-1' },
      { id: 9, title: 'Song', videoUrl: 'abcdefghi-2' },
    ],
    [
      { id: '7', url: 'https://vimeo.example/12' },
      { id: '8', url: 'https://www.youtube.com/watch?v=abcdefghi-1' },
      { id: '9', url: 'https://www.youtube.com/watch?v=abcdefghi-2' },
    ],
  ],
  [
    'an ERP',
    'birthdays',
    [
      { fname: 'Ravi', lname: 'Lal', class: 'V' },
      { given_name: 'Uma', family_name: 'Rao', class: 'V' },
      { fname: 'Asha', lname: 'Menon', class: 'V' },
      { name: 'Anu Sen', fname: 'Raj Sen', class: 'V' },
    ],
    [{ name: 'Ravi Lal' }, { name: 'Uma Rao' }, { name: 'Anu Sen' }],
  ],
  [
    'Joomla',
    'news',
    {
      data: [
        { id: '5', attributes: { id: 5, title: 'Fair', state: 1, created: `${day} 03:30:00` } },
        { id: '6', attributes: { id: 6, title: 'Old', state: -2 } },
        { id: '7', attributes: { id: 7, title: 'Later', state: 0 } },
        {
          id: '8',
          attributes: { title: 'A', images: { image_intro: `${photo}#joomlaImage://a` } },
        },
        {
          id: '9',
          attributes: { title: 'B', images: { image_intro: 'small.jpg', image_fulltext: photo } },
        },
      ],
    },
    [
      { id: '5', title: 'Fair', date: day },
      { id: '8', images },
      { id: '9', images },
    ],
  ],
  [
    'Drupal',
    'circular',
    {
      data: [
        {
          id: 'u1',
          attributes: { status: true, title: 'Fees', field_date: day, field_file: 'papers/a.pdf' },
        },
        { id: 'u2', attributes: { status: false, title: 'Draft' } },
      ],
    },
    [
      {
        id: 'u1',
        date: day,
        category: 'Circular',
        attachments: [expect.objectContaining({ type: 'PDF' })],
      },
    ],
  ],
  [
    'Drupal with its files',
    'news',
    {
      data: ['f1', 'f2'].map((id, at) => ({
        type: 'node--news',
        id: `${at}`,
        attributes: { title: 'Fair' },
        relationships: { field_image: { data: { type: 'file--file', id } } },
      })),
      included: [
        { type: 'file--file', id: 'f1', attributes: { uri: { url: `/${photo}` } } },
        { type: 'file--file', id: 'f2', attributes: { uri: { url: '/b.jpg' }, alt: asha } },
      ],
    },
    [
      { id: '0', images },
      { id: '1', images: [] },
    ],
  ],
  [
    'Drupal with media',
    'news',
    {
      data: ['m1', 'm2'].map((id) => ({
        id,
        attributes: { title: 'Fair' },
        relationships: { field_image: { data: { type: 'media--image', id } } },
      })),
      included: [
        ...['m1', 'm2'].map((id) => ({
          type: 'media--image',
          id,
          attributes: { name: 'fair.jpg' },
          relationships: {
            field_media_image: {
              data: { type: 'file--file', id: 'f1', meta: { alt: id === 'm1' ? 'Hall' : asha } },
            },
          },
        })),
        {
          type: 'file--file',
          id: 'f1',
          attributes: { uri: { value: 'public://fair.jpg', url: `/${photo}` } },
        },
      ],
    },
    [
      { id: 'm1', images },
      { id: 'm2', images: [] },
    ],
  ],
  [
    'Contentful',
    'news',
    { items: [{ sys: { id: 'e1', type: 'Entry' }, fields: { title: 'Fair' } }] },
    [{ id: 'e1', title: 'Fair' }],
  ],
  [
    'Notion',
    'news',
    {
      results: [
        {
          id: 'n1',
          archived: false,
          properties: {
            Name: { id: 'title', type: 'title', title: [{ type: 'text', plain_text: 'Fair' }] },
            Date: { id: 'a', type: 'date', date: { start: day, end: null } },
            Description: { id: 'b', type: 'rich_text', rich_text: [{ plain_text: 'All came.' }] },
            Winner: { id: 'c', type: 'rich_text', rich_text: [{ plain_text: asha }] },
            Photo: {
              id: 'd',
              type: 'files',
              files: [{ name: 'a.jpg', file: { url: 'pictures/a.jpg' } }],
            },
          },
        },
      ],
    },
    [{ id: 'n1', title: 'Fair', date: day, description: 'All came.', images: [] }],
  ],
  [
    'Strapi',
    'gallery',
    {
      data: [
        {
          id: 3,
          title: 'Annual Day',
          description: [
            {
              type: 'paragraph',
              children: [
                { type: 'text', text: 'A' },
                { type: 'text', text: 'play.', bold: true },
              ],
            },
          ],
          photos: [
            { url: '/uploads/1.jpg', alternativeText: asha },
            { url: '/uploads/2.jpg', name: `${asha}.jpg` },
            { url: '/uploads/3.jpg' },
          ],
        },
      ],
    },
    [
      {
        title: 'Annual Day',
        description: 'A play.',
        category: 'PhotoGallery',
        photos: ['uploads/3.jpg'],
      },
    ],
  ],
  [
    'Salesforce',
    'topper',
    {
      records: [
        {
          attributes: { type: 'Topper__c', url: '/a1' },
          Id: 'a1',
          Name: 'Ravi Lal',
          Class__c: 'XII',
          Session__c: '2025-26',
          Percentage__c: 97.5,
        },
        {
          attributes: { type: 'Topper__c', url: '/a2' },
          Id: 'a2',
          Name: asha,
          Class__c: 'X',
          Session__c: '2025-26',
        },
      ],
    },
    [{ id: 'a1', name: 'Ravi Lal', class: 'XII', session: '2025-2026', percent: 97.5 }],
  ],
  [
    'Fedena',
    'topper',
    {
      toppers: {
        topper: [
          {
            student_id: 12,
            student_name: 'Ravi Lal',
            course: 'XII',
            batch: 'XII A',
            academic_year: '2025-2026',
            percentage: '97.5%',
          },
          { student_id: 13, student_name: 'ASHA MENON', course: 'X', academic_year: '2025-2026' },
        ],
      },
    },
    [{ id: '12', name: 'Ravi Lal', class: 'XII', percent: 97.5 }],
  ],
  [
    'a service of .NET',
    'birthdays',
    { d: { Table: [{ Std_Name: 'Ravi Lal', ClassSection: 'V-A' }], Table1: [] } },
    [{ name: 'Ravi Lal', class: 'V-A' }],
  ],
  [
    'ERPNext',
    'circular',
    { message: { data: [{ name: 'C-1', subject: 'Fees', posting_date: day, attach: 'a.pdf' }] } },
    [{ title: 'Fees', date: day, attachments: [expect.anything()] }],
  ],
  [
    'The Events Calendar',
    'events',
    {
      events: [
        {
          id: 1,
          date: '2026-06-01 10:00:00',
          title: 'Fair &#038; Play',
          start_date: `${day} 09:30:00`,
          end_date: `${day} 12:00:00`,
          venue: { id: 3, venue: 'Hall' },
        },
      ],
    },
    [{ title: 'Fair & Play', date: day, until: undefined, time: '9:30 am to 12:00 noon' }],
  ],
  [
    'a program that counts moments',
    'events',
    [
      { id: 1, title: 'Fair', startTime: '1786768200000', endTime: '1786775400000' },
      { id: 2, title: 'Play', date: day, time: '/Date(1786768200000+0530)/' },
      { id: 3, title: 'Race', start_time: `${day}T10:00:00` },
    ],
    [
      { date: day, time: '10:00 am to 12:00 noon' },
      { date: day, time: '10:00 am' },
      { date: day, time: '10:00 am' },
    ],
  ],
  [
    'a database with words for nothing',
    'birthdays',
    [
      { FirstName: 'Ravi', MiddleName: 'NULL', LastName: 'Lal' },
      { FirstName: 'Uma', LastName: '.' },
      { FirstName: 'Nil', LastName: 'N/A' },
      { name: 'undefined undefined' },
    ],
    [{ name: 'Ravi Lal' }, { name: 'Uma' }, { name: 'Nil' }],
  ],
  [
    'an office',
    'video',
    [
      { title: 'Fair', video: 'https://youtu.be/abcdefghi-1' },
      { title: 'Play', video: { url: 'https://vimeo.example/1' } },
      { title: 'Race', video_file: 'https://video.example/a.mp4' },
    ],
    [
      { url: 'https://youtu.be/abcdefghi-1' },
      { url: 'https://vimeo.example/1' },
      { url: 'https://video.example/a.mp4' },
    ],
  ],
  [
    'an office',
    'Events',
    [
      { event: 'Diwali', from: '15-08-2026', to: '17-08-2026' },
      { holiday_name: 'Holi', holiday_date: day },
    ],
    [
      { title: 'Diwali', date: day, until: '2026-08-17' },
      { title: 'Holi', date: day },
    ],
  ],
  [
    'CampusCare',
    'circular',
    {
      Status: 1,
      CircularList: [
        {
          SNo: 1,
          CircularId: 501,
          CircularNo: 'C/31',
          CircularSubject: 'Exam',
          CircularDate: '15/08/2026',
        },
      ],
    },
    [{ id: '501', number: 'C/31', title: 'Exam', date: day, category: 'Circular' }],
  ],
  [
    'a list of which one record alone has a category',
    'circular',
    [
      { id: 7, title: 'Exam' },
      { id: 8, title: 'Bus', category: 'Notice' },
    ],
    [{ category: 'Circular' }, { category: 'Notice' }],
  ],
  [
    'a list by hand',
    'circular',
    [{ id: 7, subject: 'Exam', issuedOn: '15/08/2026', forStd: 'I & II', docs: ['a.pdf'] }],
    [{ id: '7', title: 'Exam', date: day, classes: ['I', 'II'] }],
  ],
  [
    'Skolaro',
    'events',
    {
      events: [
        {
          eventId: 9,
          eventName: 'PTM',
          eventStartDate: day,
          eventEndDate: '2026-08-16',
          eventStartTime: '09:00',
          eventEndTime: '13:00',
        },
      ],
    },
    [{ id: '9', title: 'PTM', date: day, until: '2026-08-16', time: '09:00 to 13:00' }],
  ],
  [
    'Outlook',
    'events',
    {
      value: [
        {
          id: 'e1',
          subject: 'Fair',
          start: { dateTime: `${day}T03:30:00.0000000`, timeZone: 'UTC' },
          location: { displayName: 'Hall' },
          body: { contentType: 'html', content: '<p>All came.</p>' },
        },
      ],
    },
    [{ id: 'e1', title: 'Fair', date: day, venue: 'Hall', description: 'All came.' }],
  ],
  [
    'Django',
    'news',
    [{ model: 'site.news', pk: 4, fields: { title: 'Fair', content_html: '<p>All came.</p>' } }],
    [{ id: '4', title: 'Fair', description: 'All came.' }],
  ],
  [
    'Google Calendar',
    'events',
    {
      summary: 'School',
      items: [
        { id: 'e1', summary: 'Sports Day', start: { date: day }, end: { date: '2026-08-16' } },
      ],
    },
    [{ id: 'e1', title: 'Sports Day', date: day, until: undefined }],
  ],
  [
    'Firebase',
    'birthdays',
    {
      '-NabcDEF123_x-yz9876': { name: 'Ravi Lal', std: 'V' },
      '-NabcDEF123_x-yz9877': { firstName: 'Asha', lastName: 'Menon' },
    },
    [{ id: '-NabcDEF123_x-yz9876', name: 'Ravi Lal', class: 'V' }],
  ],
  [
    'an ERP',
    'message',
    [{ id: 2, role: 'Vice Principal', name: 'A. Rao', content: '<p>Dear</p>' }],
    [{ category: 'Vice Principal', html: '<p>Dear</p>' }],
  ],
  [
    'an ERP',
    'principalMessage',
    {
      data: {
        id: 1,
        principal_name: 'A. Rao',
        message_body: '<p>Dear</p>',
        message: '<p>Dear</p>',
      },
    },
    [{ category: 'Principal', name: 'A. Rao', html: '<p>Dear</p>' }],
  ],
  [
    'an ERP',
    'onlineRegistration',
    {
      status: true,
      data: { registration_title: 'Admission', registration_link: 'https://a.example/r' },
    },
    [{ title: 'Admission', url: 'https://a.example/r' }],
  ],
  [
    'an ERP',
    'notification',
    [{ id: 1, heading: 'Holiday', message: 'No school', LinkUrl: '/News', link_text: 'More' }],
    [{ title: 'Holiday', description: 'No school', link: { url: '/News', title: 'More' } }],
  ],
  [
    'an ERP',
    'highlight',
    [
      { id: 1, text: 'Admission open', url: 'https://a.example/r' },
      { id: 2, title: 'PTM', text: 'Soon', link: '/Events' },
      { id: 3, message: 'Result on Friday', link: 'tel:+910000000000' },
      { id: 4, title: 'Fees', link: '/papers/fees.pdf?v=2', attachments: ['a.pdf'] },
    ],
    [
      { title: 'Admission open', link: 'https://a.example/r', attachments: [] },
      { title: 'PTM', link: '/Events' },
      { title: 'Result on Friday', link: 'tel:+910000000000' },
      {
        title: 'Fees',
        attachments: [{ href: '/api/image/a.pdf' }, { href: '/api/image/papers/fees.pdf' }],
      },
    ],
  ],
  [
    'an ERP',
    'testimonials',
    [
      { id: 1, alumni_name: 'Uma Rao', profession: 'Surgeon', passing_year: 2009 },
      { id: 2, name: asha },
    ],
    [{ name: 'Uma Rao', designation: 'Surgeon', batch: '2009' }],
  ],
  [
    'an ERP',
    'gallery',
    [
      { id: 1, title: 'Fair', media: [{ type: 'image', url: photo }] },
      { id: 2, title: 'Play', items: [{ url: photo }], gallery: 'Annual function' },
      { id: 3, title: 'Race', album: { photos: [photo] } },
      { id: 4, title: 'Hike', media: 'photo' },
    ],
    [{ photos: images }, { photos: images }, { photos: images }, { photos: [] }],
  ],
  [
    'an ERP',
    'circular',
    [
      { id: 1, title: 'Books', class: 'VI' },
      { id: 2, title: 'Bus', std: 'VI to VII' },
      { id: 3, title: 'Fees', audience: 'Parents' },
    ],
    [{ classes: ['VI'] }, { classes: ['VI', 'VII'] }, { classes: [] }],
  ],
  [
    'an ERP',
    'topper',
    [
      { name: 'Uma Rao', board: 'ISC', batch: '2025-26', result: 'Pass', aggregate: 97.2 },
      { name: asha, board: 'ISC', batch: '2025-26', aggregate: 97.2 },
    ],
    [{ name: 'Uma Rao', class: 'XII', session: '2025-2026', result: '97.2%' }],
  ],
  [
    'an ERP',
    'events',
    ['summary', 'text', 'about', 'intro', 'agenda', 'excerpt'].map((field) => ({
      ...{ title: 'Fair', when: day, address: 'Ground' },
      [field]: 'Stalls.',
    })),
    Array.from({ length: 1 }, () => ({
      ...{ title: 'Fair', date: day, venue: 'Ground' },
      description: 'Stalls.',
    })),
  ],
  [
    'an ERP',
    'news',
    [{ title: 'Fair', date: day, story: 'Stalls.', media: [{ url: photo }] }],
    [{ title: 'Fair', description: 'Stalls.', images }],
  ],
  [
    'a database',
    'circular',
    [
      { id: 1, circular: 'Fees', circular_date: day, circular_file: 'fees.pdf' },
      { id: 2, notice: 'Bus', date: day },
      { id: 3, title: 'Books', notice: true, topic: 'Class VI' },
    ],
    [
      { title: 'Fees', date: day, attachments: [{ type: 'PDF' }] },
      { title: 'Bus' },
      { title: 'Books' },
    ],
  ],
  [
    'a database',
    'news',
    [{ id: 1, news: `Prize for ${asha}`, created_time: `${day}T03:00:00+0000` }],
    [{ title: 'Prize for a student', date: day }],
  ],
  ['a database', 'events', [{ activity: 'Walk', on: day }], [{ title: 'Walk', date: day }]],
  ['a database', 'highlight', [{ highlight: 'Open' }], [{ title: 'Open' }]],
  [
    'a database',
    'notification',
    [{ notice: 'Closed' }, { notice: 'No data available' }, { notice: 'Notice 0' }],
    [{ title: 'Closed' }, { title: 'Notice 0' }],
  ],
  ['a list of texts', 'notification', ['Closed', 'No notifications found'], [{ title: 'Closed' }]],
  [
    'a database',
    'gallery',
    [
      { id: 1, gallery: 'Fair', gallery_images: images },
      { id: 2, album: 'Play', photos: images },
    ],
    [
      { title: 'Fair', photos: images },
      { title: 'Play', photos: images },
    ],
  ],
  [
    'a database',
    'video',
    [{ id: 1, video: 'https://youtu.be/abc12345678', caption: 'Fair' }],
    [{ title: 'Fair', url: 'https://youtu.be/abc12345678' }],
  ],
  [
    'an ERP',
    'birthdays',
    [
      { name: 'Om Lal', class: '5', section: 'B' },
      { name: 'Uma Rao', class: { name: 'III', section: { name: 'A' } } },
      { name: 'Anu Sen', class: 'VI-A', section: 'A' },
      { name: 'Ravi Lal', class: 'VII', section: 'Rose' },
      { name: asha, class: 'VII', section: 'A' },
    ],
    [{ class: '5-B' }, { class: 'III-A' }, { class: 'VI-A' }, { class: 'VII' }],
  ],
])('shows what %s sends as %s', async (_vendor, list, json, records) => {
  const found = await shown(list, json);
  expect(found).toHaveLength(records.length);
  expect(found).toMatchObject(records);
});
