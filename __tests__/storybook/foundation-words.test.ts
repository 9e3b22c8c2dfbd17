/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { textStyles } from '../../src/theme/text-styles';
import { pictureShapes, sceneFamilies } from '../../stories/foundations/picture-words';
import { textStyleWords } from '../../stories/foundations/type-words';

const alts = parse(readFileSync('content/pictures/alt.yaml', 'utf8')) as Record<string, string>;

it('shows every text style', () => {
  expect(Object.keys(textStyleWords)).toEqual(Object.keys(textStyles));
});

it('shows scenes that are there and described, each once', () => {
  const shown = sceneFamilies.flatMap(({ scenes }) => scenes);
  expect([...new Set(shown)]).toEqual(shown);
  for (const name of shown) expect(Object.keys(alts)).toContain(`scenes/${name}.webp`);
});

it('describes pictures that are there, in a sentence', () => {
  expect(Object.keys(alts).length).toBeGreaterThan(0);
  for (const [file, text] of Object.entries(alts)) {
    expect([file, existsSync(`content/pictures/${file}`)]).toEqual([file, true]);
    expect(text).toMatch(/^[A-Z].{18,123}\.$/);
  }
});

it('shows shapes with pictures that exist', () => {
  for (const { scene } of pictureShapes) {
    const folders = ['scenes', 'people'].filter((folder) =>
      existsSync(`content/pictures/${folder}/${scene}.webp`),
    );
    expect([scene, folders.length]).toEqual([scene, 1]);
  }
});
