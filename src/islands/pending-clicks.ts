/**
 * Repeats the presses on an island's buttons that came before it was live, each once. The boot script
 * of the page has marked the buttons.
 */
export function repeatPendingClicks(element: HTMLElement): void {
  for (const button of element.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset.pressed;
    button.click();
  }
}
