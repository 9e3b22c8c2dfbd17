import { useEffect, useState } from 'react';
import {
  clearContactDraft,
  isDraftOver,
  readContactDraft,
  saveContactDraft,
} from './contact.draft';
import type { ContactMessage } from './contact.schema';

/** How often an open page checks whether its draft has expired, in milliseconds. */
const CHECK_EVERY = 60_000;

function contactDraft() {
  let typedAt: number | undefined;
  const clear = () => {
    typedAt = undefined;
    clearContactDraft();
  };
  return {
    /** The stored draft; 'over' when it had expired, and is deleted now. */
    restore(): ContactMessage | 'over' | undefined {
      const draft = readContactDraft();
      if (!draft) return undefined;
      if (isDraftOver(draft.typedAt)) {
        clear();
        return 'over';
      }
      typedAt = draft.typedAt;
      return draft.message;
    },
    save(message: ContactMessage) {
      typedAt = Date.now();
      saveContactDraft(message);
    },
    isOver: () => typedAt !== undefined && isDraftOver(typedAt),
    clear,
  };
}

/**
 * The draft of a contact form on a device that the next person may use: it ends with the tab, an hour
 * after the last key, and when it is cleared. `onOver`, whose identity is stable, empties the form; it is
 * also called when an old page comes back from the browser's memory.
 */
export function useContactDraft(onOver: () => void) {
  const [draft] = useState(contactDraft);
  useEffect(() => {
    const look = () => {
      if (!draft.isOver()) return;
      draft.clear();
      onOver();
    };
    const timer = setInterval(look, CHECK_EVERY);
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [draft, onOver]);
  return draft;
}
