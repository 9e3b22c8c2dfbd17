/** @jest-environment node */
import allowedReply from '../../../../src/lib/http/provider-reply/allowed-reply';
import { nameFingerprints } from '../../../../src/lib/privacy/name-fingerprints';

const base = 'https://api.provider.example';
const address = 'https://school.example/full-story';

async function described(list: string, sent: object, name = ''): Promise<unknown> {
  const policy = name && `withdrawn=${nameFingerprints(name).join(',')}`;
  const rules = { path: `/api/${list}/all/{code}`, base, policy, day: '2026-11-30' };
  const reply = await allowedReply([{ title: 'Fair', ...sent }], { ...rules, warn: () => {} });
  return (reply as { description?: string }[]).map(({ description }) => description)[0];
}

it.each<[list: string, sent: object, description: string]>([
  ['news', { description: 'Stalls.', link: address }, `Stalls.\n${address}`],
  ['news', { url: 'school.example/full-story' }, address],
  ['news', { content: 'Stalls.', read_more: address }, `Stalls.\n${address}`],
  ['news', { link: { url: address, title: 'Read all' } }, address],
  ['news', { link: `<a href="${address}">Read</a>` }, address],
  ['news', { links: [{ url: address }, { url: `${address}/2` }] }, `${address}\n${address}/2`],
  ['events', { description: 'Come.', registration_link: address }, `Come.\n${address}`],
  ['events', { zoomLink: address, permalink: address }, address],
  ['gallery', { drive_link: address }, address],
  ['circular', { pdf: 'papers/a.pdf', link: address }, address],
])('shows in the list %s beneath the text the address of %j', async (list, sent, description) => {
  expect(await described(list, sent)).toBe(description);
});

it.each<[sent: object, description: string | undefined]>([
  [{ description: `Stalls: ${address}`, link: address }, `Stalls: ${address}`],
  [{ description: 'Stalls.', url: `${base}/api/news/12/` }, 'Stalls.'],
  [{ description: 'Stalls.', link: 'http://office-pc/news/12' }, 'Stalls.'],
  [{ description: 'Stalls.', link: '#', url: 'N/A' }, 'Stalls.'],
  [{ description: 'Stalls.', photo_consent: 'N', album_link: address }, 'Stalls.'],
  [{ photo_link: 'a.jpg', document_url: address }, undefined],
])('adds nothing to the text of %j', async (sent, description) => {
  expect(await described('news', sent)).toBe(description);
});

it('holds to the rules for children what an address says', async () => {
  const link = 'https://school.example/asha-menon-wins';
  const text = await described('news', { description: 'Stalls.', link }, 'Asha Menon');
  expect(String(text).trim()).toBe('Stalls.');
});
