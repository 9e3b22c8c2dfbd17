import '#fonts.css';
import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { IslandHostContext } from './src/components/island/island';
import { islandHost } from './src/islands/render';
import { renderWhole } from './src/build/render/render-whole';
import type { PageKind } from './src/templates/head/page-kind';
import { isOwnHeadElement, siteHeadElements } from './src/templates/head/site-head';
import { PageFrame, pagePath } from './src/templates/page-frame';
import { globalRules, rulesOf, startStyleSheet } from './src/theme/chakra/site/style-sheet';

startStyleSheet();

/** The kind of the page at a path. */
const kinds = new Map<string, PageKind>();

export const wrapPageElement: GatsbySSR<object, { kind?: PageKind }>['wrapPageElement'] = ({
  element,
  props,
}) => {
  const path = pagePath(props.location.pathname);
  kinds.set(path, props.pageContext.kind ?? 'live');
  return <PageFrame path={path}>{element}</PageFrame>;
};

/** The page with its islands, and in its head the rules that it uses (`docs/islands.md`). */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const html = await renderWhole(
    <IslandHostContext value={islandHost}>{bodyComponent as ReactElement}</IslandHostContext>,
  );
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
  setHtmlAttributes({ lang: 'en-IN' });
  setHeadComponents(siteHeadElements(kinds.get(pagePath(pathname)) ?? 'live'));
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter(isOwnHeadElement));
};
