import { chakra } from '#chakra';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import type { PlainDate } from '../../lib/dates/plain-date';
import { copyText } from './copy-text';
import { shareText } from './share-text';
import { sitePath } from '../../lib/site-path';
import { needsScripts } from '../../theme/needs-scripts';
import { inGuessedLanguage } from '../../lib/language/in-guessed-language';

/** What the school is called, as the page tells previews. */
const schoolOfPage = () =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';

/**
 * Shares a text with the Web Share API; where there is none, copies it. The address stands in the text alone: given
 * beside it, some apps leave the text out, and others put it first. Returns the message: none where the device has
 * shown its own dialog.
 */
async function shareIt(title: string, text: string): Promise<string> {
  // The types know it everywhere; Firefox on a desktop does not, and no browser without https.
  const { share } = navigator as Partial<Navigator>;
  if (share) {
    try {
      await share.call(navigator, { title, text });
      return '';
    } catch (cause) {
      // Closed by the visitor.
      if (cause instanceof Error && cause.name === 'AbortError') return '';
    }
  }
  return copyText(text, 'The text is copied, with its address.');
}

export interface ShareButtonProps {
  /** What is shared, for the device's own window and for those who hear the buttons one by one. */
  title: string;
  /** Its address on this site. */
  path: string;
  /** The day that it is of. */
  day?: PlainDate | undefined;
}

/** Shares one item with the Web Share API, or copies its text and says so. */
export function ShareButton({ title, path, day }: ShareButtonProps) {
  const [note, setNote] = useState<string>();
  const share = () => {
    // The place of the words comes before them: only what changes in it is announced.
    setNote('');
    const own = process.env.GATSBY_BASE ? sitePath(path) : path;
    const address = new URL(own, window.location.href).href;
    const text = shareText({ title, school: schoolOfPage(), day, address });
    void shareIt(title, text).then(setNote);
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
          Share
          <chakra.span srOnly {...inGuessedLanguage(title)}>
            : {title}
          </chakra.span>
        </span>
      </Button>
      {note === undefined ? null : <ShareNote>{note}</ShareNote>}
    </chakra.span>
  );
}

/** The result, in a live region. */
export function ShareNote({ children }: { children: string }) {
  return (
    <chakra.span role="status" textStyle="small" color="ink.muted">
      {children}
    </chakra.span>
  );
}
