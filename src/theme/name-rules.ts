/**
 * Runs before Emotion does: it reads from a built page which rules are there already, by a list of
 * their names. The list would be a fiftieth of the page, and can be read off the rules themselves.
 */
if (typeof document !== 'undefined') {
  for (const style of document.querySelectorAll('style[data-emotion="css"]')) {
    const names = new Set(style.textContent.match(/\.css-[a-z0-9]+/g));
    const list = [...names].map((name) => name.slice('.css-'.length));
    style.setAttribute('data-emotion', ['css', ...list].join(' '));
  }
}
