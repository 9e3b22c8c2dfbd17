import { ChakraProvider, chakra as realChakra } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { system } from '../../../../src/theme';
import { chakra as siteChakra } from '../../../../src/theme/chakra/site';
import { rulesOf, startStyleSheet } from '../../../../src/theme/chakra/site/style-sheet';

startStyleSheet();

export type Props = Record<string, unknown>;
type Piece = ComponentType<Props>;
type Factory = (tag: string, recipe?: object, options?: object) => Piece;

/** The two factories, with plain types, so that a test may hand either whatever it likes. */
export const factories = {
  chakra: realChakra as unknown as Factory,
  site: siteChakra as unknown as Factory,
};

/** HTML as Chakra renders it, with the rules that it puts before the elements. */
export function renderedByChakra(page: ReactNode): string {
  // Built pages have no prefixes either.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  return renderToString(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{page}</ChakraProvider>
    </CacheProvider>,
  );
}

const classIn = (html: string) => /<\w+[^>]* data-key[^>]*>/.exec(html)?.[0] ?? '';
const dressed = (html: string) => / class="([^"]*)"/.exec(classIn(html))?.[1]?.split(' ') ?? [];

/** The rule of the one element with `data-key`, its class named X. */
function ruleByChakra(page: ReactNode): string {
  const html = renderedByChakra(page);
  const name = dressed(html).find((each) => each.startsWith('css-')) ?? 'css-none';
  const style = `<style data-emotion="css ${name.slice(4)}">`;
  const [, rule = ''] = html.split(style);
  return rule.slice(0, rule.indexOf('</style>')).replaceAll(`.${name}`, '.X');
}

function ruleBySite(page: ReactNode): string {
  const html = renderToString(page);
  const rule = rulesOf(classIn(html));
  return dressed(html).reduce((text, name) => text.replaceAll(`.${name}`, '.X'), rule);
}

/** The rules that both ways of rendering give one element: Chakra's, and the built page's. */
export function rulesOfBoth(makeChakra: Piece, makeSite: Piece, props: Props) {
  const [Real, Site] = [makeChakra, makeSite];
  return {
    chakra: ruleByChakra(<Real data-key="" {...props} />),
    site: ruleBySite(<Site data-key="" {...props} />),
  };
}
