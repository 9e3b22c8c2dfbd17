import { type Box, boxes, type Marking, type Wanted } from '../../../content-service/inbox/desk';
import type { StoredMessage, StoredRequest } from '../../../content-service/inbox/stored-message';
import { isBareAddress } from '../../../content-service/mail/letter-text';
import { escapeHtml } from '../../../lib/html/escape-html';
import { pluralize } from '../../../lib/terminal/pluralize';
import { received, requestColumns, requestRow } from '../rows';
import { inboxPage } from './page';

/** How many messages a page lists. */
export const pageLength = 50;

const names: Record<Box, string> = {
  open: 'To answer',
  unread: 'Unread',
  answered: 'Answered',
  spam: 'Probably spam',
};

const queryOf = ({ box, words }: Wanted, more: Record<string, string> = {}) =>
  escapeHtml(String(new URLSearchParams({ box, ...(words && { q: words }), ...more })));

const printButton = '<button type="button" data-print>Print</button>';

function navigation(current: Box | 'certificates', counts: Record<Box, number>): string {
  const mark = (name: string) => (name === current ? ' aria-current="page"' : '');
  const parts = boxes.map(
    (box) => `<a href="/?box=${box}"${mark(box)}>${names[box]} (${counts[box]})</a>`,
  );
  const requests = `<a href="/certificates"${mark('certificates')}>Certificate requests</a>`;
  return `<nav aria-label="Parts of the inbox">${parts.join('\n')}\n${requests}</nav>`;
}

function listItem(one: StoredMessage): string {
  const isNew = one.seenAt === '' && one.answeredAt === '';
  const begin = [...one.message].slice(0, 120).join('');
  return `<li><a href="/messages/${one.id}"${isNew ? ' class="new"' : ''}><span class="muted">${received(one.receivedAt)}</span><span>${escapeHtml(one.name)}${isNew ? ' <span class="muted">(new)</span>' : ''}</span><span><b>${escapeHtml(one.subject)}</b><br><span class="muted">${escapeHtml(begin)}</span></span></a></li>`;
}

/** The list of a part of the inbox, page 0 first: messages one more than a page holds, where there are more. */
export function listView(
  wanted: Wanted,
  counts: Record<Box, number>,
  messages: readonly StoredMessage[],
  page: number,
  notes: readonly string[],
): string {
  const shown = messages.slice(0, pageLength);
  const to = (number: number, words: string) =>
    `<a href="/?${queryOf(wanted, { page: String(number) })}">${words}</a>`;
  const items = shown.map(listItem).join('\n');
  return inboxPage(
    `${names[wanted.box]}: inbox`,
    `<h1>${names[wanted.box]}</h1>
${notes.map((note) => `<p role="status">${escapeHtml(note)}</p>`).join('\n')}
${navigation(wanted.box, counts)}
<form action="/" role="search"><input type="hidden" name="box" value="${wanted.box}"><input type="search" name="q" value="${escapeHtml(wanted.words)}" aria-label="Words of a message"><button>Search</button></form>
<div class="tools"><a href="/export.xlsx?${queryOf(wanted)}">For Excel</a><a href="/export.csv?${queryOf(wanted)}">As CSV</a><a href="/print?${queryOf(wanted)}">For printing</a></div>
${items ? `<ul>${items}</ul>` : `<p>${wanted.words ? 'No message holds these words.' : 'Nothing is here.'}</p>`}
<div class="tools">${page > 0 ? to(page - 1, 'Newer') : ''}${messages.length > pageLength ? to(page + 1, 'Older') : ''}</div>`,
  );
}

function facts(one: StoredMessage, withLinks: boolean): string {
  const mail = `mailto:${encodeURIComponent(one.email)}?subject=${encodeURIComponent(`Re: ${one.subject}`)}`;
  const email = escapeHtml(one.email);
  const canWrite = withLinks && isBareAddress(one.email);
  const rows = [
    ['Received', received(one.receivedAt)],
    ['Name', escapeHtml(one.name)],
    ['Phone', escapeHtml(one.phone)],
    ['E-mail', canWrite ? `<a href="${escapeHtml(mail)}">${email}</a>` : email],
    ['Class', escapeHtml(one.childClass)],
    ['Year of joining', escapeHtml(one.childYear)],
    ['Answered', one.answeredAt && received(one.answeredAt)],
    ['Probably spam', escapeHtml(one.suspicion)],
  ].filter(([, value]) => value);
  return `<dl>${rows.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join('\n')}</dl>
<pre>${escapeHtml(one.message)}</pre>`;
}

const words: Record<Marking, string> = {
  answered: 'Mark as answered',
  open: 'Not answered yet',
  unread: 'Mark as unread',
  spam: 'Mark as spam',
  'not-spam': 'This is no spam',
};

/** One message, with what can be said of it. */
export function messageView(one: StoredMessage): string {
  const isSpam = one.suspicion !== '';
  const offered: Marking[] = isSpam
    ? ['not-spam']
    : one.answeredAt === ''
      ? ['answered', 'unread', 'spam']
      : ['open', 'spam'];
  const buttons = offered.map((as) => `<button name="as" value="${as}">${words[as]}</button>`);
  return inboxPage(
    one.subject,
    `<nav><a href="/">Back to the inbox</a></nav>
<h1>${escapeHtml(one.subject)}</h1>
${facts(one, true)}
<form method="post" action="/messages/${one.id}">${buttons.join('\n')}${printButton}</form>`,
  );
}

/** Messages in full, one after the other. */
export const printView = ({ box }: Wanted, messages: readonly StoredMessage[]): string =>
  inboxPage(
    names[box],
    `<div class="tools"><a href="/?box=${box}">Back to the inbox</a>${printButton}</div>
<h1>${names[box]}: ${pluralize(messages.length, 'message')}</h1>
${messages.map((one) => `<article><h2>${escapeHtml(one.subject)}</h2>${facts(one, false)}</article>`).join('\n')}`,
  );

/** Requests for certificates. */
export function requestsView(
  requests: readonly StoredRequest[],
  counts: Record<Box, number>,
): string {
  const items = requests.map((one) => {
    const [when, ...cells] = requestRow(one);
    const [, ...labels] = requestColumns;
    const parts = cells.map((value, index) => `${labels[index]}: ${escapeHtml(value)}`);
    return `<li><span class="muted">${when}</span> ${parts.join(' · ')}</li>`;
  });
  return inboxPage(
    'Certificate requests: inbox',
    `<h1>Certificate requests</h1>
${navigation('certificates', counts)}
<div class="tools">${printButton}</div>
${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>Nothing is here.</p>'}`,
  );
}
