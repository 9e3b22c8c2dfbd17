/** What counts as a first interaction on a page. A field may be reached without any pointer. */
export const interactionEvents = 'pointerdown pointermove keydown scroll focusin';

/** Calls back once, at the first interaction from now on; at once where the boot script waited for one. */
export function atFirstInteraction(callback: () => void): void {
  if (document.getElementById('boot')?.dataset.input) return callback();
  const types = interactionEvents.split(' ');
  const once = () => {
    types.forEach((type) => window.removeEventListener(type, once));
    callback();
  };
  types.forEach((type) => window.addEventListener(type, once, { passive: true }));
}
