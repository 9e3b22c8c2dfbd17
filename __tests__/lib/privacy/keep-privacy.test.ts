/** @jest-environment node */
import { keepPrivacy } from '../../../src/lib/privacy/keep-privacy';
import { openPolicy, type PrivacyPolicy } from '../../../src/lib/privacy/policy';
import { nameFingerprints } from '../../../src/lib/privacy/name-fingerprints';
import { applied, fileFingerprint } from '../../../src/lib/privacy/withdrawn';

const day = '2026-11-23';

/** A reply under a policy that is open but for what is said. */
const kept = (path: string, json: unknown, changes: Partial<PrivacyPolicy>) =>
  keepPrivacy(json, path, applied({ ...openPolicy, ...changes }), day);

const asha = {
  _id: 'birthday-asha-rani-menon',
  name: 'Asha Rani Menon',
  class: 'II A',
  attachments: ['pictures/people/asha.webp'],
};

describe('how a child is named and shown', () => {
  it.each([
    ['full', 'Asha Rani Menon'],
    ['given-and-initial', 'Asha M.'],
    ['initials', 'A. R. M.'],
    ['none', 'A student'],
  ] as const)('%s: %s', (name, expected) => {
    const birthdays = { name, picture: 'photo' } as const;
    const [child] = kept('/api/birthdays/DHS', [asha], { birthdays }) as (typeof asha)[];
    expect(child).toMatchObject({ name: expected, class: 'II A', attachments: asha.attachments });
  });

  it('does not tell a name by the record’s id', () => {
    const birthdays = { name: 'initials', picture: 'photo' } as const;
    expect(JSON.stringify(kept('/api/birthdays/DHS', [asha], { birthdays }))).not.toMatch(/menon/i);
  });

  it('does not tell a name by the photo’s file', () => {
    const of = (name: 'full' | 'initials', file: string) => {
      const attachments = [`pictures/people/${file}`];
      const birthdays = { name, picture: 'photo' } as const;
      const [child] = kept('/api/birthdays/DHS', [{ ...asha, attachments }], { birthdays }) as [
        typeof asha,
      ];
      return child.attachments.length;
    };
    expect(of('initials', 'Asha Menon II A.webp')).toBe(0);
    expect(of('initials', 'birthday-07.webp')).toBe(1);
    expect(of('full', 'Asha Menon II A.webp')).toBe(1);
  });

  it('shows a drawing in the place of a photo', () => {
    const toppers = { name: 'full', picture: 'drawing' } as const;
    const [child] = kept('/api/topper/all/DHS', [asha], { toppers }) as (typeof asha)[];
    expect(child).toMatchObject({ name: asha.name, attachments: [] });
  });

  it('changes names only once, though the service and the browser both do', () => {
    for (const name of ['given-and-initial', 'initials', 'none'] as const) {
      const birthdays = { name, picture: 'photo' } as const;
      const once = kept('/api/birthdays/DHS', [asha], { birthdays }) as (typeof asha)[];
      const twice = kept('/api/birthdays/DHS', once, { birthdays }) as (typeof asha)[];
      expect(twice[0]?.name).toBe(once[0]?.name);
    }
  });

  it('leaves lists alone that name no children', () => {
    const birthdays = { name: 'none', picture: 'drawing' } as const;
    expect(kept('/api/message/all/DHS', [asha], { birthdays })).toEqual([asha]);
  });
});

describe('until when', () => {
  const topper = (sessionYear: string) => ({ ...asha, sessionYear });
  const sessions = ['2025-2026', '2025-2026', '2024-2025', '2023-2024'].map(topper);

  it('shows the toppers of the newest sessions that there are', () => {
    const toppers = { ...openPolicy.toppers, sessions: 2 };
    const shown = kept('/api/topper/all/DHS', sessions, { toppers }) as typeof sessions;
    expect(shown.map(({ sessionYear }) => sessionYear)).toEqual([
      '2025-2026',
      '2025-2026',
      '2024-2025',
    ]);
  });

  it('shows all sessions where there are fewer', () => {
    const toppers = { ...openPolicy.toppers, sessions: 9 };
    expect(kept('/api/topper/all/DHS', sessions, { toppers })).toHaveLength(4);
  });

  it.each([
    ['2024-11-23', false],
    ['2024-11-24', true],
  ])('for two years, an album of %s: %s', (date, shown) => {
    const albums = { shown: true, years: 2 };
    const album = { _id: 'fair', title: 'Fair', date };
    expect(kept('/api/gallery/All/DHS', [album], { albums })).toHaveLength(shown ? 1 : 0);
    expect(kept('/api/subGallery', album, { albums })).toEqual(shown ? album : undefined);
  });

  it('shows no album at all where the school says so', () => {
    const albums = { shown: false };
    expect(kept('/api/gallery/DHS', [{ _id: 'fair', date: day }], { albums })).toEqual([]);
  });
});

describe('a child that was withdrawn', () => {
  const withdrawn = [
    ...nameFingerprints('Asha Rani Menon'),
    fileFingerprint('pictures/albums/fair/03.webp'),
  ];
  const news = (description: string) =>
    (
      kept('/api/news/all/DHS', [{ _id: '1', title: 'Fair', description }], { withdrawn }) as {
        description: string;
      }[]
    )[0]?.description;

  it('is in no list', () => {
    const other = { ...asha, _id: 'birthday-kabir-lal', name: 'Kabir Lal' };
    expect(kept('/api/birthdays/DHS', [asha, other], { withdrawn })).toEqual([other]);
    expect(kept('/api/testimonials/DHS', [asha], { withdrawn })).toEqual([]);
    // Of children nobody is shown who may be the one.
    const perhaps = { ...asha, name: 'Asha R. Menon' };
    expect(kept('/api/testimonials/DHS', [perhaps], { withdrawn })).toEqual([]);
  });

  it('is not found by other ways to write the name', () => {
    for (const name of ['ASHA RANI MENON', ' Asha  Rani\u00a0Menon ', 'asha-rani-menon']) {
      expect(kept('/api/birthdays/DHS', [{ ...asha, name }], { withdrawn })).toEqual([]);
    }
  });

  it.each([
    ['We thank Asha Rani Menon for it.', 'We thank a student for it.'],
    [
      'Asha Rani Menon’s model won. Asha Rani Menon spoke.',
      'A student’s model won. A student spoke.',
    ],
    ['<p><b>Asha</b> Rani&nbsp;Menon sang.</p>', '<p><b>A student</b> sang.</p>'],
    ['Asha Menon and Rani Menon sang.', 'Asha Menon and Rani Menon sang.'],
  ])('is not named in a text: %s', (text, expected) => {
    expect(news(text)).toBe(expected);
  });

  it('is on no picture that was withdrawn, nor on one with the name in its path', () => {
    const attachments = [
      'pictures/albums/fair/02.webp',
      'pictures/albums/fair/03.webp',
      'pictures/people/asha-rani-menon.webp',
    ];
    const album = { _id: 'fair', title: 'Fair', date: day, attachments };
    expect(kept('/api/subGallery', album, { withdrawn })).toMatchObject({
      attachments: ['pictures/albums/fair/02.webp'],
    });
  });
});

it('passes on what is no list of its kind, for whoever reads it to drop', () => {
  const birthdays = { name: 'none', picture: 'drawing' } as const;
  for (const json of [null, 'text', 3, { message: 'no' }]) {
    expect(kept('/api/birthdays/DHS', json, { birthdays })).toEqual(json);
  }
  expect(kept('/api/birthdays/DHS', [null, 3], { birthdays })).toEqual([null, 3]);
});

it('withholds with a file what is said of it', () => {
  const path = 'pictures/albums/a/1.webp';
  const album = {
    _id: 'a',
    description: 'Asha Rani Menon ran, too.',
    attachments: [path, 'pictures/albums/a/2.webp', 'pictures/albums/a/3.webp'],
    captions: [
      { path, caption: 'The relay' },
      { path: 'pictures/albums/a/2.webp', caption: 'Asha Rani Menon at the tape' },
      { path: 'pictures/albums/a/3.webp', caption: 'The cup' },
    ],
  };
  const withdrawn = [fileFingerprint(path), ...nameFingerprints('Asha Rani Menon')];
  expect(kept('/api/gallery/All/DHS', [album], { withdrawn })).toEqual([
    {
      _id: 'a',
      description: 'A student ran, too.',
      attachments: ['pictures/albums/a/3.webp'],
      captions: [{ path: 'pictures/albums/a/3.webp', caption: 'The cup' }],
    },
  ]);
});

describe('what names a withdrawn child shows no picture and no paper of her', () => {
  const withdrawn = nameFingerprints('Asha Rani Menon');

  it('in news that name her', () => {
    const files = { image: ['pictures/news/chess.webp'], attachments: ['papers/chess.pdf'] };
    const news = [
      { _id: '1', title: 'Asha Rani Menon wins at chess', description: '', ...files },
      { _id: '2', title: 'Chess', description: 'Asha Rani Menon has won.', ...files },
      { _id: '3', title: 'Chess', description: 'Kabir Lal has won.', ...files },
    ];
    expect(kept('/api/news/all/DHS', news, { withdrawn })).toMatchObject([
      { title: 'A student wins at chess', image: [], attachments: [] },
      { description: 'A student has won.', image: [], attachments: [] },
      files,
    ]);
  });

  it.each<[object, string[]]>([
    [{ student_first_name: 'Asha', student_last_name: 'Rani Menon' }, []],
    [{ lastName: 'Menon', firstName: 'Asha' }, []],
    [{ tags: ['chess', 'asha', 'rani', 'menon'] }, []],
    [{ 'First (from Pupils)': ['Asha Rani'], 'Last (from Pupils)': ['Menon'] }, []],
    [{ pupils: { data: [{ attributes: { first: 'Asha Rani', last: 'Menon' } }] } }, []],
    [{ pupils: { data: [{ attributes: { first: 'Kabir', last: 'Menon' } }] } }, ['1.webp']],
    [{ authorFirstName: 'Kabir', authorLastName: 'Lal', tags: ['asha'] }, ['1.webp']],
    [{ author_name: 'Asha Lal', editor_name: 'Uma Menon' }, ['1.webp']],
    [{ tags: ['Asha Lal', 'Menon House'] }, ['1.webp']],
  ])('in news with %j', (fields, image) => {
    const news = [{ _id: '1', title: 'Chess', image: ['1.webp'], ...fields }];
    expect(kept('/api/news/all/DHS', news, { withdrawn })).toMatchObject([{ image }]);
  });

  it('in circulars, by their title or by the name of a paper', () => {
    const [own, other] = ['papers/1.pdf', 'papers/2.pdf'];
    const circulars = [
      { _id: '1', title: 'Well done, Asha Rani Menon', attachments: [own] },
      {
        _id: '2',
        title: 'Results',
        attachments: [own, other],
        files: [{ path: own, name: 'Result of Asha Rani Menon' }],
      },
      { _id: '3', title: 'Results', attachments: [{ path: own, name: 'Asha Rani Menon' }, other] },
    ];
    expect(kept('/api/circular/all/DHS', circulars, { withdrawn })).toMatchObject([
      { attachments: [] },
      { attachments: [other], files: [] },
      { attachments: [other] },
    ]);
  });

  it('in a video or an album of her', () => {
    const title = 'A song by Asha Rani Menon';
    const video = { _id: '1', title, videoUrl: 'https://video.example/1' };
    expect(kept('/api/video/DHS', [video, { ...video, title: 'A song' }], { withdrawn })).toEqual([
      { ...video, title: 'A song' },
    ]);
    const album = { _id: 'song', title, date: day, attachments: ['pictures/albums/song/1.webp'] };
    expect(kept('/api/gallery/All/DHS', [album], { withdrawn })).toEqual([]);
    expect(kept('/api/subGallery', album, { withdrawn })).toBeUndefined();
    const ofHer = { ...album, _id: 'asha-rani-menon-sings', title: 'A song' };
    expect(kept('/api/gallery/All/DHS', [ofHer], { withdrawn })).toEqual([]);
  });

  it('in no id, also where it is written in one word', () => {
    const news = ['news-asha-rani-menon-2026', 'news-asharanimenon-2026', 'news-kabir'];
    const ids = kept(
      '/api/news/all/DHS',
      news.map((_id) => ({ _id })),
      { withdrawn },
    ) as { _id: string }[];
    expect(ids.map(({ _id }) => /menon/.test(_id))).toEqual([false, false, false]);
    expect(ids[2]?._id).toBe('news-kabir');
    const title = 'The Olympiad in chess of all schools of India was won by Asha Rani Menon';
    const _id = 'news-the-olympiad-in-chess-of-all-schools-of-india-was-won-by-asha-ra-1x2y3z';
    expect(JSON.stringify(kept('/api/news/all/DHS', [{ _id, title }], { withdrawn }))).not.toMatch(
      /asha/,
    );
  });
});
