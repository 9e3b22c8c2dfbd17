/** @jest-environment node */
import { globalRules } from '../../../src/theme/chakra/site/style-sheet';

// As in a browser: the rules go into the page and do not come back.
jest.mock('@emotion/cache', () => () => ({ insert: () => undefined, sheet: {} }));

it('stops at an Emotion that gives no rules back, and says who relies on it', () => {
  expect(globalRules).toThrow(
    /inside of @emotion\/cache, on which src\/theme\/chakra\/site\/style-sheet\.ts relies/,
  );
});
