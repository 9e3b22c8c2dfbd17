import '#fonts.css';
import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { IslandHostContext } from './src/components/island/island';
import type { BuiltOf } from './src/islands/built-lists';
import { islandHost } from './src/islands/render';
import { renderWhole } from './src/build/render/render-whole';
import type { PageKind } from './src/templates/head/page-kind';
import { english } from './src/content/alternates';
import type { PageData } from './src/templates/page-data';
import { isOwnHeadElement, siteHeadElements } from './src/templates/head/site-head';
import { PageFrame, pagePath } from './src/templates/page-frame';
import { globalRules, rulesOf, startStyleSheet } from './src/theme/chakra/site/style-sheet';

startStyleSheet();

/** The kind of the page at a path, and its language. */
const kinds = new Map<string, { kind: PageKind; lang: string }>();

interface PageContext {
  kind?: PageKind;
  /** What its islands are built of. */
  builtOf?: BuiltOf;
}

export const wrapPageElement: GatsbySSR<object, PageContext>['wrapPageElement'] = ({
  element,
  props: { data, location, pageContext },
}) => {
  const path = pagePath(location.pathname);
  const { lang = english } = (data as Partial<PageData>).page?.data ?? {};
  kinds.set(path, { kind: pageContext.kind ?? 'live', lang });
  return (
    <IslandHostContext.Provider value={islandHost(pageContext.builtOf)}>
      <PageFrame path={path}>{element}</PageFrame>
    </IslandHostContext.Provider>
  );
};

/** The page with its islands, and in its head the rules that it uses (`docs/islands.md`). */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  // Gatsby asks while it builds; nobody reads that unless it is compared (`comparesWithGatsby`).
  if (process.env.GATSBY_BLANK_PAGES) return replaceBodyHTMLString('<!---->');
  const html = await renderWhole(bodyComponent as ReactElement);
  setHeadComponents(
    Object.entries({ global: globalRules(), page: rulesOf(html) }).map(([name, css]) => (
      <style key={name} data-styles={name} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
  replaceBodyHTMLString(html);
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const { kind, lang } = kinds.get(pagePath(pathname)) ?? { kind: 'live', lang: english };
  setHtmlAttributes({ lang });
  setHeadComponents(siteHeadElements(kind));
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter(isOwnHeadElement));
};
