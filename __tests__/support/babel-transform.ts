import babelJest from 'babel-jest';

/** The site's own Babel preset, so that tests run what Gatsby builds. */
export default babelJest.createTransformer({
  presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
  babelrc: false,
  configFile: false,
});
