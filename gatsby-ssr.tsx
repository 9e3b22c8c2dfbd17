import './src/theme/fonts.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { renderWhole } from './src/seo/render-whole';
import type { PageKind } from './src/seo/page-kind';
import { isOwnHeadElement, siteHeadElements } from './src/seo/site-head';
import { PageFrame, pagePath } from './src/templates/page-frame';

/** What kind of page stands at a path. */
const kinds = new Map<string, PageKind>();

export const wrapPageElement: GatsbySSR<object, { kind?: PageKind }>['wrapPageElement'] = ({
  element,
  props,
}) => {
  const path = pagePath(props.location.pathname);
  kinds.set(path, props.pageContext.kind ?? 'live');
  return <PageFrame path={path}>{element}</PageFrame>;
};

/**
 * Only the rules that the page uses, in its head: nothing to fetch before the first paint. Their
 * names are read off them in the browser (see `name-rules`).
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  // No prefixes: every browser in use knows these properties plainly, and they double the rules.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = await renderWhole(
    <CacheProvider value={cache}>{bodyComponent as ReactElement}</CacheProvider>,
  );
  const chunks = extractCriticalToChunks(html);
  setHeadComponents(
    chunks.styles.map(({ key, css }) => (
      <style key={key} data-emotion={key} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
  replaceBodyHTMLString(chunks.html);
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
