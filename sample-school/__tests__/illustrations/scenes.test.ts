/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { sceneNames, scenes } from '../../illustrations/scenes';
import { finish } from '../../illustrations/stage';
import { inProject } from '../../project';

const draw = (name: (typeof sceneNames)[number], seed?: number): string => {
  const { stage, body } = scenes[name]({ seed });
  return finish(stage, body);
};

/** Tags that are opened and never closed, or closed in the wrong order. */
const unbalanced = (svg: string): string[] => {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [, slash, tag, , self] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    if (tag === undefined || self === '/') continue;
    if (slash !== '/') open.push(tag);
    else if (open.pop() !== tag) faults.push(tag);
  }
  return [...faults, ...open];
};

describe('scenes', () => {
  it.each(sceneNames)('%s is a whole SVG without broken numbers', (name) => {
    const svg = draw(name);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1920" height="1080"/,
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(unbalanced(svg)).toEqual([]);
  });

  it.each(sceneNames)('%s gives every id its own name and a prefix', (name) => {
    const ids = [...draw(name).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(ids.filter((id) => !id.startsWith(`${name}-`))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(sceneNames)('%s refers only to ids that it defines', (name) => {
    const svg = draw(name);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('draws the same picture for the same seed, and another one for another seed', () => {
    expect(draw('library', 5)).toBe(draw('library', 5));
    expect(draw('library', 5)).not.toBe(draw('library', 6));
  });

  it('has a text in the content for every scene', () => {
    const alts = parse(readFileSync(inProject('content/pictures/alt.yaml'), 'utf8')) as object;
    expect(Object.keys(alts)).toEqual(
      expect.arrayContaining(sceneNames.map((name) => `scenes/${name}.webp`)),
    );
  });
});
