/** What counts as a visitor's first move on a page. A field may be reached without any pointer. */
export const interactionEvents = 'pointerdown pointermove keydown scroll focusin';

/** Calls back once, at the first move from now on; at once where the boot script waited for one. */
export function atFirstInteraction(callback: () => void): void {
  if (document.getElementById('boot')?.dataset.moved) return callback();
  const types = interactionEvents.split(' ');
  const once = () => {
    types.forEach((type) => window.removeEventListener(type, once));
    callback();
  };
  types.forEach((type) => window.addEventListener(type, once, { passive: true }));
}
