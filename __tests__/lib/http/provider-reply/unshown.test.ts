/** @jest-environment node */
import allowedReply from '../../../../src/lib/http/provider-reply/allowed-reply';
import { nameFingerprints } from '../../../../src/lib/privacy/name-fingerprints';

const withdrawn = ['Asha Menon', 'आशा मेनन'].flatMap(nameFingerprints);

/** What pages get of a provider's record where Asha Menon is withdrawn. */
async function shown(list: string, record: object): Promise<unknown> {
  const json = [{ _id: '1', title: 'Chess', ...record }];
  const rules = { path: `/api/${list}/DHS`, base: '', day: '2026-11-23' };
  const reply = await allowedReply(json, { ...rules, policy: `withdrawn=${withdrawn.join(',')}` });
  return (reply as unknown[])[0];
}

const inHindi = 'आशा मेनन जीती';

it.each([
  { title: { en: 'Chess', hi: inHindi } },
  { description: { en: 'Won.', hi: inHindi } },
  { hi: { title: inHindi } },
  { translations: [{ lang: 'hi', description: inHindi }] },
  { title_hi: inHindi },
  { winners: 'Ravi Lal, Asha Menon' },
  { winners: [{ first_name: 'Asha', last_name: 'Menon' }] },
  { winners: ['Menon, Asha', 'Ravi Lal'] },
  { winners: ['A. Menon', 'Ravi Lal'] },
])('shows no picture of news that name a child in a field without a page: %j', async (fields) => {
  const news = await shown('news/all', { image: ['a.webp'], attachments: ['a.pdf'], ...fields });
  expect(news).toMatchObject({ title: 'Chess', image: [], attachments: [] });
});

it.each([
  { data: { type: 'file', meta: { alt: 'Asha Menon' }, attributes: { uri: { url: 'a.webp' } } } },
  { people: [{ name: 'Menon Asha' }], file: { path: 'a.webp' } },
  ['12', 'a.webp', 'Menon Asha'],
  { image: { src: 'a.webp' }, note: { text: 'Class V', by: 'A. Menon' } },
])('shows no picture that an object beside its address says is hers: %j', async (image) => {
  const news = await shown('news/all', { image: [image, { file: { url: 'b.webp' } }] });
  expect(news).toMatchObject({ image: ['b.webp'] });
});

it('shows the pictures of news that name others there', async () => {
  const others = { winners: ['Anita Menon'], title: { en: 'Chess', hi: 'शतरंज' } };
  const news = await shown('news/all', { image: ['a.webp'], ...others });
  expect(news).toMatchObject({ title: 'Chess', image: ['a.webp'] });
});

it.each([
  { title: { en: 'Dance', hi: inHindi } },
  { title_hi: inHindi },
  { translations: { hi: { title: inHindi } } },
])(
  'shows no album and no video of her, in whatever language its title says so: %j',
  async (said) => {
    expect(await shown('gallery/All', { attachments: ['a.webp'], ...said })).toBeUndefined();
    expect(
      await shown('video/All', { videoUrl: 'https://video.example/1', ...said }),
    ).toBeUndefined();
  },
);

it('shows no video of which another field says that she sings there', async () => {
  const video = { videoUrl: 'https://video.example/1' };
  expect(await shown('video/All', { ...video, description: 'By Asha Menon' })).toBeUndefined();
  expect(await shown('video/All', { ...video, singer: 'Asha Menon' })).toBeUndefined();
  expect(await shown('video/All', { ...video, singer: 'Ravi Lal' })).toMatchObject(video);
});

it('shows no photo of an album whose words in a list beside them name her', async () => {
  const photos = ['a.webp', 'b.webp'];
  const album = await shown('gallery/All', { photos, photo_captions: ['Asha Menon', 'The cup'] });
  expect(album).toMatchObject({ attachments: ['b.webp'] });
});

it.each([{ name: 'Asha Menon' }, { first_name: 'Asha', last_name: 'Menon' }, 'Asha Menon'])(
  'shows no topper whose student is %j, and others',
  async (student) => {
    expect(await shown('topper/all', { student })).toBeUndefined();
    expect(
      await shown('topper/all', { student: { first_name: 'Ravi', last_name: 'Lal' } }),
    ).toMatchObject({
      name: 'Ravi Lal',
    });
  },
);

it.each([
  [{ photo: 'pictures/a.webp', name: 'Asha Menon' }],
  [{ photo: '/pictures/a.webp', student: { first: 'Asha', last: 'Menon' } }],
  { 'pictures/a.webp': ['Ravi Lal', 'Asha Menon'], 'b.webp': 'The cup' },
  { 1: { photo: 'pictures\\a.webp', name: 'A. Menon' }, 2: { photo: 'b.webp', name: 'Ravi Lal' } },
])('shows no photo of an album that another field says to be of her: %j', async (people) => {
  const album = await shown('gallery/All', { attachments: ['pictures/a.webp', 'b.webp'], people });
  expect(album).toMatchObject({ attachments: ['b.webp'] });
});

it('shows no picture of which a tag in a text says that it is hers', async () => {
  const image = ['pictures/a.webp', 'b.webp'];
  const named = '<p>Won. <img src="/pictures/a.webp" alt="Asha Menon"></p>';
  expect(await shown('news/all', { image, description: named })).toMatchObject({ image: [] });
  const perhaps = '&lt;img alt=&quot;Menon, Asha&quot; src=&quot;pictures/a.webp&quot;&gt; Won.';
  const news = await shown('news/all', { image, description: perhaps });
  expect(news).toMatchObject({ image: ['b.webp'] });
});

it('shows no picture of which a smaller copy is named after her', async () => {
  const image = [{ full: 'a.webp', thumb: 'asha-menon-90.webp' }, 'b.webp'];
  expect(await shown('news/all', { image })).toMatchObject({ image: ['b.webp'] });
});
