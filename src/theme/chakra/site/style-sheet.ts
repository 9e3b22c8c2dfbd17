import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { system } from '../..';
import { withOwnShades } from '../../own-shades';
import { collectStyles, type WrittenStyle } from './factory';
import { collectGlobalRules } from './global-rules';

/*
 * The rules of built pages, written while building by Chakra's own system: tokens, recipes,
 * conditions and all. Never part of a browser's bundle.
 */

const rules = new Map<string, string>();
const others = new Set<string>();

type Styles = Parameters<typeof system.css>[0];
type StyleObjects = Parameters<typeof serializeStyles>[0];

// No prefixes: every browser in use knows these properties plainly, and they double the rules.
const cache = createCache({ key: 'css', stylisPlugins: [] });

/** CSS text of style objects below a selector; '' for rules that name their own. */
function cssText(selector: string, styles: StyleObjects): string {
  const serialized = serializeStyles(styles);
  // Emotion keeps what it has written by this name, whatever the selector was.
  const name = selector + serialized.name;
  // Outside a browser it gives the rules back instead of putting them into a page.
  const text = cache.insert(selector, { ...serialized, name }, cache.sheet, false);
  if (text === undefined) {
    throw new Error(
      `No rule came back for "${selector || 'the global styles'}". The inside of @emotion/cache, on which src/theme/chakra/site/style-sheet.ts relies, has changed: see docs/insides.md.`,
    );
  }
  return withOwnShades(text);
}

function resolve({ recipe, variants, css, styles }: WrittenStyle): StyleObjects[number] {
  const recipeStyles = system.cva(recipe as Parameters<typeof system.cva>[0])(variants);
  const more = [css].flat(2).filter(Boolean) as Styles[];
  return system.css(recipeStyles as Styles, ...more, styles as Styles) as StyleObjects[number];
}

/** Takes down every style from now on; to be called once, before anything is rendered. */
export function startStyleSheet(): void {
  collectStyles((name, written) => {
    const rule = cssText(`.${name}`, [resolve(written)]);
    const earlier = rules.get(name);
    if (earlier !== undefined && earlier !== rule) {
      throw new Error(
        `Two styles have the class name ${name}: write the properties of one of them in another order. ${earlier} ${rule}`,
      );
    }
    rules.set(name, rule);
  });
  collectGlobalRules((set) => {
    const styles = Object.entries(set).map(([selector, rule]) => [
      selector,
      system.css(rule as Styles),
    ]);
    others.add(cssText('', [Object.fromEntries(styles) as StyleObjects[number]]));
  });
}

/** The rules of every class in an HTML text, in the order in which they first occur there. */
export function rulesOf(html: string): string {
  const names = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(' ')) if (rules.has(name)) names.add(name);
  }
  return [...names].map((name) => rules.get(name)).join('');
}

/** Rules for what other packages render, as far as something that was rendered has named them. */
export const otherRules = (): string => [...others].join('');

/**
 * Moves between pages fade on wide screens, unless the visitor wants less motion. On a phone the two
 * pictures that a fade is made of cost 100 to 180 ms (CHANGELOG.md). Chakra's types
 * know no such rule.
 */
const viewTransition =
  '@media (min-width:48em) and (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** The global rules of the theme and the values of all tokens. */
export function globalRules(): string {
  const styles = [system.getGlobalCss(), system.getTokenCss()] as StyleObjects;
  return cssText('', styles) + viewTransition;
}
