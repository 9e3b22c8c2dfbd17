import { chakra } from '#chakra';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { copyText } from './copy-text';
import { sitePath } from '../../lib/site-path';
import { needsScripts } from '../../theme/needs-scripts';

/**
 * Shares an address with the Web Share API; where there is none, copies it. Returns the message: none where
 * the device has shown its own dialog.
 */
async function shareAddress(title: string, url: string): Promise<string> {
  // The types know it everywhere; Firefox on a desktop does not, and no browser without https.
  const { share } = navigator as Partial<Navigator>;
  if (share) {
    try {
      await share.call(navigator, { title, url });
      return '';
    } catch (cause) {
      // Closed by the visitor.
      if (cause instanceof Error && cause.name === 'AbortError') return '';
    }
  }
  return copyText(url, 'The address is copied.');
}

export interface ShareButtonProps {
  /** What is shared, for the device's own window and for those who hear the buttons one by one. */
  title: string;
  /** Its address on this site. */
  path: string;
}

/** Shares an address with the Web Share API, or copies it and says so. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [note, setNote] = useState<string>();
  const share = () => {
    // The place of the words comes before them: only what changes in it is announced.
    setNote('');
    const own = process.env.GATSBY_BASE ? sitePath(path) : path;
    void shareAddress(title, new URL(own, window.location.href).href).then(setNote);
  };
  return (
    // Above a link that covers the whole of a row.
    <chakra.span
      position="relative"
      mx={-2}
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      gap={2}
    >
      <Button variant="ghost" size="sm" px={2} css={needsScripts} onClick={share}>
        <Icon as={Share2} size={18} />
        <span>
          Share<chakra.span srOnly>: {title}</chakra.span>
        </span>
      </Button>
      {note === undefined ? null : <ShareNote>{note}</ShareNote>}
    </chakra.span>
  );
}

/** The result, in a live region. */
export function ShareNote({ children }: { children: string }) {
  return (
    <chakra.span role="status" textStyle="small" color="ink.muted" overflowWrap="anywhere">
      {children}
    </chakra.span>
  );
}
