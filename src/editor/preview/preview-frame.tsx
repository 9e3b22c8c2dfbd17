import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider, chakra, Text } from '#chakra';
import type { ReactNode } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Diagnostic } from '../../content/diagnostics';
import { system } from '../../theme';
import { Icon } from '../../components/icon/icon';
import { noticeRecipe } from '../../components/editor-notes/notice.recipe';

const Note = chakra('div', noticeRecipe, { defaultProps: { tone: 'warning' } });

/** What the check of the content would say of the open form; nothing when all is well. */
function Problems({ diagnostics }: { diagnostics: readonly Pick<Diagnostic, 'message'>[] }) {
  if (diagnostics.length === 0) return null;
  const messages = [...new Set(diagnostics.map(({ message }) => message))];
  return (
    <Note role="status" m={4}>
      <Icon as={TriangleAlert} size={22} />
      <div>
        <Text>To put right before this can be published</Text>
        <chakra.ul ps={5}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </chakra.ul>
      </div>
    </Note>
  );
}

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
