import { useEffect, useRef, useState } from 'react';

/** Runs something once the browser has painted what was just changed; gives a way to call it off. */
function afterPaint(run: () => void): () => void {
  let timer: number | undefined;
  // A frame is asked for before the paint, a timer in it runs after the paint.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

/**
 * What stands in a box, and the way to type into it. A key shows in the box at once, alone; what it
 * means for the rest of the page is told after the paint, so that no list delays a letter. A value
 * that comes from elsewhere (Back, a button that clears) takes the place of what was typed.
 */
export function useDeferredInput(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const callOff = useRef<() => void>(undefined);
  useEffect(() => {
    if (value === told.current) return;
    callOff.current?.();
    told.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => callOff.current?.(), []);
  const type = (text: string) => {
    setTyped(text);
    callOff.current?.();
    callOff.current = afterPaint(() => {
      told.current = text;
      onChange(text);
    });
  };
  return [typed, type] as const;
}
