import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { register } from 'tsx/cjs/api';

/*
 * Gatsby's hooks, each file compiled as it is loaded. Gatsby's own way bundles whatever this file
 * imports, half of the site, and took ten seconds of every build.
 */
register();
module.exports = createRequire(__filename)(resolve('src/generator/gatsby-hooks.ts'));
