/** The element that says that the reader is offline. */
export const noteId = 'offline-note';

/** The sentence over a kept page; `asOf` is a day and time for reading. */
export function noteText(asOf: string): string {
  return `You seem to be offline. This page is as it was on ${asOf}; lists such as news and events need the network.`;
}

/** A kept page with the sentence on top, outside of what the page's scripts take over. */
export function withNote(html: string, asOf: string): string {
  const note = `<p id="${noteId}" role="status">${noteText(asOf)}</p>`;
  return html.replace(/<body[^>]*>/, (body) => body + note);
}
