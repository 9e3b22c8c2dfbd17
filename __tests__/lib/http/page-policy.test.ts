import { createClient } from '../../../src/lib/http/client';
import { policyText, openPolicy } from '../../../src/lib/privacy/policy';
import { nameFingerprints } from '../../../src/lib/privacy/name-fingerprints';
import { fileFingerprint } from '../../../src/lib/privacy/withdrawn';

afterEach(() => {
  document.head.innerHTML = '';
});

/** What the page gets of a list; without `headers`, of a provider that knows no rules. */
async function birthdays(privacy: string, headers: HeadersInit = {}): Promise<unknown> {
  document.head.innerHTML = `<meta name="school" content="DHS" data-privacy="${privacy}">`;
  const records = [
    { _id: '1', name: 'Asha Rani Menon', attachments: ['pictures/asha.webp'] },
    { _id: '2', name: 'Kabir Lal', attachments: ['pictures/kabir.webp'] },
  ];
  const client = createClient({
    baseUrl: '',
    schoolCode: 'DHS',
    fetch: () => Promise.resolve(new Response(JSON.stringify(records), { headers })),
  });
  return client.getList({ name: 'Birthday list', path: '/api/birthdays/{code}' });
}

it('shows what a provider sends where the school has no rules', async () => {
  await expect(birthdays('')).resolves.toMatchObject([
    { name: 'Asha Rani Menon' },
    { name: 'Kabir Lal' },
  ]);
});

it('holds a provider’s lists to the rules of the school', async () => {
  const policy = {
    ...openPolicy,
    birthdays: { name: 'initials', picture: 'drawing' } as const,
    withdrawn: nameFingerprints('asha rani menon'),
  };
  await expect(birthdays(policyText(policy))).resolves.toEqual([
    expect.objectContaining({ name: 'K. L.', attachments: [] }),
  ]);
});

it('takes the word of a service that holds to the rules itself', async () => {
  const list = birthdays('birthdays=initials,drawing', { 'Privacy-Rules': 'kept' });
  await expect(list).resolves.toMatchObject([{ name: 'Asha Rani Menon' }, { name: 'Kabir Lal' }]);
});

describe('a provider’s own forms', () => {
  /** What the page gets of a call under rules, as its provider sends it. */
  function allowed(privacy: string, path: string, json: unknown) {
    document.head.innerHTML = `<meta name="school" content="DHS" data-privacy="${privacy}">`;
    const fetch = () => Promise.resolve(new Response(JSON.stringify(json)));
    const client = createClient({ baseUrl: '', schoolCode: 'DHS', fetch });
    const call = { name: 'Call', path };
    return path === '/api/subGallery' ? client.getJson(call) : client.getList(call);
  }
  const withdrawn = (...marks: string[]) => policyText({ ...openPolicy, withdrawn: marks });
  const own = nameFingerprints('Tara Joseph');

  it.each([
    { data: [{ _id: 1, name: 'Tara Joseph' }] },
    { response: { birthdays: [{ _id: 1, name: 'Tara Joseph' }] } },
    [{ id: 1, name: 'T&#97;ra Joseph' }],
    [{ id: 1, name: '<b>T</b>ara Jos<i>eph</i>' }],
    [{ id: 1, name: 'Tara&nbsp;Joseph' }],
  ])('hide nobody from the rules: %j', async (json) => {
    await expect(allowed(withdrawn(...own), '/api/birthdays/{code}', json)).resolves.toEqual([]);
  });

  it.each([
    'pictures/people/t%61ra.webp',
    'pictures\\people\\tara.webp',
    'http://localhost/api/image/pictures/people/tara.webp',
    '/pictures/people/tara.webp',
    { url: 'pictures/people/tara.webp' },
    'pictures/a.webp,pictures/people/tara.webp',
  ])('hide no file from the rules: %j', async (attachments) => {
    const mark = withdrawn(fileFingerprint('pictures/people/tara.webp'));
    const list = await allowed(mark, '/api/news/all/{code}', [
      { _id: 'n', title: 'N', attachments },
    ]);
    expect(JSON.stringify(list)).not.toContain('tara');
    expect(list).toHaveLength(1);
  });

  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  it.each([
    ['UTF-16 without a mark', '', utf16],
    ['UTF-16 from its other end', '', (text: string) => utf16(text).swap16()],
    ['UTF-16 with a mark', '; charset=utf-16', (text: string) => utf16(`\ufeff${text}`)],
    ['UTF-8 with a mark', '; charset=utf-8', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['Latin-1', '; charset=ISO-8859-1', (text: string) => Buffer.from(text, 'latin1')],
    ['Latin-1 that is not named', '', (text: string) => Buffer.from(text, 'latin1')],
    ['Latin-1 by a name of its own', '; charset=x1', (text: string) => Buffer.from(text, 'latin1')],
  ])('hide nobody by an encoding: %s', async (_what, charset, bytes) => {
    const marks = withdrawn(...nameFingerprints('José Pinto'));
    document.head.innerHTML = `<meta name="school" content="DHS" data-privacy="${marks}">`;
    const records = ['José Pinto', 'Zoë Pereira'].map((name) => ({ name }));
    const reply = new Response(bytes(JSON.stringify(records)), {
      headers: { 'content-type': `application/json${charset}` },
    });
    const client = createClient({ baseUrl: '', schoolCode: '', fetch: async () => reply });
    const list = client.getList({ name: 'Birthday list', path: '/api/birthdays/{code}' });
    await expect(list).resolves.toEqual([expect.objectContaining({ name: 'Zoë Pereira' })]);
  });

  it('lose one letter alone where a text was cut within it', async () => {
    const json = Buffer.from('[{"name":"किरण \0कुमार"}]');
    json[json.indexOf(0)] = 0xe0;
    const fetch = async () => new Response(json);
    const client = createClient({ baseUrl: '', schoolCode: '', fetch });
    const list = client.getList({ name: 'Birthday list', path: '/api/birthdays/{code}' });
    await expect(list).resolves.toEqual([expect.objectContaining({ name: 'किरण \ufffdकुमार' })]);
  });

  it('keep the toppers of the newest session, however it is written', async () => {
    const json = ['Session 2025-26', '2025-2026', '2024-25'].map((sessionYear, at) => ({
      sessionYear,
      name: `A${at}`,
    }));
    const list = await allowed('toppers=,,1', '/api/topper/all/{code}', json);
    expect(list).toHaveLength(2);
  });

  it('hold albums to their age and to being shown', async () => {
    const album = (date: unknown) => ({ data: { _id: 'a', title: 'Fair', date, attachments: [] } });
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-14T09:00:00+05:30'));
    const fresh = allowed('albums=2', '/api/subGallery', album('15-08-2026'));
    await expect(fresh).resolves.toMatchObject({ title: 'Fair', date: '2026-08-15' });
    for (const [rule, date] of [
      ['albums=2', 1439577000000],
      ['albums=2', '15-08-2015'],
      ['albums=none', '15-08-2026'],
    ] as const) {
      await expect(allowed(rule, '/api/subGallery', album(date))).rejects.toMatchObject({
        kind: 'parse',
      });
    }
    jest.restoreAllMocks();
  });
});
