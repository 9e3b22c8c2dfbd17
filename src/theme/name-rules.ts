/**
 * Tells Emotion which rules a built page has already; to be called before Emotion's own module runs.
 * A list of their names in the page would be a fiftieth of it, and can be read off the rules.
 */
export function nameRules(): void {
  for (const style of document.querySelectorAll('style[data-emotion="css"]')) {
    const names = new Set(style.textContent.match(/\.css-[a-z0-9]+/g));
    const list = [...names].map((name) => name.slice('.css-'.length));
    style.setAttribute('data-emotion', ['css', ...list].join(' '));
  }
}

// At once: the module is imported for this, before all that brings Emotion.
if (typeof document !== 'undefined') nameRules();
