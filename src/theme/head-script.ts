import { colourModeKey } from './colour-mode-key';

/**
 * Runs in the head before the first paint: the stored colour mode becomes a class. A blocked storage
 * only means that no choice is known. The boot script at the end of the page answers the button.
 */
export const headScript = `try{document.documentElement.className=localStorage["${colourModeKey}"]||""}catch{}`;
