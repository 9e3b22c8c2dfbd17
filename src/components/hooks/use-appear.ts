import { type RefObject, useEffect, useRef } from 'react';
import { appear } from './appear';

/** Fades an element in when `key` changes; not on the first render. */
export function useAppear(ref: RefObject<HTMLElement | null>, key: unknown): void {
  const shown = useRef(key);
  useEffect(() => {
    if (Object.is(shown.current, key)) return;
    shown.current = key;
    if (ref.current) void appear(ref.current);
  }, [ref, key]);
}
