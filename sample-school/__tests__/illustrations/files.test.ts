/** @jest-environment node */
import { albums, drawShot } from '../../illustrations/albums';
import { birthdayCard, birthdayCount } from '../../illustrations/cards';
import { toIco } from '../../../src/hosting/ico';
import { faviconSvg, markSvg, monoMarkSvg, tileSvg } from '../../illustrations/icons';
import { jobs } from '../../illustrations/jobs';
import { grainTile } from '../../illustrations/parts/grain';
import { random, seedOf } from '../../illustrations/random';
import { defaultPicture } from '../../illustrations/scenes/default-picture';
import { mix, n } from '../../illustrations/svg';

describe('picture files', () => {
  it('writes every file once', () => {
    const files = jobs().map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });

  it('gives every album six to fourteen photos, no two the same', () => {
    expect(Object.keys(albums)).toHaveLength(12);
    for (const shots of Object.values(albums)) {
      expect(shots.length).toBeGreaterThanOrEqual(6);
      expect(shots.length).toBeLessThanOrEqual(14);
      expect(new Set(shots.map((shot) => JSON.stringify(shot))).size).toBe(shots.length);
    }
  });

  it('keeps every frame of an album inside its scene', () => {
    for (const { frame } of Object.values(albums).flat()) {
      const [x, y, width] = frame;
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(1920);
      expect(y + width * 0.75).toBeLessThanOrEqual(1080);
    }
  });

  it('cuts a shot to its frame', () => {
    const svg = drawShot({ scene: 'exhibition', seed: 3, frame: [100, 200, 800] }, 0.75, 'cut');
    expect(svg).toContain('viewBox="100 200 800 600"');
  });

  it('draws a different birthday card for each place in the list', () => {
    const cards = Array.from({ length: birthdayCount }, (_, index) => birthdayCard(index));
    expect(new Set(cards).size).toBe(birthdayCount);
  });

  it('keeps the default picture small', () => {
    expect(Buffer.byteLength(defaultPicture())).toBeLessThanOrEqual(6 * 1024);
  });

  it('draws the mark in two colours, in one, and on a tile', () => {
    expect(markSvg().match(/fill="#/g)).toHaveLength(3);
    expect(monoMarkSvg()).toContain('fill="currentColor" fill-rule="evenodd"');
    expect(faviconSvg()).toContain('prefers-color-scheme:dark');
    expect(tileSvg(0.2)).toContain('translate(12.80 12.80) scale(0.600)');
  });

  it('wraps a PNG into an icon file', () => {
    const png = Buffer.from([1, 2, 3]);
    const icon = toIco(png, 32);
    expect(icon.readUInt8(6)).toBe(32);
    expect(icon.readUInt32LE(14)).toBe(3);
    expect(icon.subarray(icon.readUInt32LE(18))).toEqual(png);
  });
});

describe('drawing helpers', () => {
  it('gives the same numbers for the same seed, within the range', () => {
    const a = random(seedOf('x'));
    const b = random(seedOf('x'));
    for (let i = 0; i < 50; i += 1) {
      const value = a(2, 5);
      expect(value).toBe(b(2, 5));
      expect(value).toBeGreaterThanOrEqual(2);
      expect(value).toBeLessThan(5);
    }
  });

  it('refuses to pick from nothing', () => {
    expect(() => random(1).pick([])).toThrow('nothing to pick');
  });

  it('mixes colours and shortens numbers', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(n(1.04)).toBe('1');
    expect(n(-0.25, 2)).toBe('-0.25');
  });

  it('makes the grain tile in RGBA, the same every time', () => {
    expect(grainTile(16)).toHaveLength(16 * 16 * 4);
    expect(grainTile(16)).toEqual(grainTile(16));
  });
});
