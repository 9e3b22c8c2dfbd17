/** @jest-environment node */

it('stops at an Emotion that gives no rules back, and says who relies on it', async () => {
  // As in a browser: the rules go into the page and do not come back.
  const browsers = { __esModule: true, default: () => ({ insert: () => undefined, sheet: {} }) };
  jest.doMock('@emotion/cache', () => browsers);
  const { globalRules } = await import('../../../src/theme/chakra/site/style-sheet');
  expect(globalRules).toThrow(
    /inside of @emotion\/cache, on which src\/theme\/chakra\/site\/style-sheet\.ts relies/,
  );
});
