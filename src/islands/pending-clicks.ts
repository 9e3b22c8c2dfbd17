/**
 * A button that was clicked before its island was hydrated. The flag is a property, not an attribute:
 * React would report an attribute that no component has rendered.
 */
export interface PressedButton extends HTMLElement {
  pendingClick?: boolean;
}

/**
 * Replays the clicks on an island's buttons that came before it was hydrated, each once. The boot script
 * of the page has flagged the buttons.
 */
export function repeatPendingClicks(element: HTMLElement): void {
  for (const button of element.querySelectorAll<PressedButton>('button')) {
    if (!button.pendingClick) continue;
    delete button.pendingClick;
    button.removeAttribute('aria-busy');
    button.click();
  }
}
