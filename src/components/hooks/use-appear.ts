import { type RefObject, useEffect, useRef } from 'react';
import { appear } from './appear';

/** Lets an element come in softly when `key` changes; it stands still at first. */
export function useAppear(ref: RefObject<HTMLElement | null>, key: unknown): void {
  const shown = useRef(key);
  useEffect(() => {
    if (Object.is(shown.current, key)) return;
    shown.current = key;
    if (ref.current) void appear(ref.current);
  }, [ref, key]);
}
