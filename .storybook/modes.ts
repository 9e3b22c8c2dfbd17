/** The ways in which Chromatic takes each story: the same as `npm run test:visual`. */
export const modes = {
  'light desktop': { colourMode: 'light', viewport: { width: 1280, height: 900 } },
  'dark desktop': { colourMode: 'dark', viewport: { width: 1280, height: 900 } },
  'light phone': { colourMode: 'light', viewport: { width: 360, height: 740 } },
  'dark phone': { colourMode: 'dark', viewport: { width: 360, height: 740 } },
};
