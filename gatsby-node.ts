import { resolve } from 'node:path';
import { require as load } from 'tsx/cjs/api';

/*
 * Gatsby's hooks, each file compiled as it is loaded. Gatsby's own way bundles whatever this file
 * imports, half of the site, and took ten seconds of every build.
 */
module.exports = load(resolve('src/generator/gatsby-hooks.ts'), __filename);
