import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine is slow, not wrong: what comes late is waited for.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has none of these; the site asks them only for comfort, never for meaning.
window.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(window, {
  ResizeObserver: window.ResizeObserver ?? Observer,
  IntersectionObserver: window.IntersectionObserver ?? Observer,
});

if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  // A form of a dialog closes it: jsdom can't submit one.
  document.addEventListener('submit', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || target.getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    target.closest('dialog')?.close();
  });
}
