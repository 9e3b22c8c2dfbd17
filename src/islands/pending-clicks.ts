/**
 * A button that was pressed before its island was live. The mark is a property, not an attribute:
 * React would report an attribute that no component has written.
 */
export interface PressedButton extends HTMLElement {
  pendingClick?: boolean;
}

/**
 * Repeats the presses on an island's buttons that came before it was live, each once. The boot script
 * of the page has marked the buttons.
 */
export function repeatPendingClicks(element: HTMLElement): void {
  for (const button of element.querySelectorAll<PressedButton>('button')) {
    if (!button.pendingClick) continue;
    delete button.pendingClick;
    button.removeAttribute('aria-busy');
    button.click();
  }
}
