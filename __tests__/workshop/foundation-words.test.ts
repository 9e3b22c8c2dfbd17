/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { textStyles } from '../../src/theme/text-styles';
import { pictureShapes, sceneFamilies } from '../../stories/foundations/picture-words';
import { textStyleWords } from '../../stories/foundations/type-words';

it('shows every text style', () => {
  expect(Object.keys(textStyleWords)).toEqual(Object.keys(textStyles));
});

it('shows every scene of the content folder, and no other', () => {
  const drawn = readdirSync('content/pictures/scenes').map((file) => file.replace('.webp', ''));
  const shown = sceneFamilies.flatMap(({ scenes }) => scenes);
  expect([...shown].sort()).toEqual(drawn.sort());
});

it('shows shapes with pictures that exist', () => {
  for (const { scene } of pictureShapes) {
    const folders = ['scenes', 'people'].filter((folder) =>
      existsSync(`content/pictures/${folder}/${scene}.webp`),
    );
    expect([scene, folders.length]).toEqual([scene, 1]);
  }
});
