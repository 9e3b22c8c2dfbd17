/** @jest-environment node */
import { portalJobs } from '../../illustrations/scenes/portals';

const drawn = portalJobs.map(({ file, svg }) => ({ file, svg: svg() }));

describe('portal pictures', () => {
  it('draws the four pictures that the software page shows', () => {
    expect(portalJobs.map(({ file }) => file)).toEqual(
      ['manage-data', 'parent-portal', 'communication-portal', 'mobile-app'].map(
        (name) => `content/pictures/portals/${name}.webp`,
      ),
    );
  });

  it.each(drawn)('$file is 1600 × 1000 without broken numbers', ({ svg }) => {
    expect(svg).toMatch(/^<svg [^>]*width="1600" height="1000"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each(drawn)('$file defines every id once and refers to no other', ({ svg }) => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(drawn)('$file writes no text, so that nothing depends on a font', ({ svg }) => {
    expect(svg).not.toContain('<text');
  });
});
