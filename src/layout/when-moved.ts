const moves = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'] as const;
let moved: Promise<void> | undefined;

/**
 * Settles at the visitor's first move (pointer, touch, key or scroll); at once on the server. What
 * waits for it is complete in the built HTML and works natively; only its scripts come later.
 */
export function whenMoved(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  moved ??= new Promise((resolve) => {
    const settle = () => {
      moves.forEach((move) => window.removeEventListener(move, settle));
      resolve();
    };
    moves.forEach((move) => window.addEventListener(move, settle, { passive: true }));
    // On a document the move that loaded the scripts is already past.
    const boot = document.getElementById('boot')?.dataset;
    if (boot?.src && boot.data === undefined) settle();
  });
  return moved;
}
