import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { register } from 'tsx/cjs/api';

/*
 * Gatsby's hooks, each file compiled as it is loaded. Gatsby's own way bundles whatever this file
 * imports, half of the site, and took ten seconds of every build.
 */
register();
const load = createRequire(__filename);

// The theme is made of the school's colours as soon as it is loaded.
const { setBrand } = load(resolve('src/build/set-brand.ts')) as {
  setBrand: () => void;
};
setBrand();
module.exports = load(resolve('src/build/gatsby-hooks.ts'));
