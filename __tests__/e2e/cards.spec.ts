import sharp from 'sharp';
import { expect, onSite, test } from './support/page';
import { routes } from './support/routes';

test('every page names a card of its own that is there, of the size it says', async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    const value = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
    const card = value('og:image') ?? '';
    expect(card, path).toMatch(new RegExp(`^https://[^/]+${onSite('/cards/')}[^"]+\\.jpg$`));
    expect(value('og:image:alt'), path).toMatch(/\w/);
    seen.add(card);

    const reply = await request.get(new URL(card).pathname);
    expect(reply.headers()['content-type'], card).toBe('image/jpeg');
    const picture = await reply.body();
    // WhatsApp passes over heavier ones.
    expect(picture.length, card).toBeLessThan(300_000);
    const { width, height } = await sharp(picture).metadata();
    expect([value('og:image:width'), value('og:image:height')], path).toEqual([
      String(width),
      String(height),
    ]);
    expect([width, height], card).toEqual([1200, 630]);
  }
  expect(seen.size).toBe(routes.length);
});
