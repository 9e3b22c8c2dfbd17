import { internalApiChanged } from '../internal-api-changed';

interface DefinePlugin {
  definitions: Record<string, string>;
}

const isDefine = (plugin: object): plugin is DefinePlugin =>
  plugin.constructor.name === 'DefinePlugin' && 'definitions' in plugin;

/** What of one school a browser reads off the page that it shows, so that its scripts are no school's. */
export const inBrowser = {
  'process.env.GATSBY_SCHOOL_CODE': `document.querySelector('meta[name="school"]')?.content`,
};

/** What of one school the renderer is told when it runs: it draws for every school of one theme variant. */
export const inRenderer = {
  'process.env.GATSBY_SCHOOL_CODE': "process['env'].GATSBY_SCHOOL_CODE",
  'process.env.GATSBY_BLANK_PAGES': "process['env'].GATSBY_BLANK_PAGES",
  'process.env.GATSBY_BRAND': "process['env'].GATSBY_BRAND",
  // Pages are placed below a path when they are finished.
  'process.env.GATSBY_BASE': '""',
};

/**
 * Has a bundle take these expressions where Gatsby would write down what the environment holds. Throws
 * when webpack's plugin that does so is not there.
 */
export function redefine(
  plugins: readonly object[] = [],
  expressions: Readonly<Record<string, string>>,
): object[] {
  const define = plugins.find(isDefine);
  if (!define) {
    const found = 'There is no plugin DefinePlugin with definitions.';
    throw internalApiChanged(found, 'src/build/bundle/redefine.ts');
  }
  Object.assign(define.definitions, expressions);
  return [...plugins];
}
