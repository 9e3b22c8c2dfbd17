/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { blockRegistry } from '../../../src/blocks/schemas';
import { type Content, loadContent } from '../../../src/content/load';
import { column } from '../../../src/build/cards/card-style';
import { cardPath, cardSize } from '../../../src/templates/head/card-path';
import { drawLine, drawTitle, drawWords } from '../../../src/build/cards/card-text';
import { cardFaces } from '../../../src/build/cards/card-style';
import { mostBytes } from '../../../src/build/cards/draw-card';
import { drawCards } from '../../../src/build/cards/draw-cards';
import { pageCards } from '../../../src/build/cards/page-cards';
import { halves, phonePhoto } from '../../support/phone-photo';

const loaded = loadContent({ contentDir: 'content', blocks: blockRegistry }).content;
if (!loaded) throw new Error('The content could not be loaded.');
const content: Content = loaded;
const some = { ...content, pages: content.pages.slice(0, 2) };

const folder = mkdtempSync(join(tmpdir(), 'school-cards-'));
const folders = {
  contentDir: 'content',
  publicDir: join(folder, 'public'),
  cacheDir: join(folder, 'cache'),
};
const card = (path: string) => join(folders.publicDir, cardPath(path));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what the cards show', () => {
  it('is one card a page, with a picture that is there and the group of the menu', () => {
    const cards = pageCards(content);
    expect(cards.map(({ path }) => path)).toEqual(['/', ...content.pages.map(({ path }) => path)]);
    for (const { picture } of cards) {
      expect(statSync(join('content/pictures', picture)).isFile()).toBe(true);
    }
    expect(cards.find(({ path }) => path === '/Fee')).toMatchObject({
      title: 'Fee',
      section: 'Rules',
    });
  });

  it('names the school where the group would only repeat the title, or where there is none', () => {
    const sectionOf = (path: string) =>
      pageCards(content).find((one) => one.path === path)?.section;
    expect(sectionOf('/Academics')).toBe('Deodar Hill');
    expect(sectionOf('/SubGallery')).toBe('Deodar Hill');
  });

  it('says when the words of a page were reviewed, and nothing of a list', () => {
    const dayOf = (path: string) => pageCards(content).find((one) => one.path === path)?.day;
    expect(dayOf('/AboutUs')).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
    expect([dayOf('/'), dayOf('/News')]).toEqual([undefined, undefined]);
  });

  it('gives a page without a picture one of the front page', () => {
    const pages = content.pages.map((page) => ({ ...page, picture: undefined }));
    const slides = content.home.hero?.slides.map(({ src }) => src);
    for (const { picture } of pageCards({ ...content, pages })) expect(slides).toContain(picture);
  });
});

// Drawing takes seconds where other work runs beside it.
jest.setTimeout(60_000);

describe('the drawn cards', () => {
  it('are as large as previews show them, light, and drawn once', async () => {
    expect(await drawCards(some, folders)).toBe(3);
    for (const path of ['/', ...some.pages.map((page) => page.path)]) {
      const { width, height, format } = await sharp(card(path)).metadata();
      expect({ width, height, format }).toEqual({ ...cardSize, format: 'jpeg' });
      expect(statSync(card(path)).size).toBeLessThanOrEqual(mostBytes);
    }
    const first = readFileSync(card('/'));
    expect(await drawCards(some, folders)).toBe(0);
    rmSync(folders.cacheDir, { recursive: true });
    expect(await drawCards(some, folders)).toBe(3);
    expect(readFileSync(card('/')).equals(first)).toBe(true);
  });

  it('hold names of any length in any script', async () => {
    const name = 'സെന്റ് മേരീസ് ഹയർ സെക്കൻഡറി സ്കൂൾ & കോൺവെന്റ് തിരുവനന്തപുരം സെന്റ്';
    const long = { ...content.site, name, affiliation: `${name} · ${name}` };
    const [page] = some.pages;
    const pages = page ? [{ ...page, title: name }] : [];
    expect(await drawCards({ ...content, site: long, pages }, folders)).toBe(2);
    const room = { width: column.width, height: 54 };
    const line = { text: name, face: cardFaces.display, size: 31, colour: '#fff' };
    expect((await drawWords(line)).width).toBeGreaterThan(room.width);
    const { width, height } = await drawLine(line, room);
    expect([width <= room.width, height <= room.height]).toEqual([true, true]);
  });

  it('are drawn anew when their words change, and old ones are not kept', async () => {
    const [page, ...rest] = some.pages;
    if (!page) throw new Error('No page.');
    for (const change of [{ title: 'Another title' }, { reviewed: '2026-01-02' }]) {
      const changed = { ...some, pages: [{ ...page, ...change }, ...rest] };
      await drawCards(some, folders);
      const before = readFileSync(card(page.path));
      expect(await drawCards(changed, folders)).toBe(1);
      expect(readFileSync(card(page.path)).equals(before)).toBe(false);
    }
    expect(readdirSync(folders.cacheDir)).toHaveLength(3);
  });
});

describe('titles', () => {
  const box = { width: column.width, height: 318, colour: '#fff' };
  const long = 'A very long title that some editor wrote, because nobody told them to be short. ';
  it.each([
    ['one word', 'Fee'],
    ['a name of the menu', 'Recommendation To Parents'],
    ['a long sentence', long.trim()],
    ['a very long text', long.repeat(6)],
    ['a word that no line holds', 'Donaudampfschifffahrtsgesellschaftskapitän'],
    ['letters that mean something to markup', 'News & <b>Media</b>'],
  ])('stay inside their box: %s', async (_what, text) => {
    const { width, height } = await drawTitle(text, box);
    expect(width).toBeLessThanOrEqual(box.width);
    expect(height).toBeLessThanOrEqual(box.height);
  });

  it('are larger the shorter they are', async () => {
    const [short, wide] = await Promise.all(
      ['Fee', 'Infrastructure of the school'].map((text) => drawTitle(text, box)),
    );
    const sample = { text: 'x', face: cardFaces.display, colour: '#fff' };
    expect((await drawWords({ ...sample, size: 88 })).height).toBeGreaterThan(
      (await drawWords({ ...sample, size: 54 })).height,
    );
    expect(short?.width).toBeLessThan(wide?.width ?? 0);
  });
});

it('shows a photo that a phone has stored on its side the right way up', async () => {
  const contentDir = join(folder, 'content');
  await phonePhoto(join(contentDir, 'pictures/phone.jpg'), [800, 600]);
  const picture = { src: 'phone.jpg', alt: 'A photo.' };
  const slides = [picture];
  const home = {
    ...content.home,
    ...(content.home.hero && { hero: { ...content.home.hero, slides } }),
  };
  await drawCards({ ...content, home, pages: [] }, { ...folders, contentDir });
  const { width, height } = cardSize;
  const scene = await sharp(card('/'))
    .extract({ left: width - 300, top: 0, width: 300, height })
    .toBuffer();
  expect(await halves(scene)).toEqual(['red', 'blue']);
});
