import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Runs a callback after the next paint; returns a function that cancels it. */
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
 * The value of an input, and its setter. A key is shown at once; `onChange` is called after the paint, so
 * that no list delays typing. A value from outside (Back, a reset button) replaces what was typed.
 */
export function useDeferredInput(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const callOff = useRef<() => void>();
  // In the same task: to a field that waited for its value the next key would be added while it is empty. What was
  // typed into the built page comes from outside, too.
  useLayoutEffect(() => {
    if (value === told.current) return;
    told.current = value;
    // A key that is still to be told was pressed later.
    if (!callOff.current) setTyped(value);
  }, [value]);
  useEffect(() => () => callOff.current?.(), []);
  const type = (text: string) => {
    setTyped(text);
    callOff.current?.();
    callOff.current = afterPaint(() => {
      callOff.current = undefined;
      told.current = text;
      onChange(text);
    });
  };
  return [typed, type] as const;
}
