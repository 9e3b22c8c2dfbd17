/** @jest-environment node */
import { colourNames } from '../../src/theme/palette-values';
import { colourFamilies } from '../../stories/foundations/colour-words';

it('says of every semantic colour what it is for, and of no other', () => {
  const said = colourFamilies.flatMap(({ colours }) => Object.keys(colours));
  expect([...said].sort()).toEqual([...colourNames].sort());
});
