/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as BrandFiles from '../../src/build/publish/brand-files';
import { readBrand, setBrand } from '../../src/build/set-brand';
import { samplePalette } from '../../src/theme/palette';
import type * as StyleSheet from '../../src/theme/semantic-tokens';
import type * as WebManifest from '../../src/build/publish/web-manifest';
import sharp from 'sharp';

const folder = mkdtempSync(join(tmpdir(), 'school-brand-'));
const contentDir = join(folder, 'content');
const publicDir = join(folder, 'public');
mkdirSync(join(contentDir, 'pictures'), { recursive: true });
cpSync('static', publicDir, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  delete process.env.GATSBY_BRAND;
  jest.resetModules();
});

const write = (yaml: string) => writeFileSync(join(contentDir, 'brand.yaml'), yaml);
const navy = "colours: { main: '#1F3A6E', accent: '#F2B134' }\n";

/** A logo of one colour that no other icon has. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#FF00FF" d="M0 0h64v64H0z"/></svg>';

it('is the sample’s look where the content says nothing, or something wrong', () => {
  expect(readBrand(contentDir)).toBeUndefined();
  write("colours: { main: green, accent: '#F2B134' }\n");
  expect(readBrand(contentDir)).toBeUndefined();
  process.env.GATSBY_BRAND = 'of an earlier build';
  setBrand(contentDir);
  expect(process.env.GATSBY_BRAND).toBeUndefined();
});

it('keeps the sample’s palette for the sample’s colours', () => {
  write("colours: { main: '#23503D', accent: '#E9A520' }\n");
  expect(readBrand(contentDir)).toEqual({
    palette: samplePalette,
    type: 'fraunces-mukta',
    decoration: 'hills',
    ownLogo: true,
  });
});

describe('a school of its own colours', () => {
  beforeEach(() => {
    write(`${navy}type: poppins-hind\ndecoration: plain\n`);
    writeFileSync(join(contentDir, 'pictures/mark.svg'), logo);
    setBrand(contentDir);
    jest.resetModules();
  });

  it('has them in the tokens and in what browsers paint around the site', async () => {
    const { semanticTokens } =
      (await import('../../src/theme/semantic-tokens')) as typeof StyleSheet;
    expect(JSON.stringify(semanticTokens.shadows)).not.toContain('18 44 34');
    const { tokens } = await import('../../src/theme/tokens');
    expect(tokens.colors.pine).toMatchObject({ 700: { value: '#1F3A6E' } });
    expect(tokens.fonts.display.value).toBe("'Poppins', system-ui, sans-serif");
    const { webManifest } =
      (await import('../../src/build/publish/web-manifest')) as typeof WebManifest;
    const text = webManifest({
      name: 'Navy School',
      shortName: 'Navy',
      siteUrl: 'https://navy.example',
    });
    expect(text).not.toContain(samplePalette.pine[800]);
    expect(text).toContain(tokens.colors.pine[800]?.value);
  });

  it('has its own logo in every icon, and no hills', async () => {
    const { writeBrandFiles } =
      (await import('../../src/build/publish/brand-files')) as typeof BrandFiles;
    await writeBrandFiles(publicDir, contentDir);
    for (const [name, size] of [
      ['icon-192', 192],
      ['icon-512', 512],
      ['icon-maskable-512', 512],
      ['apple-touch-icon', 180],
    ] as const) {
      const { data, info } = await sharp(join(publicDir, `icons/${name}.png`))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([name, info.width, info.height]).toEqual([name, size, size]);
      const middle = ((size / 2) * size + size / 2) * 3;
      expect([name, ...data.subarray(middle, middle + 3)]).toEqual([name, 255, 0, 255]);
    }
    const { existsSync, readFileSync } = await import('node:fs');
    for (const name of ['mark.svg', 'mark-mono.svg', 'favicon.svg']) {
      expect(readFileSync(join(publicDir, name), 'utf8')).toBe(logo);
    }
    expect(readFileSync(join(publicDir, 'favicon.ico')).readUInt16LE(2)).toBe(1);
    expect(existsSync(join(publicDir, 'footer-ridge.svg'))).toBe(false);
    // Its place has the ground of the colour mode.
    expect(readFileSync(join(publicDir, 'default-picture.svg'), 'utf8')).not.toMatch(
      /Hills|M0 0h800v600/,
    );
    // Its logo stands in it, not the sign of a missing picture.
    expect(readFileSync(join(publicDir, 'default-picture.svg'), 'utf8')).toMatch(
      /<image [^>]*href="data:image\/webp;base64,\w/,
    );
  });

  it('has rules without a colour of the sample’s, transparent ones too', async () => {
    const { withOwnShades } = await import('../../src/theme/own-shades');
    const css =
      'a{background:rgb(10 26 20 / 0.6)}b{color:#DCE9E1}c{background:rgb(8 16 12 / 0.98)}';
    expect(withOwnShades(css)).not.toMatch(/10 26 20|8 16 12|#DCE9E1/);
  });
});
