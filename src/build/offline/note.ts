/** The element that says that the reader is offline. */
export const noteId = 'offline-note';

/** The note on a cached page; `asOf` is a formatted day and time. */
export function noteText(asOf: string): string {
  return `You seem to be offline. This page is as it was on ${asOf}; lists that are not shown need the network.`;
}

/** A cached page with the note on top, outside of what the page's scripts hydrate. */
export function withNote(html: string, asOf: string): string {
  const note = `<p id="${noteId}" role="status">${noteText(asOf)}</p>`;
  return html.replace(/<body[^>]*>/, (body) => body + note);
}
