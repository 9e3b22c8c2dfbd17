import { renderToStaticMarkup } from 'react-dom/server';
import type { PageKind } from '../../../src/templates/head/page-kind';
import { isOwnHeadElement, siteHeadElements } from '../../../src/templates/head/site-head';

it.each([
  ['its script', <script key="1" dangerouslySetInnerHTML={{ __html: 'dataset.gatsbyImageSsr' }} />],
  ['its style', <style key="2" dangerouslySetInnerHTML={{ __html: '.gatsby-image-wrapper{}' }} />],
  ['the generator', <meta key="3" name="generator" content="Gatsby" />],
])('leaves out what the image plugin and Gatsby add: %s', (_what, element) => {
  expect(isOwnHeadElement(element)).toBe(false);
});

it('keeps all that is our own', () => {
  expect(siteHeadElements('static').filter((element) => !isOwnHeadElement(element))).toEqual([]);
});

it('names the manifest, and when the scripts of the page come', () => {
  const head = (kind: PageKind) => renderToStaticMarkup(<>{siteHeadElements(kind)}</>);
  expect(head('static')).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
  expect(head('static')).toContain('name="scripts" content="interaction"');
  expect(head('form')).toContain('name="scripts" content="interaction, form"');
  expect(head('live')).not.toContain('name="scripts"');
});
