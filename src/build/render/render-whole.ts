import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The whole element as HTML, once everything in it has settled. Rejects when rendering fails. */
export async function renderWhole(element: ReactElement): Promise<string> {
  const html = new PassThrough();
  const { pipe } = renderToPipeableStream(element, {
    // Parts that are loaded later in the browser still stand in their place in the document;
    // past its usual size React would append them and move them there by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(html),
    onError: (error) => void html.destroy(error as Error),
  });
  // React 18 writes its buffers to their end, with zeros where the next letter of two bytes or more did not fit:
  // https://github.com/facebook/react/pull/26228
  return (await text(html)).replaceAll('\0', '');
}
