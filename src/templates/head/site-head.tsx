import { coreFonts } from '#core-fonts';
import type { ReactNode } from 'react';
import { headScript } from '../../theme/head-script';
import { tokens } from '../../theme/tokens';
import { type PageKind, scriptsMeta } from './page-kind';

/** What stands in the head of every page; one whose scripts wait is marked (see `finishHtml`). */
export function siteHeadElements(kind: PageKind) {
  return [
    <script key="colour-mode" dangerouslySetInnerHTML={{ __html: headScript }} />,
    ...coreFonts.map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        href={href}
        crossOrigin="anonymous"
      />
    )),
    <meta key="theme" name="theme-color" content={tokens.colors?.pine?.['800']?.value} />,
    <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <link key="feed" rel="alternate" type="application/atom+xml" href="/atom.xml" />,
    kind !== 'live' && <meta key="scripts" name="scripts" content={scriptsMeta[kind]} />,
  ];
}

/**
 * Leaves out what Gatsby and its image plugin put into every head and these pages do not need: the
 * plugin's inline script and styles serve a component that is not used here (see `Picture`).
 */
export function isOwnHeadElement(node: ReactNode): boolean {
  if (!node || typeof node !== 'object' || !('props' in node)) return true;
  const props = node.props as { name?: string };
  return !(props.name === 'generator' || /gatsby-?image/i.test(JSON.stringify(props)));
}
