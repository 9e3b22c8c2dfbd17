import { useEffect, useEffectEvent, useRef } from 'react';
import {
  clearContactDraft,
  isDraftOver,
  readContactDraft,
  saveContactDraft,
} from './contact.draft';
import type { ContactMessage } from './contact.schema';

/** How often an open page checks whether its draft has expired, in milliseconds. */
const CHECK_EVERY = 60_000;

/**
 * The draft of a contact form on a device that the next person may use: it ends with the tab, an hour
 * after the last key, and when it is cleared. `onOver` empties the form; it is also called when an old
 * page comes back from the browser's memory.
 */
export function useContactDraft(onOver: () => void) {
  const typedAt = useRef<number>(undefined);
  const clear = () => {
    typedAt.current = undefined;
    clearContactDraft();
  };
  const check = useEffectEvent(() => {
    if (typedAt.current === undefined || !isDraftOver(typedAt.current)) return;
    clear();
    onOver();
  });
  useEffect(() => {
    const look = () => check();
    const timer = setInterval(look, CHECK_EVERY);
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return {
    /** The stored draft; 'over' when it had expired, and is deleted now. */
    restore(): ContactMessage | 'over' | undefined {
      const draft = readContactDraft();
      if (!draft) return undefined;
      if (isDraftOver(draft.typedAt)) {
        clear();
        return 'over';
      }
      typedAt.current = draft.typedAt;
      return draft.message;
    },
    save(message: ContactMessage) {
      typedAt.current = Date.now();
      saveContactDraft(message);
    },
    clear,
  };
}
