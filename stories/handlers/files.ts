import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { networkDelay } from './network';
import type { Reply } from './reply';
import { answer } from './reply';

/** A small PDF: enough for its first bytes to say what it is. */
export function examplePdf(): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n',
  );
}

/** A picture drawn from its path alone, so that the same path looks the same on every machine. */
function examplePicture(path: string): string {
  const hue = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="1600" height="1200">
  <rect width="160" height="120" fill="hsl(${hue} 45% 82%)"/>
  <circle cx="118" cy="34" r="13" fill="hsl(${(hue + 40) % 360} 75% 72%)"/>
  <path d="M0 86 36 50l26 24 30-36 68 58v24H0z" fill="hsl(${hue} 28% 52%)"/>
  <path d="M0 102 44 78l40 18 34-20 42 24v20H0z" fill="hsl(${hue} 32% 34%)"/>
</svg>`;
}

/** Answers the calls for pictures and files: drawn pictures, a small PDF, or as the reply says. */
export function filesHandlers(reply: Reply = {}): HttpHandler[] {
  return [
    http.get(/^https?:\/\/[^/]+\/api\/image(?:\/|$)/, async ({ request }) => {
      if (Object.keys(reply).length > 0) return answer(reply, null);
      if (networkDelay()) await delay(networkDelay());
      const { pathname, searchParams } = new URL(request.url);
      const path = searchParams.get('url') ?? pathname;
      return path.endsWith('.pdf') ? pdfReply() : pictureReply(path);
    }),
  ];
}

function pdfReply(): Response {
  return new HttpResponse(examplePdf(), { headers: { 'Content-Type': 'application/pdf' } });
}

function pictureReply(path: string): Response {
  return new HttpResponse(examplePicture(path), { headers: { 'Content-Type': 'image/svg+xml' } });
}
