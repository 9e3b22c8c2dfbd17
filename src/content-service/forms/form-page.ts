import type { FastifyReply, FastifyRequest } from 'fastify';
import { withBase } from '../../lib/base-path';
import { notStored } from '../caching';
import { basePathOfRequest } from '../server/target';
import { hashSource } from '../../lib/headers/content-security-policy';
import { escapeHtml } from '../../lib/html/escape-html';
import { htmlPage } from '../../lib/html/html-page';

/** The type in which a browser sends a form by itself. */
export const htmlFormType = 'application/x-www-form-urlencoded';

/** Whether a browser sent a form by itself: its visitor reads a page, not JSON. */
export function isHtmlForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === htmlFormType;
}

/** What a visitor reads after a browser has sent a form by itself. */
export interface FormOutcome {
  heading: string;
  sentences: string[];
  /** A button that sends a form without fields, and where: a path of the site. */
  button?: { words: string; action: string };
}

const style = `@view-transition{navigation:auto}
:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}
body{max-width:36rem;margin:12vh auto;padding:0 1.25rem}
h1{font-size:1.75rem;line-height:1.25}
a{display:inline-block;padding:.5rem 0}
button{font:inherit;min-height:2.75rem;padding:0 1rem}`;

/** Nothing but its own rules: no script, no picture, no frame, and no form but its button. */
const policyWith = (formAction: string) =>
  `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;

/** Answers a form of HTML with a small page. The status has been set before. */
export function sendFormPage(
  reply: FastifyReply,
  { heading, sentences, button }: FormOutcome,
): FastifyReply {
  const base = basePathOfRequest(reply.request);
  const words = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`);
  const form =
    button &&
    `<form method="post" action="${escapeHtml(withBase(button.action, base))}"><button name="confirm" value="yes">${escapeHtml(button.words)}</button></form>`;
  const body = [...words, ...(form ? [form] : [])].join('\n');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', notStored)
    .header('content-security-policy', policyWith(button ? "'self'" : "'none'"))
    .send(
      htmlPage({
        lang: 'en-IN',
        title: heading,
        head: ['<meta name="robots" content="noindex">', `<style>${style}</style>`],
        body: `<main>
<h1>${escapeHtml(heading)}</h1>
${body}
<p><a href="${base}/">Back to the school’s website</a></p>
</main>`,
      }),
    );
}

/** The page of a form that was refused with an error's status: why, field by field, and what to do. */
export function refusedForm(
  status: number,
  error: string,
  fields: Record<string, string> = {},
): FormOutcome {
  const reasons = Object.values(fields);
  return {
    heading: status === 404 ? 'Not found' : 'This was not sent',
    sentences: [
      ...(reasons.length > 0 ? reasons : [error]),
      'Go back in your browser to change it, or ring the school office.',
    ],
  };
}

/** The page after a message; `copy` says whether its writer, who asked for one, is offered a copy. */
export const sentMessage = (copy?: boolean): FormOutcome => ({
  heading: 'Your message has been sent',
  sentences: [
    'Thank you. The office will answer it by e-mail or telephone.',
    ...(copy === undefined
      ? []
      : [
          copy
            ? 'An e-mail to you has a link for your copy.'
            : 'A copy of it can’t be sent to you just now.',
        ]),
  ],
});
