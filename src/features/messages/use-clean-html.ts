import { useEffect, useState } from 'react';
import { escapeHtml } from '../../lib/html/escape-html';
import { htmlToText } from '../../lib/http/html-text';
import { sanitizeHtml } from '../../lib/http/sanitize-html';

/** A letter's sanitized HTML: `undefined` while it is sanitized in a browser, '' when no text is left. */
export function useCleanHtml(html: string | undefined): string | undefined {
  // A build gives letters whose HTML is safe already (`build/list-files/page-lists.ts`).
  const [cleaned, setCleaned] = useState(() =>
    typeof window === 'undefined' && html !== undefined ? { from: html, html } : undefined,
  );
  useEffect(() => {
    if (html === undefined) return undefined;
    let wanted = true;
    void clean(html).then((result) => {
      if (wanted) setCleaned({ from: html, html: result });
    });
    return () => {
      wanted = false;
    };
  }, [html]);
  return cleaned && cleaned.from === html ? cleaned.html : undefined;
}

async function clean(html: string): Promise<string> {
  // The sanitizer is loaded at its first use; without it the text is shown as plain text.
  const safe = await sanitizeHtml(html).catch(() => plainParagraphs(html));
  return htmlToText(safe) === '' ? '' : safe;
}

function plainParagraphs(html: string): string {
  const paragraphs = html.split(/<\/p\s*>/i).map((part) => htmlToText(part));
  return paragraphs
    .filter(Boolean)
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join('');
}
