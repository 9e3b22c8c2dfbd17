import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '#chakra';
import type { ReactNode } from 'react';
import type { Diagnostic } from '../../content/diagnostics';
import { system } from '../../theme';
import { Problems } from './problems';

/** A cache of rules that stand in the head of another document, such as a frame's. */
export const cacheIn = (container: HTMLElement) =>
  createCache({ key: 'preview', container, speedy: false });

export interface PreviewFrameProps {
  diagnostics: readonly Diagnostic[];
  /** Where the rules of the components are written. */
  cache: EmotionCache;
  children: ReactNode;
}

/** What every preview has: the look of the site, and above all else what is to put right. */
export function PreviewFrame({ diagnostics, cache, children }: PreviewFrameProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <Problems diagnostics={diagnostics} />
        {children}
      </ChakraProvider>
    </CacheProvider>
  );
}
