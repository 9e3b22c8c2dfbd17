/** @jest-environment node */
import { existsSync } from 'node:fs';
import { textStyles } from '../../src/theme/text-styles';
import { sceneAlt } from '../../src/tools/illustrations/alt';
import { pictureShapes, sceneFamilies } from '../../stories/foundations/picture-words';
import { textStyleWords } from '../../stories/foundations/type-words';

it('shows every text style', () => {
  expect(Object.keys(textStyleWords)).toEqual(Object.keys(textStyles));
});

it('shows scenes that are drawn, each once', () => {
  const shown = sceneFamilies.flatMap(({ scenes }) => scenes);
  expect([...new Set(shown)]).toEqual(shown);
  for (const name of shown) {
    expect([name, name in sceneAlt]).toEqual([name, true]);
    expect([name, existsSync(`content/pictures/scenes/${name}.webp`)]).toEqual([name, true]);
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
